/** La page de règles de Railroad Ink, en français. */

import type { SameTexts } from '@quai/engine/manual.ts';
import type { en } from './en.ts';

export const fr: SameTexts<typeof en> = {
  chapters: {
    goal: {
      title: 'But du jeu',
      text: 'Tracer sur sa propre feuille les voies que montrent les dés, relier les sorties en grands réseaux et ne laisser aucune extrémité en l’air. Tout le monde trace en même temps, avec les mêmes dés.',
    },
    setup: {
      title: 'Mise en place',
      text: 'Chacun prend une feuille vide ; quatre dés sont prêts, six avec une extension.',
    },
    round: {
      title: 'Un round',
      text: 'Les dés sont lancés une fois pour tous. Vous les tracez tous, reprenez et tournez à volonté, et finissez le round quand il vous plaît ; quand tous ont fini, les feuilles sont montrées.',
    },
    specials: {
      title: 'Voies spéciales',
      text: 'Six dessins au bord de la feuille, pour les urgences et les carrefours.',
    },
    scoring: {
      title: 'Décompte',
      text: 'Après le dernier round on additionne cinq lignes, et le plateau montre ce que chacune compte.',
    },
    expansions: {
      title: 'Rivière et lac',
      text: 'Avec une extension on lance deux dés de plus, contre un round de moins. Ils ne sont jamais obligatoires.',
    },
    open: { title: 'Ce que la règle imprimée laisse ouvert', text: 'Et ce que ce site a décidé.' },
  },
  questions: {
    turn: 'Puis-je tourner ou retourner un dé ?',
    nowhere: 'Puis-je commencer au milieu de nulle part ?',
    touch: 'Une voie ferrée peut-elle buter contre une autoroute ?',
    border: 'Une voie peut-elle sortir du bord là où il n’y a pas de sortie ?',
    must: 'Dois-je tracer les quatre dés ?',
    undo: 'Puis-je reprendre ce que j’ai tracé ?',
    twoSpecials: 'Puis-je tracer deux voies spéciales dans un round ?',
    station: 'Une gare relie-t-elle ses deux voies ? Et une passerelle ?',
    loop: 'Une case compte-t-elle deux fois pour la plus longue voie ferrée ?',
    single: 'Un réseau à une seule sortie vaut-il quelque chose ?',
    negative: 'Peut-on finir au-dessous de zéro ?',
    peek: 'Puis-je voir ce que tracent les autres ?',
    flood: 'Quand une case est-elle inondée ?',
    river: 'Une rivière peut-elle toucher une voie ?',
    alone: 'Qui gagne si je joue seul ?',
  },
  examples: {
    start: 'Le premier lancer sur une feuille vide : là où l’autoroute droite convient, les cases s’éclairent.',
    middle: 'Deux joueurs après quatre rounds. Les sorties qu’un réseau relie font ses points.',
  },
};
