/** What the form of the rails family says. */

import type { Language } from '@quai/engine/words.ts';

const en = {
  sections: { places: 'Places', routes: 'Routes', tickets: 'Tickets' },
  grow: {
    places: {
      add: 'Add a place',
      remove: 'Remove this place',
      used: 'Routes or tickets end at {what}. Move their ends first, or remove them too:',
    },
    routes: { add: 'Add a route', remove: 'Remove this route' },
    tickets: { add: 'Add a ticket', remove: 'Remove this ticket' },
  },
  asUser: { routes: 'Route {what}', tickets: 'Ticket {what}' },
  newPlace: 'New place {n}',
  draw: 'Draw a map',
  move: 'Move it on the map',
  pointing: 'Tap the map where it belongs.',
  fields: {
    name: 'Name',
    nameEn: 'Name in English',
    nameFr: 'Name in French',
    a: 'From',
    b: 'To',
    length: 'Spaces',
    colour: 'Colour',
    kind: 'Kind of piece',
    cards: 'Cards, if not one per space',
    icons: 'Icons',
    draw: 'Cards drawn (+X)',
    points: 'Points',
    x: 'Position, horizontal',
    y: 'Position, vertical',
    gray: 'grey: any single colour',
    region: 'Region',
    marks: 'Marks',
    limit: 'Usable of {n} parallel routes, with {seats} players',
  },
};

const fr: typeof en = {
  sections: { places: 'Lieux', routes: 'Routes', tickets: 'Destinations' },
  grow: {
    places: {
      add: 'Ajouter un lieu',
      remove: 'Retirer ce lieu',
      used: 'Des routes ou des destinations aboutissent à {what}. Déplacez-les d’abord, ou retirez-les aussi :',
    },
    routes: { add: 'Ajouter une route', remove: 'Retirer cette route' },
    tickets: { add: 'Ajouter une destination', remove: 'Retirer cette destination' },
  },
  asUser: { routes: 'Route {what}', tickets: 'Destination {what}' },
  newPlace: 'Nouveau lieu {n}',
  draw: 'Dessiner une carte',
  move: 'Le déplacer sur la carte',
  pointing: 'Touchez la carte à l’endroit voulu.',
  fields: {
    name: 'Nom',
    nameEn: 'Nom en anglais',
    nameFr: 'Nom en français',
    a: 'De',
    b: 'À',
    length: 'Espaces',
    colour: 'Couleur',
    kind: 'Type de pièce',
    cards: 'Cartes, si ce n’est pas une par espace',
    icons: 'Icônes',
    draw: 'Cartes piochées (+X)',
    points: 'Points',
    x: 'Position horizontale',
    y: 'Position verticale',
    gray: 'gris : couleur au choix',
    region: 'Région',
    marks: 'Marques',
    limit: 'Utilisables sur {n} routes parallèles, à {seats} joueurs',
  },
};

export const texts: Readonly<Record<Language, typeof en>> = { en, fr };
