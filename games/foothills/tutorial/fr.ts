/** Ce que dit la leçon de FootHills, en français. */

import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Deux équipes de cheminots dans les collines galloises. Chaque rangée est une ligne qui part de sa première gare, à gauche. Retirez des gravats, posez des voies, construisez des gares et déplacez votre géomètre, le tout pour des points de victoire (PV).',
  opening:
    'Ann, qui joue en second, a pris deux ressources à l’Entrepôt. Prenez les vôtres : d’abord la pierre, puis un fer.',
  cards:
    'Voici vos cinq cartes Action, face dorée : collecter, retirer, poser, construire, déplacer. Choisissez-en une, jouez-la et retournez-la : son verso est une autre action.',
  clear:
    'La plupart des cartes sont couvertes de gravats, à retirer d’abord. Choisissez la carte B, puis la ligne V : vous prenez quatre cubes Gravats, de gauche à droite.',
  flipped:
    'Llangower est nettoyée, ce qui vaut 1 PV, et les gravats sont à vous : ils servent à payer. La carte B s’est retournée : son verso, le Paysagiste, construit des gares. La jouer la retournera à nouveau.',
  build:
    'Llangower coûte une pierre, et vous en avez une. Choisissez le D doré, puis la case Gare de Llangower. La nouvelle gare permet d’y déplacer aussitôt votre géomètre : faites-le, et recevez ce qu’elle donne.',
  collect:
    'Il vous faut du fer pour les voies. Choisissez le A doré et prenez le dernier fer de l’Entrepôt : si vous le videz, vous le complétez avec le sac.',
  event:
    'Un cube Événement est sorti : un Concurrent s’est installé sur la première carte libre, Waunfawr. Continuez : prenez encore un fer, puis arrêtez.',
  track:
    'Choisissez le C doré, posez une voie (2 fer) sur la ligne V et arrêtez-vous là. La voie va sur la case Voie libre la plus à gauche, sans gravats, et vaut 1 PV.',
  ticket:
    'Choisissez E et déplacez le géomètre à Bala, gare de départ de la ligne V : elle donne un billet, que certains versos exigent, et deux cubes Gravats.',
  pub: 'La même partie, un coup plus tôt. Avec le E doré, on peut aussi aller au Pub : marquez une de vos cartes et prenez-en une autre de la même lettre dans la réserve. Faites-le avec n’importe quelle carte.',
  pile: 'Les cartes de votre pile de score comptent à la fin, chacune à sa façon : gares, billets, paires de voies ou de passagers, cartes de la pile. On ne peut pas marquer plus de cartes qu’on n’a de gares.',
  end: 'Quand toutes les cases Voie d’une ligne sont prises, elle reçoit un heurtoir. Le cinquième heurtoir, ou un Concurrent impossible à placer, déclenche la fin.',
  last: 'Jouez maintenant la fin d’une vraie partie, contre un robot débutant. Il reste deux heurtoirs, et c’est serré.',
};
