/** La page de règles de Berlin, en français. */

import type { SameTexts } from '@quai/engine/manual.ts';
import type { en } from './en.ts';

export const fr: SameTexts<typeof en> = {
  chapters: {
    goal: {
      title: 'But du jeu',
      text: 'Prenez des Routes entre les Lieux de Berlin, en Tramway au centre et en Métro sur la ceinture, et reliez les Lieux de vos cartes Destination secrètes avant qu’un joueur n’ait plus de pièces.',
    },
    setup: {
      title: 'Mise en place',
      text: 'Chaque joueur reçoit ses pièces, deux cartes Transport et deux cartes Destination ; cinq cartes sont visibles.',
    },
    turn: {
      title: 'Votre tour',
      text: 'Faites une seule action : prendre des cartes Transport, prendre une Route ou reprendre des cartes Destination. Puis c’est au joueur suivant.',
    },
    drawing: { title: 'Prendre des cartes Transport', text: 'Deux cartes par tour, visibles ou à l’aveugle.' },
    claiming: {
      title: 'Prendre une Route',
      text: 'Payez avec vos cartes, posez vos pièces et marquez aussitôt les points.',
    },
    destinations: { title: 'Cartes Destination', text: 'À la fin, elles rapportent leurs points, ou les font perdre.' },
    end: {
      title: 'Fin de partie et décompte',
      text: 'Le dernier tour commence quand un joueur n’a presque plus de pièces.',
    },
    site: { title: 'Sur ce site', text: 'Ce que la règle ne précise pas, et ce qui peut être annulé.' },
  },
  questions: {
    draw: 'Combien de cartes Transport puis-je prendre par tour ?',
    points: 'Combien de points vaut une Route ?',
    failed: 'Que me coûte une carte Destination non complétée ?',
    twoRoutes: 'Puis-je prendre deux Routes dans un tour ?',
    anywhere: 'Mes Routes doivent-elles être reliées ?',
    bikeSecond: 'Puis-je prendre une carte Vélo visible comme deuxième carte ?',
    sweep: 'Que se passe-t-il quand trois cartes Vélo sont visibles ?',
    both: 'Puis-je prendre les deux Routes d’une Route Double ?',
    gray: 'Combien coûte une Route grise ?',
    subway: 'Combien de pièces prend une Route de Métro ?',
    bikes: 'Puis-je payer seulement avec des cartes Vélo ?',
    give: 'Puis-je rendre une carte Destination plus tard ?',
    others: 'Les Routes des autres servent-elles à mes cartes Destination ?',
    pass: 'Puis-je passer ?',
    secret: 'Que savent les autres de mes cartes ?',
    last: 'Quand la partie se termine-t-elle ?',
    tie: 'Qui gagne en cas d’égalité ?',
    undo: 'Puis-je annuler un coup ?',
  },
  also: {
    draw: 'piocher combien par tour',
    failed: 'négatif perdus ratée',
  },
  examples: {
    joined:
      'Deux Routes du premier joueur relient Gleisdreieck à la Porte de Brandebourg. À deux joueurs, les Routes voisines de celles qui sont prises sont fermées.',
    late: 'Vers la fin d’une partie : il reste peu de Tramways, et chaque Route a sa couleur et son nombre d’Espaces.',
  },
  score: [
    ['Routes', 'aussitôt, selon les tableaux'],
    ['Chaque carte Destination complétée', 'ses points'],
    ['Chaque carte Destination non complétée', 'moins ses points'],
  ],
  signs: {
    coloured: 'Route de Tramway de trois Espaces : trois cartes de sa couleur',
    grey: 'Route grise : une seule couleur, au choix',
    double: 'Route Double',
    subway: 'Route de Métro : le nombre est son prix en cartes ; elle prend un seul Métro',
    bike: 'carte Vélo : vaut toute couleur',
  },
};
