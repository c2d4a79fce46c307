/** La page de règles de Northern Lights, en français. */

import type { SameTexts } from '@quai/engine/manual.ts';
import type { en } from './en.ts';

export const fr: SameTexts<typeof en> = {
  chapters: {
    goal: {
      title: 'But du jeu',
      text: 'Prenez des routes, par rail et par ferry, de la Baltique au cap Nord, réussissez vos tickets secrets et gagnez des cartes bonus visibles de tous.',
    },
    setup: {
      title: 'Mise en place',
      text: 'Chaque joueur reçoit ses wagons, quatre cartes wagon et quatre tickets ; cinq cartes wagon et quatre cartes bonus sont visibles.',
    },
    turn: {
      title: 'Votre tour',
      text: 'Faites une seule action : prendre des cartes wagon, prendre une route ou piocher des tickets. Puis c’est au joueur suivant.',
    },
    drawing: { title: 'Prendre des cartes wagon', text: 'Deux cartes par tour, visibles ou à l’aveugle.' },
    claiming: {
      title: 'Prendre une route',
      text: 'Payez avec vos cartes, posez un wagon sur chaque espace et marquez aussitôt les points.',
    },
    ferries: {
      title: 'Lignes de ferries et bonus de pioche',
      text: 'Les lignes de ferries demandent des locomotives ou des paires ; certaines routes donnent des cartes.',
    },
    tickets: { title: 'Tickets', text: 'À la fin, ils rapportent leurs points, ou les font perdre.' },
    bonuses: {
      title: 'Cartes bonus',
      text: 'Quatre des onze sont en jeu ; chacune va au joueur qui remplit le mieux sa condition.',
    },
    end: {
      title: 'Fin de partie et décompte',
      text: 'Le dernier tour commence quand un joueur n’a presque plus de wagons.',
    },
    site: { title: 'Sur ce site', text: 'Ce que la règle ne précise pas, et ce qui peut être annulé.' },
  },
  questions: {
    start: 'Combien de tickets dois-je garder au début ?',
    points: 'Combien de points vaut une route ?',
    failed: 'Que me coûte un ticket échoué ?',
    bonus: 'Comment fonctionnent les cartes bonus ?',
    twoRoutes: 'Puis-je prendre deux routes dans un tour ?',
    locoSecond: 'Puis-je prendre une locomotive visible comme deuxième carte ?',
    many: 'Les cartes visibles sont-elles remplacées s’il y a beaucoup de locomotives ?',
    both: 'Puis-je prendre deux routes parallèles ?',
    closed: 'Combien de routes parallèles sont ouvertes ?',
    icons: 'Comment payer une icône sans locomotive ?',
    pairs: 'Deux cartes d’une même couleur valent-elles toujours une locomotive ?',
    plus: 'Que signifie +1 sur une route ?',
    give: 'Puis-je rendre un ticket plus tard ?',
    pass: 'Puis-je passer ?',
    secret: 'Que savent les autres de mes cartes et de mes tickets ?',
    bonusTie: 'Qui marque les points d’une carte bonus en cas d’égalité ?',
    last: 'Quand la partie se termine-t-elle ?',
    tie: 'Qui gagne en cas d’égalité ?',
    undo: 'Puis-je annuler un coup ?',
  },
  also: {
    plus: '+2 +3 +4 +X',
    failed: 'raté négatif perdus',
  },
  examples: {
    ferry:
      'Le premier joueur a relié Oslo et Stockholm et va prendre la ligne de ferries de Stavanger : une icône, un autre espace, et +1.',
    late: 'Vers la fin d’une partie : les cartes bonus décident autant que les tickets.',
  },
  score: [
    ['Routes', 'aussitôt, selon le tableau'],
    ['Chaque ticket réussi', 'ses points'],
    ['Chaque ticket échoué', 'moins ses points'],
    ['Chaque carte bonus gagnée', 'ses points'],
  ],
  signs: {
    coloured: 'route de trois espaces : trois cartes de sa couleur',
    double: 'route double',
    ferry: 'ligne de ferries : l’icône demande une locomotive ou une paire',
    plus: '+1 : piochez une carte après avoir pris la route',
    locomotive: 'locomotive : vaut toute couleur',
  },
};
