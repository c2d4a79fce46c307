/** Ce que dit la leçon de FootHills, en français. */

import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Deux compagnies de chemin de fer dans les collines galloises. Chaque rangée est une ligne qui part de sa première gare, à gauche. Vous déblayez, posez des voies, bâtissez des gares et envoyez votre géomètre, le tout pour des points de victoire (PV).',
  opening:
    'Ann, qui joue en second, a pris deux ressources à l’entrepôt. Prenez les vôtres : d’abord la pierre, puis un fer.',
  cards:
    'Voici vos cinq cartes Action, face dorée : collecter, déblayer, poser des voies, bâtir, arpenter. Vous en choisissez une, la jouez et la retournez : son verso est une autre action.',
  clear:
    'Des gravats couvrent la plupart des cartes et doivent partir d’abord. Choisissez la carte B, puis la ligne V : vous prenez quatre gravats à son extrémité gauche.',
  flipped:
    'Llangower est dégagé, cela vaut 1 PV, et les gravats sont à vous : ils servent aussi à payer. La carte B s’est retournée : son verso, le Paysagiste, bâtit des gares. Rien à faire pour la remettre ; la jouer la retourne.',
  build:
    'Llangower coûte une pierre et vous en avez une. Choisissez le D doré, puis l’emplacement de gare de Llangower. La nouvelle gare fait venir votre géomètre : envoyez-le, et recevez ce que donne le lieu.',
  collect:
    'Il vous faut du fer pour les voies. Choisissez le A doré et prenez le dernier fer de l’entrepôt : qui le vide le remplit depuis le sac.',
  event:
    'Un cube blanc est sorti : un concurrent a bâti sur la première carte encore libre, Waunfawr. Ensuite vous continuez : prenez encore un fer, puis arrêtez.',
  track:
    'Choisissez le C doré, posez une voie (deux fers) sur la ligne V et arrêtez là. La voie va sur l’emplacement libre le plus à gauche, sans gravats, et vaut 1 PV.',
  ticket:
    'Choisissez E et envoyez le géomètre à Bala, première gare de la ligne V : elle donne un billet, que certains versos exigent, et deux gravats.',
  pub: 'La même table, un coup plus tôt. Avec le E doré on peut aussi aller au pub : marquez une de vos cartes et prenez-en une autre de la même lettre dans la réserve. Faites-le avec n’importe quelle carte.',
  pile: 'Les cartes de votre pile de score comptent à la fin, chacune à sa façon : gares, billets, paires de voies ou de passagers, cartes de la pile. On ne peut pas marquer plus de cartes qu’on n’a de gares.',
  end: 'Une ligne dont tous les emplacements de voie sont pris reçoit un heurtoir. Le cinquième heurtoir, ou un concurrent sans place, amène la fin.',
  last: 'Et maintenant la fin d’une vraie partie, contre un robot débonnaire. Il reste deux heurtoirs et c’est serré.',
};
