/** The family's texts in French. */

import type { Noun, Texts } from './texts.ts';

/** In French, zero is singular too. */
const some = (count: number, noun: Noun) => `${count} ${count < 2 ? noun.one : noun.many}`;
const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`);

export const fr: Texts = {
  prompt: {
    keepFirst: (least, noun) => `Gardez au moins ${some(least, noun)} de votre donne.`,
    keep: (least, noun) => `Gardez au moins ${some(least, noun)} de votre pioche.`,
    turn: (noun) => `Prenez des cartes, une route ou des ${noun.many}.`,
    second: 'Prenez une deuxième carte.',
    pay: (route) => `Comment payez-vous ${route} ?`,
  },
  move: {
    blind: 'Piocher à l’aveugle',
    take: (card) => `Prendre ${card} parmi les cartes visibles`,
    tickets: (count, noun) => `Piocher ${some(count, noun)}`,
    keep: (kept, back) => (back === '' ? `Garder ${kept}` : `Garder ${kept} ; rendre ${back}`),
    keepNone: 'rien',
    claim: (route, points) => `Prendre ${route}, +${points}`,
    pay: (cards) => `Payer ${cards}`,
  },
  group: {
    cards: 'Cartes',
    tickets: (noun) => capital(noun.many),
    claim: (piece) => `Routes pour ${piece.many}`,
    keep: (noun) => `Choix : ${noun.many}`,
    pay: 'Façons de payer',
  },
  event: {
    offered: (name, count, noun, which) => `${name} regarde ${some(count, noun)}${inBrackets(which)}.`,
    chose: (name, noun, kept) => `Premier choix (${noun.many}) : ${name} a décidé${inBrackets(kept)}.`,
    kept: (name, kept, back, noun, which) =>
      `${name} garde ${some(kept, noun)}${inBrackets(which)} et en rend ${back}.`,
    starts: (name) => `${name} commence.`,
    took: (name, card) => `${name} prend ${card} parmi les cartes visibles.`,
    blind: (name, card) => `${name} pioche une carte à l’aveugle${inBrackets(card)}.`,
    turned: (card) => `Une carte est retournée : ${card}.`,
    swept: (wilds) => `Trop de ${wilds} visibles : les cartes sont toutes remplacées.`,
    reshuffled: (cards) => `La défausse est mélangée : nouvelle pioche de ${cards}.`,
    bonuses: (list) => `Cartes bonus : ${list}.`,
    claimedBriefly: (name, ends, points) => `${name} a pris ${ends}, +${points}.`,
    claimed: (name, route, cards, points) =>
      `${name} prend ${route} avec ${cards} : ${points} ${points < 2 ? 'point' : 'points'}.`,
    skipped: (name) => `${name} ne peut rien faire et passe son tour.`,
    lastRound: (name, left) =>
      `Il reste ${left} ${left < 2 ? 'pièce' : 'pièces'} à ${name} : chacun joue un dernier tour.`,
    ended: (reason) => reason,
  },
  routes: (piece) => `Routes de ${piece.many}`,
  tally: {
    routes: (count) => (count < 2 ? `${count} route` : `${count} routes`),
    ticket: (done) => (done ? 'réussite' : 'échec'),
    most: (count, most) => (count === most ? `${count}, le maximum` : `${count}, le maximum est ${most}`),
  },
  kinds: {
    routes: 'Routes',
    ticket: (noun) => capital(noun.many),
    bonus: 'Cartes bonus',
    longest: 'Plus long trajet',
  },
  ending: {
    pieces: 'Le dernier tour est joué.',
    stuck: 'Plus personne ne peut rien faire : la partie s’arrête aussitôt.',
  },
  board: {
    seats: 'Places',
    seat: 'Place',
    points: 'Points',
    cards: 'Cartes',
    turnOf: (name) => `C’est à ${name} de jouer.`,
    choosing: (noun) => `Chacun choisit ses premières cartes (${noun.many}).`,
    lastRound: (turns) => `Dernier tour : ${turns === 1 ? 'une place joue' : `${turns} places jouent`} encore.`,
    over: (reason) => `La partie est finie. ${reason}`,
    row: 'Cartes visibles',
    noCard: 'vide',
    pile: (cards) => `Pioche : ${cards}`,
    discards: (cards) => `Défausse : ${cards}`,
    hand: 'Votre main',
    nothing: 'rien',
    known: 'Main connue',
    ticketPile: (count, noun) => `${capital(noun.many)} dans la pile : ${count}`,
    under: (tickets) => `Vous avez mis sous la pile : ${tickets}`,
    own: (noun) => `Vos ${noun.many}`,
    all: (noun) => `${capital(noun.many)} de chacun`,
    offered: (noun) => `${capital(noun.many)} au choix`,
    status: (ticket, joined) => `${ticket} : ${joined ? 'liaison faite' : 'liaison à faire'}`,
    of: (name, text) => `${name} : ${text}`,
    pileOf: (noun) => `Pile des ${noun.many}`,
    bonuses: 'Cartes bonus',
    bonus: 'Bonus',
    what: 'Pour le maximum',
    secret: '?',
    free: 'Routes libres',
    closed: 'Routes fermées',
    held: 'Routes prises',
    head: ['De', 'À', 'Prix', 'Pièces', 'Points', 'Nom'],
    holder: 'Prise par',
  },
  pointsTable: {
    title: (piece) => `Points des routes (${piece.many})`,
    spaces: 'Espaces',
    cards: 'Cartes',
    points: 'Points',
  },
  clause: {
    sweep: (wilds, limit) =>
      `Dès que ${wilds} jokers sont visibles, toutes les cartes visibles sont défaussées et remplacées, ${limit} fois de suite au plus, et seulement s’il reste assez d’autres cartes.`,
    noSweep: 'Les cartes visibles restent en place, quel que soit le nombre de jokers.',
    pairs: 'Chaque icône d’une route demande un joker ou deux cartes d’une même couleur',
    noPairs: 'Chaque icône d’une route demande un joker',
    parallel: (most, routes, players) => `${most} sur ${routes} à ${players}`,
    limits: (list) => `Selon le nombre de joueurs, on peut en prendre : ${list}.`,
    noParallel: 'Cette carte n’en a pas.',
    and: ' ; ',
    extras: (bonusCards, longestPath) => {
      const extras = [
        ...(bonusCards > 0 ? [`${bonusCards} cartes bonus`] : []),
        ...(longestPath > 0 ? [`${longestPath} points pour le plus long trajet`] : []),
      ];
      return extras.length === 0 ? '' : `, ${extras.join(', ')}`;
    },
    tie: {
      tickets: (noun) => `le plus de ${noun.many} au but`,
      bonuses: () => 'le plus de cartes bonus',
      path: () => 'le plus long trajet',
    },
    ties: (list) =>
      list.length === 0
        ? 'À égalité, la victoire est partagée.'
        : `À égalité, on compare dans l’ordre : ${list.join(', puis ')} ; ensuite, la victoire est partagée.`,
  },
  gray: 'une couleur au choix',
  space: (count) => `${count} ${count < 2 ? 'case' : 'cases'}`,
  card: (count) => `${count} ${count < 2 ? 'carte' : 'cartes'}`,
  icon: (count) => `${count} ${count < 2 ? 'icône' : 'icônes'}`,
  bonusCards: (count) => `+${count}`,
  track: (number) => `voie ${number}`,
  ticket: (from, to, points) => `${from} – ${to} (${points})`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
