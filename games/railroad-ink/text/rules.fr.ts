/** Les règles de Railroad Ink, dans nos propres mots français. */

import type { RuleTexts } from './rules.en.ts';

export const rulesFr: RuleTexts = {
  'RI-1': {
    text: 'On joue d’un à douze. Personne ne touche au plateau d’un autre ; seul, on joue pour son meilleur score.',
  },
  'RI-2': {
    text: 'Chacun a sa grille de sept cases sur sept, bordée de douze sorties, autoroutes et chemins de fer en alternance. Les neuf cases du milieu sont centrales.',
  },
  'RI-3': {
    text: 'Quatre dés servent à tous : trois montrent des autoroutes et des chemins de fer, un montre les gares et la passerelle.',
  },
  'RI-4': {
    text: 'La partie dure sept rounds, ou six avec une extension. Une table n’emploie qu’une extension au plus.',
  },
  'RI-5': {
    text: 'À chaque round, les dés sont lancés une fois et chacun les trace tous sur son plateau, en même temps que les autres et dans l’ordre qu’il veut.',
    why: 'Dés qui montrent {face} : {shown} ; tracés dans ce round : {drawn}.',
  },
  'RI-6': {
    text: 'Une voie peut être tournée et retournée. Elle se trace dans une case vide.',
    why: '{space} est déjà remplie, depuis le round {filled}.',
  },
  'RI-7': {
    text: 'Une voie doit rejoindre ce qui existe : au moins une de ses extrémités touche une sortie ou une extrémité de même type.',
    why: 'En {space}, ce tracé ne rejoindrait ni sortie ni voie de son type.',
  },
  'RI-8': {
    text: 'Un chemin de fer ne touche jamais une autoroute ni une sortie d’autoroute, et inversement. Un côté vide, ou le bord sans sortie, ne gêne pas.',
    why: 'En {space}, un chemin de fer toucherait une autoroute ou sa sortie.',
  },
  'RI-9': {
    text: 'Il faut tracer tout dé Voie qui peut l’être : le round ne se termine que si aucun de ceux qui restent n’a de place sur votre plateau. Chaque dé sert une fois ; les dés d’extension peuvent rester.',
    why: 'Dés Voie à tracer : {count}. Il y a encore une place pour l’un d’eux, par exemple {example}.',
  },
  'RI-10': {
    text: 'Une gare relie le chemin de fer et l’autoroute qui s’y rejoignent. Sur une passerelle, ils se croisent sans se relier.',
  },
  'RI-11': {
    text: 'Il y a six voies spéciales. On peut en ajouter une aux dés d’un round, chacune une fois et trois par partie ; elles suivent les mêmes règles et ne sont jamais obligatoires.',
    why: 'Voies spéciales employées : {game} sur {perGame} dans la partie, {now} sur {perRound} dans ce round ; chacune ne se trace qu’une fois.',
  },
  'RI-12': {
    text: 'Tant que votre round n’est pas terminé, vous pouvez reprendre ce que vous y avez tracé ; ce qui n’y tenait que par là revient aussi. Les rounds précédents restent, et chaque case montre le sien.',
  },
  'RI-13': {
    text: 'Le round finit quand chacun l’a terminé ; alors seulement tous les tracés se montrent et les dés sont relancés. D’ici là, on voit les siens, et qui a terminé.',
  },
  'RI-14': {
    text: 'Chaque réseau vaut selon les sorties qu’il relie : quatre points pour deux, et quatre de plus par sortie ; les douze valent ce que dit l’édition.',
  },
  'RI-15': {
    text: 'Votre plus longue autoroute et votre plus long chemin de fer valent un point par case d’un trajet continu ; les gares ne l’interrompent pas. Les branches ne comptent pas, et une case compte une fois sauf choix contraire de la table.',
  },
  'RI-16': { text: 'Chaque case centrale remplie vaut un point.' },
  'RI-17': {
    text: 'Chaque extrémité qui ne touche ni une autre extrémité ni le bord est une fausse route et coûte un point.',
  },
  'RI-18': {
    text: 'Le plus de points l’emporte. À égalité, le moins de fausses routes ; si elles sont égales aussi, la victoire est partagée.',
  },
  'RI-19': {
    text: 'La feuille de score montre chaque ligne de chacun, et le plateau montre ce qui a compté : réseaux, voies les plus longues et fausses routes.',
  },
  'RI-20': {
    text: 'Avec une extension, deux dés Rivière ou deux dés Lac sont lancés aussi. Chacun peut tracer ou laisser chacun d’eux, à chaque round.',
    why: 'Dés d’extension qui montrent {face} : {shown} ; tracés dans ce round : {drawn}.',
  },
  'RI-21': {
    text: 'Là où le texte imprimé se tait, les notes aux règles tranchent : ce qu’il faut tracer, ce qui relie, ce qu’est la voie la plus longue et quelles extrémités sont fausses.',
  },
  'RI-22': {
    text: 'Une rivière n’a pas besoin d’être reliée, et ses extrémités restent à l’écart des voies et des sorties ; sur un pont, les deux ne font que se croiser. La rivière qui vaut le plus rapporte ses cases, et trois de plus si ses deux extrémités sont au bord ; ses extrémités libres sont de fausses routes.',
    why: 'En {space}, une rivière toucherait une voie ou une sortie.',
  },
  'RI-23': {
    text: 'Un lac n’a pas besoin d’être relié. Les côtés ouverts qui se touchent font un seul lac, et ses quais un seul réseau ; les voies les plus longues ne passent pas sur l’eau. Le plus petit lac vaut un point par case.',
    why: 'En {space}, une voie et l’eau libre se toucheraient.',
  },
  'RI-24': {
    text: 'Une case vide bordée d’eau libre sur trois ou quatre côtés est inondée aussitôt, et ainsi de suite, sauf si une voie ou une sortie y donne. Elle compte comme de l’eau de tous côtés et comme remplie.',
  },
  'RI-25': {
    text: 'Seul, il n’y a pas de vainqueur : on joue pour son meilleur score. Un réseau à une seule sortie ne rapporte rien.',
  },
  'RI-26': {
    text: 'Le total est fait des sorties, de l’autoroute, du chemin de fer, du centre et de l’extension, moins les fausses routes. Il peut être négatif.',
  },
};
