/** La page de règles de FootHills, en français. */

import type { SameTexts } from '@quai/engine/manual.ts';
import type { en } from './en.ts';

export const fr: SameTexts<typeof en> = {
  chapters: {
    goal: {
      title: 'But du jeu',
      text: 'Deux équipes construisent le chemin de fer dans les collines galloises : elles retirent des gravats, posent des voies, construisent des gares et déplacent leurs géomètres. Tout ce qui rapporte des points de victoire (PV) est public.',
    },
    setup: {
      title: 'Mise en place',
      text: 'Six lignes sur huit sont étalées en rangées de cartes Gare, avec gravats, billets et jetons ; chaque joueur a cinq cartes Action, face dorée.',
    },
    turn: {
      title: 'Votre tour',
      text: 'Choisissez une de vos cinq cartes, jouez sa face visible et retournez-la. Chaque action en révèle donc une nouvelle.',
    },
    collect: {
      title: 'A : collecter des ressources',
      text: 'Le fer et la pierre viennent de l’Entrepôt ; si vous le videz, vous le complétez.',
    },
    competitors: {
      title: 'Concurrents',
      text: 'Les cubes Événement du sac amènent des Concurrents, qui prennent les cartes où personne n’a commencé.',
    },
    rubble: { title: 'B : retirer des gravats', text: 'Les gravats bloquent une carte, mais servent aussi à payer.' },
    track: { title: 'C : poser des voies', text: 'La voie avance de gauche à droite et finit par un heurtoir.' },
    stations: {
      title: 'D : construire une gare',
      text: 'Une gare coûte ce qu’indique sa case et rapporte le bonus qui y figure.',
    },
    surveyor: {
      title: 'E : déplacer le géomètre',
      text: 'Le géomètre va sur une carte qui a une gare et fait l’action indiquée.',
    },
    pub: {
      title: 'Le Pub et la pile de score',
      text: 'Au Pub, vous mettez une carte dans votre pile de score, et une autre prend sa place.',
    },
    backs: {
      title: 'Le verso des cartes',
      text: 'Des variantes des cinq actions, dont beaucoup demandent un billet.',
    },
    end: {
      title: 'Fin de partie et décompte',
      text: 'Les heurtoirs ou les Concurrents déclenchent la fin ; puis on additionne tout.',
    },
    open: { title: 'Ce que la règle imprimée ne précise pas', text: 'Et comment ce site tranche.' },
  },
  questions: {
    trackCost: 'Combien coûte une voie ?',
    buffer: 'Qu’est-ce qu’un heurtoir ?',
    white: 'À quoi servent les cubes Événement, les blancs ?',
    rubble: 'Quand retirer des gravats rapporte-t-il un point ?',
    surveyor: 'Où mon géomètre peut-il aller ?',
    summit: 'À quoi sert le jeton Sommet ?',
    which: 'Quelle carte puis-je choisir ?',
    nothing: 'Puis-je choisir une carte qui ne fait rien ?',
    flip: 'Puis-je remettre une carte côté doré ?',
    decline: 'Puis-je renoncer à une partie d’une action ?',
    order: 'Dois-je poser les voies de gauche à droite ?',
    withoutTrack: 'Puis-je construire une gare là où il n’y a pas de voie ?',
    rubbleFirst: 'Puis-je construire ou poser une voie sur des gravats ?',
    two: 'Puis-je construire deux gares avec une action ?',
    yardOrBag: 'D’où viennent les ressources que je reçois ?',
    same: 'Les deux géomètres peuvent-ils être sur une même carte ?',
    stay: 'Mon géomètre peut-il rester sur place et refaire son action ?',
    tickets: 'Combien de billets d’une couleur puis-je avoir ?',
    pubWhen: 'Quand puis-je marquer une carte au Pub ?',
    porthmadog: 'À quelle ligne appartient Porthmadog ?',
    competitorWhere: 'Où un Concurrent s’installe-t-il ?',
    tiles: 'Et si je n’ai plus de tuiles ?',
    lineBonus: 'Qui reçoit le jeton Bonus d’une ligne ?',
    when: 'Quand la partie se termine-t-elle ?',
    tie: 'Que se passe-t-il en cas d’égalité ?',
  },
  also: {
    buffer: 'fin de ligne',
    pubWhen: 'utiliser pile remplacer',
    surveyor: 'déplacer aller',
    trackCost: 'rail prix coûte',
    summit: 'yr wyddfa',
  },
  examples: {
    first: 'Le premier tour : le B doré a nettoyé Llangower, et sa carte montre son verso.',
    built:
      'Quelques tours plus tard : une gare et une voie à Llangower, un géomètre sur place, un Concurrent à Waunfawr.',
  },
  score: [
    ['Voie', '1 PV'],
    ['Derniers gravats d’une carte', '1 PV'],
    ['Gare', 'le bonus de sa case'],
    ['Jeton Bonus d’une ligne', '3 PV'],
    ['Jeton Sommet', '2 PV'],
    ['Deux passagers', '1 PV'],
    ['Pile de score', 'ce qu’indiquent ses cartes'],
  ],
  signs: {
    iron: 'fer',
    stone: 'pierre',
    rubble: 'gravats : bloquent la carte',
    track: 'voie',
    station: 'gare',
    buffer: 'heurtoir : la ligne est terminée',
    passenger: 'passager',
    vp: 'point de victoire (PV)',
    surveyor: 'géomètre',
  },
};
