/** Ce que dit la leçon de FootHills, en français. */

import type { LessonText, ReplyText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Deux équipes de cheminots dans les collines galloises visent le plus de points de victoire (PV). Chaque rangée est une ligne qui part de sa première gare, à gauche.',
  opening: 'Ann, qui joue en second, a pris deux ressources à l’Entrepôt. Prenez les vôtres : une pierre et un fer.',
  cards:
    'Cinq cartes Action, face dorée : collecter, retirer, poser, construire, déplacer. À votre tour, jouez-en une.',
  clear:
    'La plupart des cartes sont couvertes de gravats, à retirer d’abord. Choisissez la carte B, puis la ligne V : vous prenez quatre cubes Gravats, de gauche à droite.',
  flipped:
    'Llangower est nettoyée, ce qui vaut 1 PV, et les gravats vous servent à payer. Une carte jouée se retourne : son verso est une autre action, et certains versos exigent un billet ou une voie. La jouer la retourne à nouveau.',
  build:
    'Llangower coûte la pierre que vous avez. Choisissez le D doré, puis sa case Gare. Une nouvelle gare permet d’y déplacer aussitôt le géomètre : faites-le, et recevez ce qu’elle donne.',
  collect:
    'Une voie demande du fer. Choisissez le A doré et prenez le dernier fer de l’Entrepôt : si vous le videz, vous le complétez avec le sac.',
  event:
    'Un cube Événement est sorti : un Concurrent s’est installé sur la première carte libre, Waunfawr. Prenez encore un fer, puis arrêtez.',
  track:
    'Choisissez le C doré, posez une voie (2 fer) sur la ligne V et arrêtez-vous là. Elle va sur la case Voie libre la plus à gauche, sans gravats : 1 PV.',
  ticket:
    'Choisissez E et déplacez le géomètre à Bala, d’où part la ligne V : elle donne un billet et deux cubes Gravats.',
  pub: 'La même partie, un coup plus tôt. Le E doré mène aussi au Pub : marquez une de vos cartes et prenez-en une autre de sa lettre dans la réserve. Faites-le avec n’importe quelle carte.',
  pile: 'Les cartes de votre pile de score comptent à la fin : un PV par gare, billet, paire de voies ou de passagers, ou carte de la pile. On ne peut pas marquer plus de cartes qu’on n’a de gares.',
  bonus:
    'À Porthmadog se trouve un bonus de ligne : 3 PV pour le joueur qui a le plus de gares sur sa ligne. À égalité, personne ne le prend.',
  summit:
    'Yr Wyddfa est le sommet. Le dernier géomètre à y passer tient son jeton : 2 PV. Chaque passager vaut un demi-PV.',
  end: 'Quand toutes les cases Voie d’une ligne sont prises, elle reçoit un heurtoir. Le cinquième heurtoir, ou un Concurrent impossible à placer, déclenche la fin.',
  last: 'Jouez maintenant la fin d’une vraie partie, contre un robot débutant. Il reste quelques heurtoirs, et c’est serré.',
};

export const repliesFr: Readonly<Record<ReplyText, string>> = {
  openingIron: 'Deux fer, c’est permis, mais Llangower vous coûtera une pierre : prenez un de chaque.',
  clearCard: '{chosen} : permis, mais rien ne se construit sous les gravats ; choisissez d’abord la carte B.',
  clearLine: '{chosen} : il y a des gravats aussi, mais votre première gare sera sur la ligne V.',
  buildCard: '{chosen} : permis, mais Llangower est nettoyée et vous avez sa pierre ; choisissez le D doré.',
  buildBack: '{chosen} : construit aussi, mais coûte maintenant deux cubes Gravats de plus que le D doré.',
  buildStay: '{chosen} : permis, mais à Llangower le géomètre vous rapporte deux cubes Gravats et un passager.',
  collectCard: '{chosen} : permis, mais sans fer, pas de voie ; choisissez le A doré.',
  eventStone: '{chosen} : permis, mais une voie coûte deux fer et vous en avez un.',
  eventStop: '{chosen} : permis, mais une voie coûte deux fer ; prenez-en encore un.',
  eventMore: '{chosen} : ce serait la troisième ressource du tour ; deux fer suffisent, arrêtez là.',
  trackCard: '{chosen} : permis, mais vous avez le fer d’une voie ; choisissez le C doré.',
  trackStone: 'Changer des gravats en pierre est permis, mais cette étape parle de voie : choisissez le fer.',
  trackLine: '{chosen} : une voie y va aussi, mais le billet que vous irez chercher est celui de la ligne V.',
  trackMore: 'Changer des gravats en pierre est permis, mais ils serviront à construire : arrêtez là.',
  ticketCard: '{chosen} : permis, mais le géomètre peut aller chercher un billet ; choisissez E.',
  ticketPlace: '{chosen} : le géomètre peut y aller, mais le billet de la ligne V est à Bala.',
  pubCard: '{chosen} : permis, mais seul le E doré mène au Pub.',
  pubPlace: '{chosen} : le géomètre peut y aller, mais c’est au Pub qu’on marque les cartes.',
};
