/** La page de règles de Railroad Ink, en français. */

import type { SameTexts } from '@quai/engine/manual.ts';
import type { en } from './en.ts';

export const fr: SameTexts<typeof en> = {
  chapters: {
    goal: {
      title: 'But du jeu',
      text: 'Tracez sur votre Plateau les Voies que montrent les dés, reliez les Sorties en grands Réseaux et évitez les Fausses Routes. Tout le monde trace en même temps, avec les mêmes dés.',
    },
    setup: {
      title: 'Mise en place',
      text: 'Chaque joueur prend un Plateau vide. Il y a quatre dés, six avec une extension.',
    },
    round: {
      title: 'Un round',
      text: 'Les dés sont lancés une fois pour tous. Vous les tracez tous, en effaçant et en pivotant à volonté ; le round se termine quand toutes les Voies possibles sont tracées. Quand tout le monde a terminé, les Plateaux sont dévoilés.',
    },
    specials: {
      title: 'Voies Spéciales',
      text: 'Six Voies au bord du Plateau, pour les urgences et les carrefours.',
    },
    scoring: {
      title: 'Décompte',
      text: 'Après le dernier round, on additionne cinq lignes ; le Plateau montre d’où viennent les points.',
    },
    expansions: {
      title: 'Rivière et lac',
      text: 'Avec une extension, on lance deux dés de plus par round et on joue un round de moins. Les tracer n’est jamais obligatoire.',
    },
    open: { title: 'Ce que la règle imprimée ne précise pas', text: 'Et comment ce site tranche.' },
  },
  questions: {
    end: 'Combien de rounds y a-t-il, et quand la partie se termine-t-elle ?',
    exits: 'Combien de points valent les Sorties ?',
    longest: 'Qu’est-ce qui compte pour le Chemin de Fer ou l’Autoroute le plus long ?',
    false: 'Qu’est-ce qu’une Fausse Route ?',
    tie: 'Qui gagne en cas d’égalité ?',
    turn: 'Puis-je faire pivoter ou retourner une Voie ?',
    nowhere: 'Puis-je commencer au milieu de nulle part ?',
    touch: 'Un Chemin de Fer peut-il toucher une Autoroute ?',
    border: 'Une Voie peut-elle donner sur le bord là où il n’y a pas de Sortie ?',
    must: 'Dois-je tracer les quatre dés ?',
    undo: 'Puis-je effacer ce que j’ai tracé ?',
    twoSpecials: 'Puis-je tracer deux Voies Spéciales dans un round ?',
    station: 'Une Gare relie-t-elle ses deux Voies ? Et une Passerelle ?',
    loop: 'Une case peut-elle compter deux fois pour le Chemin de Fer le plus long ?',
    single: 'Un Réseau à une seule Sortie vaut-il quelque chose ?',
    negative: 'Mon score peut-il être négatif ?',
    peek: 'Puis-je voir ce que tracent les autres ?',
    flood: 'Quand une case est-elle inondée ?',
    river: 'Une rivière peut-elle toucher une Voie ?',
    alone: 'Qui gagne si je joue en solo ?',
  },
  also: {
    must: 'tous obligé utiliser',
    false: 'ouverte bout',
  },
  examples: {
    start: 'Le premier lancer sur un Plateau vide : les cases où l’autoroute droite convient brillent.',
    middle: 'Deux joueurs après quatre rounds. Un Réseau rapporte des points selon les Sorties qu’il relie.',
  },
  score: [
    ['Réseau à deux Sorties', '4'],
    ['chaque Sortie de plus', '+4'],
    ['Autoroute la plus longue, par case', '1'],
    ['Chemin de Fer le plus long, par case', '1'],
    ['Chaque Case Centrale remplie', '1'],
    ['Chaque Fausse Route', '−1'],
  ],
  signs: {
    highway: 'autoroute',
    railway: 'Chemin de Fer',
    station: 'Gare : relie les deux sortes de Voies',
    overpass: 'Passerelle : croise sans relier',
    exit: 'Sortie au bord',
    false: 'Fausse Route : un bout qui ne rencontre rien',
    centre: 'Cases Centrales',
  },
};
