/** La page de règles de FootHills, en français. */

import type { SameTexts } from '@quai/engine/manual.ts';
import type { en } from './en.ts';

export const fr: SameTexts<typeof en> = {
  chapters: {
    goal: {
      title: 'But du jeu',
      text: 'Deux compagnies ouvrent les collines galloises : elles déblaient, posent des voies, bâtissent des gares et envoient leurs géomètres. Tout ce qui rapporte des points de victoire (PV) est à découvert.',
    },
    setup: {
      title: 'Mise en place',
      text: 'Six lignes sur huit sont étalées en rangées de cartes Gare, avec gravats, billets et jetons ; chacun a cinq cartes Action, face dorée.',
    },
    turn: {
      title: 'Un tour',
      text: 'Vous choisissez une de vos cinq cartes, jouez sa face visible et la retournez. Chaque action laisse donc derrière elle une autre version d’une action.',
    },
    collect: {
      title: 'A : collecter des ressources',
      text: 'Fer et pierre viennent de l’entrepôt, et qui le vide le remplit.',
    },
    competitors: {
      title: 'Concurrents',
      text: 'Les cubes blancs du sac amènent des concurrents, qui prennent les cartes que personne n’a commencées.',
    },
    rubble: { title: 'B : déblayer', text: 'Les gravats bloquent une carte, et servent aussi à payer.' },
    track: { title: 'C : poser des voies', text: 'La voie avance de gauche à droite et finit par un heurtoir.' },
    stations: {
      title: 'D : bâtir une gare',
      text: 'Une gare coûte ce que dit son emplacement et rapporte ce qui est à côté.',
    },
    surveyor: {
      title: 'E : déplacer le géomètre',
      text: 'Le géomètre va sur une carte qui a une gare et fait ce qui y est écrit.',
    },
    pub: {
      title: 'Le pub et la pile de score',
      text: 'Au pub on met une carte de côté pour la fin, et une autre prend sa place.',
    },
    backs: {
      title: 'Le verso des cartes',
      text: 'Des variantes des cinq actions, souvent pour qui a le billet d’une ligne.',
    },
    end: {
      title: 'Fin et décompte',
      text: 'Les heurtoirs ou les concurrents amènent la fin ; puis on additionne tout.',
    },
    open: { title: 'Ce que la règle imprimée laisse ouvert', text: 'Et ce que ce site a décidé.' },
  },
  questions: {
    which: 'Quelle carte puis-je choisir ?',
    nothing: 'Puis-je choisir une carte qui ne fait rien ?',
    flip: 'Puis-je remettre une carte côté doré ?',
    decline: 'Puis-je laisser une partie d’une action ?',
    order: 'Dois-je poser les voies de gauche à droite ?',
    withoutTrack: 'Puis-je bâtir une gare là où il n’y a pas de voie ?',
    rubbleFirst: 'Puis-je bâtir ou poser une voie sur des gravats ?',
    two: 'Puis-je bâtir deux gares avec une action ?',
    yardOrBag: 'D’où viennent les ressources que je reçois ?',
    same: 'Les deux géomètres peuvent-ils être sur une même carte ?',
    stay: 'Mon géomètre peut-il rester et agir encore ?',
    tickets: 'Combien de billets d’une couleur puis-je avoir ?',
    pubWhen: 'Quand puis-je marquer une carte au pub ?',
    porthmadog: 'À quelle ligne appartient Porthmadog ?',
    competitorWhere: 'Où un concurrent bâtit-il ?',
    tiles: 'Et si je n’ai plus de tuiles ?',
    lineBonus: 'Qui reçoit le jeton Bonus d’une ligne ?',
    when: 'Quand la partie finit-elle ?',
    tie: 'Que se passe-t-il à égalité ?',
  },
  examples: {
    first: 'Le premier tour : le B doré a dégagé Llangower, et sa carte montre son verso.',
    built:
      'Quelques tours plus tard : une gare et une voie à Llangower, un géomètre sur place, un concurrent à Waunfawr.',
  },
};
