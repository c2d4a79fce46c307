/** La page de règles de Berlin, en français. */

import type { SameTexts } from '@quai/engine/manual.ts';
import type { en } from './en.ts';

export const fr: SameTexts<typeof en> = {
  chapters: {
    goal: {
      title: 'But du jeu',
      text: 'Prendre des routes entre les lieux de Berlin, en tramway au centre et en métro sur l’anneau, et relier les deux bouts de ses destinations secrètes avant que quelqu’un n’ait plus de pièces.',
    },
    setup: {
      title: 'Mise en place',
      text: 'Des pièces, deux cartes et deux destinations pour chacun ; cinq cartes visibles pour tous.',
    },
    turn: {
      title: 'Un tour',
      text: 'Vous faites une chose sur trois : piocher des cartes, prendre une route ou piocher des destinations. Puis c’est au suivant.',
    },
    drawing: { title: 'Piocher des cartes', text: 'Deux cartes par tour, visibles ou non.' },
    claiming: {
      title: 'Prendre une route',
      text: 'On paie avec des cartes, on pose ses pièces, on marque aussitôt.',
    },
    destinations: { title: 'Destinations', text: 'Elles rapportent à la fin, ou elles coûtent.' },
    end: {
      title: 'Fin et décompte',
      text: 'Le dernier tour commence quand quelqu’un n’a presque plus de pièces.',
    },
    site: { title: 'Sur ce site', text: 'Ce que la règle ne dit pas, et ce qui peut être repris.' },
  },
  questions: {
    twoRoutes: 'Puis-je prendre deux routes dans un tour ?',
    anywhere: 'Mes routes doivent-elles se toucher ?',
    bikeSecond: 'Puis-je prendre un vélo visible comme deuxième carte ?',
    sweep: 'Que se passe-t-il quand trois vélos sont visibles ?',
    both: 'Puis-je tenir les deux voies d’une route double ?',
    gray: 'Que coûte une route grise ?',
    subway: 'Combien de pièces prend une ligne de métro ?',
    bikes: 'Puis-je payer seulement avec des vélos ?',
    give: 'Puis-je rendre une destination plus tard ?',
    others: 'Les routes des autres servent-elles à mes destinations ?',
    pass: 'Puis-je passer ?',
    secret: 'Que savent les autres de mes cartes et de mes destinations ?',
    last: 'Quand la partie finit-elle ?',
    tie: 'Qui gagne à égalité ?',
    undo: 'Puis-je reprendre un coup ?',
  },
  examples: {
    joined:
      'Gleisdreieck – Porte de Brandebourg est reliée par deux routes du premier joueur. À deux, les voies à côté de celles qui sont prises sont fermées.',
    late: 'Tard dans une partie : il reste peu de tramways, et chaque route a son nombre de cases et sa couleur.',
  },
};
