/** La page de règles de Northern Lights, en français. */

import type { SameTexts } from '@quai/engine/manual.ts';
import type { en } from './en.ts';

export const fr: SameTexts<typeof en> = {
  chapters: {
    goal: {
      title: 'But du jeu',
      text: 'Prendre des routes par rail et par ferry, de la Baltique au cap Nord, compléter ses tickets secrets et gagner des cartes Bonus que tout le monde voit.',
    },
    setup: {
      title: 'Mise en place',
      text: 'Des wagons, quatre cartes et quatre tickets pour chacun ; cinq cartes et quatre cartes Bonus pour tous.',
    },
    turn: {
      title: 'Un tour',
      text: 'Vous faites une chose sur trois : piocher des cartes, prendre une route ou piocher des tickets. Puis c’est au suivant.',
    },
    drawing: { title: 'Piocher des cartes', text: 'Deux cartes par tour, visibles ou non.' },
    claiming: {
      title: 'Prendre une route',
      text: 'On paie avec des cartes, on pose un wagon sur chaque case, on marque aussitôt.',
    },
    ferries: {
      title: 'Ferries et +X',
      text: 'Les routes sur l’eau demandent des locomotives ou des paires ; certaines rendent des cartes.',
    },
    tickets: { title: 'Tickets', text: 'Ils rapportent à la fin, ou ils coûtent.' },
    bonuses: {
      title: 'Cartes Bonus',
      text: 'Quatre sur onze sont en jeu, chacune pour qui a le plus de quelque chose.',
    },
    end: {
      title: 'Fin et décompte',
      text: 'Le dernier tour commence quand quelqu’un n’a presque plus de wagons.',
    },
    site: { title: 'Sur ce site', text: 'Ce que la règle ne dit pas, et ce qui peut être repris.' },
  },
  questions: {
    twoRoutes: 'Puis-je prendre deux routes dans un tour ?',
    locoSecond: 'Puis-je prendre une locomotive visible comme deuxième carte ?',
    many: 'La rangée est-elle remplacée quand il y a beaucoup de locomotives ?',
    both: 'Puis-je tenir deux routes parallèles ?',
    closed: 'Combien de routes parallèles sont ouvertes ?',
    icons: 'Comment payer une icône sans locomotive ?',
    pairs: 'Deux cartes d’une couleur valent-elles toujours une locomotive ?',
    plus: 'Que veut dire +1 sur une route ?',
    give: 'Puis-je rendre un ticket plus tard ?',
    pass: 'Puis-je passer ?',
    secret: 'Que savent les autres de mes cartes et de mes tickets ?',
    bonusTie: 'Qui marque une carte Bonus à égalité ?',
    last: 'Quand la partie finit-elle ?',
    tie: 'Qui gagne à égalité ?',
    undo: 'Puis-je reprendre un coup ?',
  },
  examples: {
    ferry:
      'Le premier joueur a relié Oslo et Stockholm et va prendre le ferry de Stavanger : une icône, une case de plus, et +1.',
    late: 'Tard dans une partie : les cartes Bonus décident autant que les tickets.',
  },
};
