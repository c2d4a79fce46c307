/** Chaque règle de Last Train to Wensleydale dans nos propres mots, en français. `why` est la phrase d'un refus. */

import type { RuleText } from '@quai/engine/words.ts';

export const rulesFr: Readonly<Record<string, RuleText>> = {
  'WD-1': {
    text: 'Trois ou quatre joueurs, chacun avec 10 disques, 15 cubes Investissement, 15 liens et 3 locomotives. Le premier joueur est tiré au sort, les autres suivent dans le sens horaire.',
  },
  'WD-2': {
    text: 'Chacun commence à 0 en Pertes & Profits, 1 en Gouvernement, 2 en Moteur, 1 en MR et 1 en NER. Dans chaque pile, le premier joueur est au-dessus.',
  },
  'WD-3': {
    text: 'Chaque région de colline ou de Lowlands sans ville reçoit deux cubes tirés du sac de Pierre et de Fromage. Ceux qui ne correspondent pas au cube imprimé sont retirés du jeu, comme le reste du sac.',
  },
  'WD-4': {
    text: 'Les grandes villes sans compagnie reçoivent trois personnages tirés du sac (passagers MR et NER, Opposants), les petites villes deux.',
  },
  'WD-5': {
    text: 'La partie dure cinq tours à trois joueurs et quatre tours à quatre. Un tour se compose de dix phases.',
  },
  'WD-6': {
    text: 'Phase 1 : chaque joueur prend 12 cubes Investissement dans son stock, ou tous ceux qui y restent.',
  },
  'WD-7': {
    text: 'Phase 2 : les vingt disques Influence vont dans le sac ; un disque est tiré pour chacune des huit cases Influence, en plus des disques imprimés.',
  },
  'WD-8': {
    text: 'Phase 3 : dans l’ordre des joueurs, si vous avez moins de deux mises, vous devez en placer une : au moins le minimum de la case, et plus que la mise déjà présente, dont les cubes sont rendus à leur propriétaire.',
    why: 'La case {space} demande au moins {need:cube|cubes} ; vous en misez {cubes} et en avez {have}.',
  },
  'WD-9': {
    text: 'Les cases sont attribuées de 1 à 8 : le gagnant avance selon les disques imprimés et le disque tiré, et se place au-dessus des disques présents. Les cubes de la mise vont dans son stock.',
  },
  'WD-10': {
    text: 'Phase 4 : l’influence Gouvernement donne l’ordre de construction, l’influence Moteur l’ordre des trains : le plus haut d’abord et, dans une même case, le disque du dessus d’abord. Ces ordres valent pour tout le tour.',
  },
  'WD-11': {
    text: 'Phase 5 : chaque joueur peut construire une suite ininterrompue de liens, sans embranchement. Elle part d’une ville de compagnie ou de son réseau, et ne bifurque que depuis des liens de tours précédents.',
    why: 'Une ligne part d’une ville de compagnie ou de votre réseau et continue là où elle s’arrête, jusqu’à ce que vous la terminiez.',
  },
  'WD-12': {
    text: 'Un lien franchit la limite entre deux régions, un seul par limite. On ne construit jamais dans une colline, ni vers The South.',
    why: 'Aucun lien n’est possible entre {from} et {to} : il y a une colline, ou déjà un lien.',
  },
  'WD-13': { text: 'Un lien coûte 1 entre deux régions de Lowlands, et 2 dès qu’une vallée est concernée.' },
  'WD-14': {
    text: 'Si une ligne touche la région d’une ville de compagnie, elle coûte en plus un point d’influence de cette compagnie, ou un de chacune si la ville est aux deux. Chaque région compte une fois, même si la ligne y entre et en sort. Compter par région est notre lecture de la règle imprimée ; l’hôte peut choisir de compter par lien.',
    why: 'De {from} à {to}, il faut en plus {need:point|points} d’influence {company} ; vous en avez {have}.',
  },
  'WD-15': {
    text: 'Chaque Opposant de la région où entre un lien coûte un point d’influence Gouvernement, puis est retiré.',
    why: 'À {to}, les Opposants coûtent {need:point|points} d’influence Gouvernement ; vous en avez {have}.',
  },
  'WD-16': {
    text: 'Une fois la ligne terminée, son coût se paie en cubes, puis en points d’influence au choix, un point chacun. Vous ne pouvez poser un lien que si vous pouvez tout payer.',
    why: 'Avec le lien vers {to}, la ligne coûte {need} ; une fois les droits payés, il vous reste {have}.',
  },
  'WD-17': {
    text: 'Phase 6 : dans l’ordre des trains, et plusieurs fois de suite, chaque joueur achète un train, charge une pièce ou passe pour le reste de la phase.',
  },
  'WD-18': {
    text: 'Les trains sont rangés sur trois lignes, à 1, 2 et 3 points d’influence Moteur. Un joueur achète au plus un train de chaque ligne par tour, et un train n’a qu’un propriétaire.',
    why: 'Le train {train} est pris, ou vous avez déjà un train de la ligne {row}, ou il ne vous reste aucune locomotive.',
  },
  'WD-19': {
    text: 'Trois points d’influence ou cubes, au choix, s’échangent contre un point d’influence Moteur, autant que l’achat l’exige et pas plus.',
    why: 'Le train {train} demande {need} points ou cubes en échange ; vous en avez {have}.',
  },
  'WD-20': {
    text: 'Une pièce chargée occupe un slot libre de son type, marchandise ou passager, sur un de vos trains.',
    why: 'Aucun de vos trains n’a de slot libre pour cette pièce.',
  },
  'WD-21': {
    text: 'On charge du Fromage dans une région vers laquelle on a un lien. Quand un lien de compagnie atteint la région, le Fromage est retiré du jeu.',
    why: 'Vous n’avez pas de lien vers {region}, ou il n’y a pas de Fromage.',
  },
  'WD-22': {
    text: 'On charge de la Pierre par une ville voisine de la colline, reliée par vos liens et sans compagnie. La Pierre que seules des villes de compagnie pourraient charger est retirée du jeu.',
    why: '{region} : aucun de vos liens n’atteint une ville voisine sans compagnie, ou il n’y a pas de Pierre.',
  },
  'WD-23': {
    text: 'On charge un passager dans une région vers laquelle on a un lien, si ses propres liens mènent sans interruption à une ville de la compagnie du passager. Les passagers déjà dans une telle ville sont retirés du jeu.',
    why: 'Depuis {region}, vos liens ne mènent pas à une ville de cette compagnie, ou ce passager n’y est pas.',
  },
  'WD-24': {
    text: 'Phase 7, Pertes & Profits : la Pierre rapporte 2, le Fromage et les passagers 1, et chacun de vos liens sur le plateau coûte 1. Les disques avancent d’autant dans l’ordre des joueurs, entre +5 et −13, et se placent au sommet même sans bouger.',
  },
  'WD-25': {
    text: 'Les chargements sont placés devant les joueurs et les locomotives reviennent. Phase 8 : la piste Pertes & Profits donne le nouvel ordre des joueurs : le plus haut d’abord et, dans une même case, le disque du dessus d’abord.',
  },
  'WD-26': {
    text: 'Phase 9 : dans le nouvel ordre, chaque joueur peut faire absorber par une compagnie une suite de ses liens, sans embranchement, d’une ville de cette compagnie à une région avec une ville. Un point d’influence de la compagnie paie un ou deux liens.',
    why: 'Une absorption porte sur une suite ininterrompue de vos liens, d’une ville de la compagnie à une région avec une ville, à raison d’un point d’influence pour un ou deux liens.',
  },
  'WD-27': {
    text: 'Une ville atteinte par un lien de compagnie devient aussitôt ville de cette compagnie. Elle peut être aux deux.',
  },
  'WD-28': { text: 'Phase 10 : l’indicateur de tour avance. Après le dernier tour, la partie est terminée.' },
  'WD-29': {
    text: 'Chaque pièce vaut 1 ; chaque set de Pierre, Fromage, passager MR et passager NER vaut 2 de plus. On ajoute ou on retire la case Pertes & Profits, et on retire 1 par lien sur le plateau.',
  },
  'WD-30': {
    text: 'Le joueur qui a le plus de points gagne. À égalité, le mieux placé sur la piste Pertes & Profits l’emporte.',
  },
  'WD-31': { text: 'Les points suivants règlent ce que la règle imprimée ne précise pas.' },
  'WD-31.1': {
    text: 'Si un autre joueur surenchérit, vous récupérez aussitôt vos cubes et devez miser à nouveau à votre prochain tour, sur la même case si vous voulez.',
  },
  'WD-31.2': {
    text: 'Un joueur qui ne peut pas miser passe son tour, et misera si des cubes lui reviennent ; les enchères se terminent quand personne ne peut miser. On ne surenchérit pas sur soi-même.',
    why: 'La mise sur la case {space} est déjà la vôtre.',
  },
  'WD-31.3': {
    text: 'Miser est obligatoire. Un joueur sans cubes peut encore construire, avec ses seuls points d’influence.',
  },
  'WD-31.4': { text: 'Une case sans mise ne donne rien à personne. Tous les disques retournent dans le sac.' },
  'WD-31.5': {
    text: 'Le disque arrivé en dernier est au-dessus et donc devant, qu’il ait monté ou descendu.',
  },
  'WD-31.6': { text: 'Après la phase 1, on a 12 cubes de plus en main, mais jamais plus que ses 15.' },
  'WD-31.7': {
    text: 'Les Opposants ne se paient que dans la région où entre un lien. Là où une ligne peut partir, il n’y en a pas.',
  },
  'WD-31.8': {
    text: 'Le droit de compagnie est d’un point par région et par compagnie pour toute la ligne d’un tour : un lien direct entre deux villes d’une même compagnie en coûte deux. À un tour suivant, on paie à nouveau.',
  },
  'WD-31.9': {
    text: 'Une ligne peut revenir à la région d’où elle est partie, et s’arrête alors : une boucle n’est pas un embranchement. Elle ne passe deux fois par aucune autre région. On peut ne rien construire, et plusieurs joueurs peuvent avoir des liens vers une même région.',
    why: 'Un lien vers {to} ferait un embranchement : une ligne ne peut revenir qu’à son point de départ, et s’y arrête.',
  },
  'WD-31.10': {
    text: 'Les droits se paient avec chaque lien. À la fin, on paie d’abord en cubes, puis avec les influences de son choix.',
    why: 'Sur les {due} restant à payer, ce type compte pour {least} à {most}.',
  },
  'WD-31.11': {
    text: 'The South compte comme Lowlands et comme ville des deux compagnies, sauf si l’hôte l’attribue à une seule : la règle imprimée ne dit pas à qui elle est. Lignes et absorptions peuvent en partir, mais n’y finissent jamais.',
    why: 'On ne construit pas de ligne vers {to}.',
  },
  'WD-31.12': {
    text: 'L’échange fait partie de l’achat d’un train, pour exactement les points manquants. On n’échange pas d’influence Moteur.',
    why: 'Sur les {due} restant à échanger, ce type compte pour {least} à {most}.',
  },
  'WD-31.13': {
    text: 'Un passager ne voyage que par vos propres liens ; il peut partir d’une ville de l’autre compagnie. Un Opposant ne se charge jamais.',
  },
  'WD-31.14': {
    text: 'Pour charger de la Pierre, il faut un lien vers une ville voisine de la colline, et non vers une région voisine quelconque.',
  },
  'WD-31.15': {
    text: 'Tous les effets d’une absorption précèdent la suivante : chaque ville traversée rejoint la compagnie, le Fromage et les passagers de cette compagnie sont retirés, de même que la Pierre qui n’a plus que des villes de compagnie pour voisines.',
  },
  'WD-31.16': {
    text: 'Une absorption coûte la moitié de ses liens, arrondie au supérieur, et se fait par une seule compagnie. La dernière ville peut être à n’importe qui, et les anciens liens valent les nouveaux.',
    why: 'Une seule compagnie absorbe toute la suite de liens.',
  },
  'WD-31.17': {
    text: 'Les disques de profit bougent dans l’ordre des joueurs ; chacun se place au sommet, même immobile ou retenu au bout de la piste.',
  },
  'WD-31.18': {
    text: 'Le joueur qui a le plus haut profit est premier dans le nouvel ordre. Dans une même case, le disque du dessus est devant.',
  },
  'WD-31.19': {
    text: 'Les liens coûtent des points tels qu’ils sont après les dernières absorptions. Un set demande une pièce de chacun des quatre types.',
  },
  'WD-31.20': {
    text: 'Sans lien en stock, on ne construit pas, et une compagnie sans liens n’absorbe rien.',
    why: 'Il ne reste pas de lien pour cela.',
  },
  'WD-31.21': {
    text: 'Dépenser de l’influence plus tard dans le tour ne change ni l’ordre de construction ni celui des trains.',
  },
  'WD-31.22': {
    text: 'Les cubes dépensés vont dans le stock ; ceux d’une mise dépassée reviennent en main. Les cubes en main restent pour le tour suivant.',
  },
  'WD-31.23': {
    text: 'Un joueur qui a deux mises passe son tour tant qu’aucune n’est dépassée. Comme les mises ne font que monter, les enchères se terminent.',
  },
  'WD-31.24': {
    text: 'Les droits ne se paient avec aucun autre type d’influence. Si vous ne pouvez pas les payer, le lien est refusé.',
  },
  'WD-31.25': {
    text: 'Là où un lien touche une région, il n’y a plus d’Opposants ; seule compte donc la région où l’on entre.',
  },
  'WD-31.26': {
    text: 'Un joueur sans liens part d’une ville de compagnie. Les liens d’une compagnie ne sont le réseau de personne et ne transportent les passagers de personne.',
  },
  'WD-31.27': {
    text: 'Une suite de liens absorbée ne passe pas deux fois par une région. Un lien suffit ; une suite plus longue peut traverser des villes des deux compagnies.',
    why: 'La suite est déjà passée par {to}.',
  },
  'WD-31.28': {
    text: 'Un joueur qui ne peut rien faire passe automatiquement ; un joueur qui passe ne joue plus de la phase. Un train acheté plus tard se charge aussitôt, et les chargements restent sur leur train.',
  },
  'WD-31.29': {
    text: 'L’influence s’arrête au bout de sa piste, le surplus est perdu. Un disque qui ne bouge pas garde sa place dans la pile.',
  },
  'WD-31.30': {
    text: 'La Pierre qui n’a que des villes de compagnie pour voisines est retirée dès la mise en place.',
  },
  'WD-31.31': {
    text: 'Un lien vers une région, dans une région ou qui la touche est un lien sur une de ses limites.',
  },
};

/** Les mêmes règles aux tables où le droit se compte par lien. */
export const byLinkFr: Readonly<Record<string, RuleText>> = {
  'WD-14': {
    text: 'Un lien vers ou depuis la région d’une ville de compagnie coûte en plus un point d’influence de cette compagnie, ou un de chacune si la ville est aux deux. Y entrer et en sortir au même tour n’en coûte qu’un. L’hôte a choisi de compter par lien ; notre lecture habituelle compte par région.',
    why: 'De {from} à {to}, il faut en plus {need:point|points} d’influence {company} ; vous en avez {have}.',
  },
  'WD-31.8': {
    text: 'Un lien direct entre deux villes d’une même compagnie coûte un seul point de cette compagnie, et repartir de là ne coûte rien de plus. À un tour suivant, on paie à nouveau.',
  },
};
