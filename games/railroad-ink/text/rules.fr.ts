/** Les règles de Railroad Ink, dans nos propres mots français. */

import type { RuleText } from '@quai/engine/words.ts';
import type { RuleTexts } from './rules.en.ts';

export const rulesFr: RuleTexts = {
  'RI-1': {
    text: 'De un à douze joueurs. Personne ne touche au Plateau d’un autre ; en solo, on vise son meilleur score.',
  },
  'RI-2': {
    text: 'Chaque joueur a un Plateau de sept cases sur sept, bordé de douze Sorties, Autoroutes et Chemins de Fer en alternance. Les neuf cases du milieu sont les Cases Centrales.',
  },
  'RI-3': {
    text: 'Il y a quatre dés Voie : trois montrent des Autoroutes et des Chemins de Fer, un montre les Gares et la Passerelle. Le lancer vaut pour tout le monde.',
  },
  'RI-4': {
    text: 'La partie dure sept rounds, ou six avec une extension. On ne joue qu’avec une extension à la fois.',
  },
  'RI-5': {
    text: 'À chaque round, les dés sont lancés une seule fois. Tous les joueurs les tracent tous sur leur Plateau, en même temps et dans l’ordre de leur choix.',
    why: 'Dés montrant {face} : {shown} ; tracés ce round : {drawn}.',
  },
  'RI-6': {
    text: 'On peut faire pivoter une Voie ou la retourner. Elle se trace dans une case vide.',
    why: '{space} est remplie depuis le round {filled}.',
  },
  'RI-7': {
    text: 'Une Voie doit être reliée : au moins une de ses extrémités touche une Sortie ou une extrémité du même type.',
    why: 'En {space}, cette Voie ne serait reliée à rien de son type.',
  },
  'RI-8': {
    text: 'Un Chemin de Fer ne peut jamais toucher une Autoroute ni une Sortie d’Autoroute, et inversement. Un côté vide, ou un bord sans Sortie, ne gêne pas.',
    why: 'En {space}, un Chemin de Fer toucherait une Autoroute.',
  },
  'RI-9': {
    text: 'Il faut tracer tous les dés Voie possibles : le round ne se termine que si aucun des dés restants ne convient sur votre Plateau. Chaque dé sert une fois ; les dés d’extension sont facultatifs.',
    why: 'Encore {count:dé Voie|dés Voie} à tracer. L’un d’eux convient encore, par exemple {example}.',
  },
  'RI-10': {
    text: 'Une Gare relie le Chemin de Fer et l’Autoroute qui s’y rejoignent. Sur une Passerelle, ils se croisent sans être reliés.',
  },
  'RI-11': {
    text: 'Il y a six Voies Spéciales. Vous pouvez en tracer une par round, en plus des dés, chacune une seule fois et trois par partie. Elles suivent les mêmes règles et ne sont jamais obligatoires.',
    why: 'Voies Spéciales utilisées : {game} sur {perGame} dans la partie, {now} sur {perRound} ce round. Chacune ne sert qu’une fois.',
  },
  'RI-12': {
    text: 'Tant que votre round n’est pas terminé, vous pouvez effacer ce que vous y avez tracé ; ce qui n’était relié que par là s’efface aussi. Les rounds précédents restent, et chaque case montre le sien.',
  },
  'RI-13': {
    text: 'Le round prend fin quand tout le monde l’a terminé ; alors seulement les Plateaux sont dévoilés et les dés relancés. D’ici là, vous voyez votre Plateau, et qui a terminé.',
  },
  'RI-14': {
    text: 'Chaque Réseau rapporte des points selon les Sorties qu’il relie : quatre points pour deux, et quatre de plus par Sortie supplémentaire. La valeur des douze dépend de l’édition.',
  },
  'RI-15': {
    text: 'Votre Autoroute la plus longue et votre Chemin de Fer le plus long rapportent un point par case d’une série ininterrompue ; les Gares ne l’interrompent pas. Les embranchements ne comptent pas, et chaque case compte une fois, sauf si les options de la table en décident autrement.',
  },
  'RI-16': { text: 'Chaque Case Centrale où vous avez tracé rapporte un point.' },
  'RI-17': {
    text: 'Chaque extrémité qui ne touche ni une autre extrémité ni le bord est une Fausse Route et coûte un point.',
  },
  'RI-18': {
    text: 'Le joueur qui a le plus de points gagne. À égalité, celui qui a le moins de Fausses Routes l’emporte ; si l’égalité persiste, la victoire est partagée.',
  },
  'RI-19': {
    text: 'Le tableau de score montre chaque ligne de chaque joueur, et le Plateau montre d’où viennent les points : Réseaux, plus longues séries et Fausses Routes.',
  },
  'RI-20': {
    text: 'Avec une extension, on lance aussi deux dés Rivière ou deux dés Lac. À chaque round, vous pouvez tracer l’un, les deux ou aucun.',
    why: 'Dés d’extension montrant {face} : {shown} ; tracés ce round : {drawn}.',
  },
  'RI-21': {
    text: 'Là où la règle imprimée ne dit rien, nos notes tranchent : ce qu’il faut tracer, ce qui est relié, comment se mesurent les plus longues séries et quelles extrémités sont des Fausses Routes.',
  },
  'RI-22': {
    text: 'Une rivière n’a pas besoin d’être reliée, et ses extrémités ne doivent toucher ni Voie ni Sortie ; sur un pont, les deux se croisent seulement. La rivière qui vaut le plus rapporte un point par case, plus trois si ses deux extrémités sont au bord. Ses extrémités libres sont des Fausses Routes.',
    why: 'En {space}, une rivière toucherait une Voie ou une Sortie.',
  },
  'RI-23': {
    text: 'Un lac n’a pas besoin d’être relié. Les côtés ouverts qui se touchent forment un seul lac, et tous ses quais un seul Réseau ; les plus longues séries ne traversent pas l’eau. Le plus petit lac rapporte un point par case.',
    why: 'En {space}, une Voie toucherait l’eau.',
  },
  'RI-24': {
    text: 'Une case vide bordée d’eau sur trois ou quatre côtés est aussitôt inondée, même si une extrémité ou une Sortie y donne, et peut en inonder d’autres à son tour. Elle compte comme de l’eau de tous côtés, et comme remplie ; une extrémité qui la touche est une Fausse Route.',
  },
  'RI-25': {
    text: 'En solo, il n’y a pas de vainqueur : visez votre meilleur score. Un Réseau qui n’a qu’une Sortie ne rapporte rien.',
  },
  'RI-26': {
    text: 'Votre total additionne les Sorties, l’Autoroute, le Chemin de Fer, les Cases Centrales et l’extension, moins les Fausses Routes. Il peut être négatif.',
  },
};

/** RI-24 si l’option de la table épargne ces cases. */
export const sparedFr: RuleText = {
  text: 'Une case vide bordée d’eau sur trois ou quatre côtés est aussitôt inondée, et peut en inonder d’autres à son tour, sauf si une extrémité ou une Sortie y donne. Elle compte comme de l’eau de tous côtés, et comme remplie.',
};
