/** Chaque règle de Last Train to Wensleydale dans nos propres mots, en français. `why` est la phrase d'un refus. */

import type { RuleText } from '@quai/engine/words.ts';

export const rulesFr: Readonly<Record<string, RuleText>> = {
  'WD-1': {
    text: 'Trois ou quatre joueurs, chacun avec 10 disques, 15 cubes d’investissement, 15 liens et 3 locomotives. Le premier est tiré au sort, les autres suivent dans le sens horaire.',
  },
  'WD-2': {
    text: 'Chacun commence à profit 0, gouvernement 1, train 2, MR 1 et NER 1. Dans chaque pile, le premier dans l’ordre est au-dessus.',
  },
  'WD-3': {
    text: 'Chaque colline et chaque basse terre sans ville reçoit deux cubes tirés du sac de pierre et de fromage. Ceux qui diffèrent du cube imprimé quittent la partie, comme ce qui reste dans le sac.',
  },
  'WD-4': {
    text: 'Les grandes villes sans compagnie reçoivent trois personnages tirés du sac (voyageurs MR et NER, opposants), les petites villes deux.',
  },
  'WD-5': { text: 'La partie dure cinq tours à trois et quatre tours à quatre. Un tour compte dix phases.' },
  'WD-6': {
    text: 'Phase 1 : chacun prend 12 cubes d’investissement dans sa réserve, ou tous ceux qui y restent.',
  },
  'WD-7': {
    text: 'Phase 2 : les vingt disques d’influence vont dans le sac ; un disque est tiré pour chacune des huit cases d’enchères, en plus des disques imprimés.',
  },
  'WD-8': {
    text: 'Phase 3 : dans l’ordre, qui a moins de deux mises doit en placer une : au moins le minimum de la case et plus que la mise présente, dont les cubes retournent à leur propriétaire.',
    why: 'La case {space} demande au moins {need} cubes ; vous en offrez {cubes} et en avez {have}.',
  },
  'WD-9': {
    text: 'Les cases sont réglées de 1 à 8 : le gagnant avance des disques imprimés et du disque tiré, et se pose au sommet de la pile. Les cubes de la mise vont à sa réserve.',
  },
  'WD-10': {
    text: 'Phase 4 : l’influence du gouvernement donne l’ordre de construction, l’influence train l’ordre des trains, du plus haut au plus bas, le disque du dessus d’abord. Ces ordres valent tout le tour.',
  },
  'WD-11': {
    text: 'Phase 5 : chacun peut construire une ligne continue, sans embranchement. Elle part d’une ville de compagnie ou de son réseau, et ne bifurque que depuis des liens plus anciens.',
    why: 'Une ligne part d’une ville de compagnie ou de votre réseau et continue là où elle s’est arrêtée ; elle finit quand vous le dites.',
  },
  'WD-12': {
    text: 'Un lien franchit la limite de deux régions, un seul par limite. Jamais dans une colline, ni vers The South.',
    why: 'Aucun lien n’est possible entre {from} et {to} : il y a une colline, ou déjà un lien.',
  },
  'WD-13': { text: 'Un lien coûte 1 entre deux basses terres, et 2 dès qu’une vallée est en jeu.' },
  'WD-14': {
    text: 'Une ligne qui touche la région d’une ville de compagnie coûte en plus une influence de cette compagnie, ou de chacune si la ville est aux deux. Chaque région compte une fois, même si la ligne y entre et en sort.',
    why: 'Entre {from} et {to}, il faut en plus {need} influence {company} ; vous en avez {have}.',
  },
  'WD-15': {
    text: 'Chaque opposant de la région où entre un lien coûte une influence du gouvernement, puis s’en va.',
    why: 'À {to}, les opposants coûtent {need} influence du gouvernement ; vous en avez {have}.',
  },
  'WD-16': {
    text: 'La ligne finie, son coût se paie en cubes, puis en influence de n’importe quels types, un point chacune. Un lien n’est permis que si tout peut être payé.',
    why: 'Avec le lien vers {to}, la ligne coûte {need} ; une fois les droits réglés, vous pouvez payer {have}.',
  },
  'WD-17': {
    text: 'Phase 6 : dans l’ordre des trains, tour après tour, chacun achète un train, charge une pièce, ou passe pour le reste de la phase.',
  },
  'WD-18': {
    text: 'Les trains sont en rangées à 1, 2 et 3 influences train. Chacun en a au plus un par rangée et par tour, et un train n’a qu’un propriétaire.',
    why: 'Le train {train} est pris, ou vous avez déjà un train de la rangée {row}, ou il ne reste aucune locomotive.',
  },
  'WD-19': {
    text: 'Trois points d’influence ou cubes, au choix, s’échangent contre une influence train, autant que l’achat l’exige et pas plus.',
    why: 'Le train {train} demande {need} points et cubes en échange ; vous en avez {have}.',
  },
  'WD-20': {
    text: 'Une pièce chargée prend une place libre de sa sorte, marchandise ou voyageur, sur un train du joueur.',
    why: 'Aucun de vos trains n’a de place libre pour cette pièce.',
  },
  'WD-21': {
    text: 'Le fromage se charge là où le joueur a un lien vers la région. Où arrive un lien de compagnie, le fromage quitte la partie.',
    why: 'Vous n’avez pas de lien vers {region}, ou il n’y a pas de fromage à y prendre.',
  },
  'WD-22': {
    text: 'La pierre se charge par une ville voisine de la colline, reliée par le joueur et sans compagnie. La pierre que seules des villes de compagnie pourraient charger quitte la partie.',
    why: '{region} : aucune ville voisine sans compagnie n’a de lien à vous, ou il n’y a pas de pierre.',
  },
  'WD-23': {
    text: 'Un voyageur se charge là où le joueur a un lien et où ses propres liens mènent sans interruption à une ville de la compagnie du voyageur. Ceux qui y sont déjà quittent la partie.',
    why: 'Depuis {region}, vos liens ne mènent pas à une ville de cette compagnie, ou ce voyageur n’y est pas.',
  },
  'WD-24': {
    text: 'Phase 7 : la pierre rapporte 2, le fromage et les voyageurs 1, et chaque lien sur le plateau coûte 1. Les disques avancent d’autant dans l’ordre, entre +5 et -13, et se posent au sommet même sans bouger.',
  },
  'WD-25': {
    text: 'Les chargements viennent devant les joueurs et les locomotives reviennent. Phase 8 : la piste des profits donne le nouvel ordre, le plus haut d’abord, puis le disque du dessus.',
  },
  'WD-26': {
    text: 'Phase 9 : dans le nouvel ordre, chacun peut céder à une compagnie un chemin de ses liens, sans embranchement, d’une ville de cette compagnie à une région avec une ville. Une influence de la compagnie paie un ou deux liens.',
    why: 'On cède un chemin continu de ses propres liens, d’une ville de la compagnie à une région avec une ville, à raison d’une influence pour un ou deux liens.',
  },
  'WD-27': {
    text: 'Une ville qu’atteint un lien de compagnie devient aussitôt ville de cette compagnie. Elle peut être aux deux.',
  },
  'WD-28': { text: 'Phase 10 : le marqueur de tour avance. Après le dernier tour, la partie est finie.' },
  'WD-29': {
    text: 'Chaque pièce vaut 1 ; chaque série pierre, fromage, voyageur MR et voyageur NER, 2 de plus. La case des profits s’ajoute ou se retire, et chaque lien sur le plateau coûte 1.',
  },
  'WD-30': { text: 'Le plus grand total gagne. À égalité, la meilleure place sur la piste des profits l’emporte.' },
  'WD-31': { text: 'Ce que la règle imprimée laisse ouvert est fixé par les points suivants.' },
  'WD-31.1': {
    text: 'Un joueur dépassé reprend aussitôt ses cubes et doit miser à son prochain tour de parole, sur la même case s’il veut.',
  },
  'WD-31.2': {
    text: 'Qui ne peut pas miser est sauté, et misera si des cubes lui reviennent ; l’enchère finit quand personne ne peut. Nul ne se dépasse lui-même.',
    why: 'La mise sur la case {space} est déjà la vôtre.',
  },
  'WD-31.3': { text: 'Miser est obligatoire. Qui n’a plus de cubes peut encore construire avec sa seule influence.' },
  'WD-31.4': { text: 'Une case sans mise ne donne rien à personne. Tous les disques retournent dans le sac.' },
  'WD-31.5': {
    text: 'Le dernier arrivé est au-dessus et donc devant, que son disque ait monté ou descendu.',
  },
  'WD-31.6': { text: 'Après la phase 1, on a 12 cubes de plus en main, mais jamais plus que ses 15.' },
  'WD-31.7': {
    text: 'Les opposants ne se paient que dans la région où entre un lien. Là où une ligne peut partir, il n’y en a pas.',
  },
  'WD-31.8': {
    text: 'Le droit de compagnie est d’un point par région et par couleur pour toute la ligne d’un tour. Un tour suivant paie de nouveau.',
  },
  'WD-31.9': {
    text: 'Une ligne ne passe pas deux fois par une région. On peut ne rien construire, et plusieurs joueurs peuvent avoir des liens vers une même région.',
    why: 'Votre ligne est déjà passée par {to}.',
  },
  'WD-31.10': {
    text: 'Les droits se paient avec chaque lien. À la fin viennent les cubes, puis les influences que le joueur désigne.',
    why: 'Sur les {due} encore dus, cette sorte en prend de {least} à {most}.',
  },
  'WD-31.11': {
    text: 'The South compte comme basse terre et comme ville de ses compagnies. Lignes et absorptions en partent mais n’y finissent jamais.',
    why: 'On ne construit pas de ligne vers {to}.',
  },
  'WD-31.12': {
    text: 'L’échange fait partie de l’achat d’un train, pour exactement les points qui manquent. On n’y donne pas d’influence train.',
    why: 'Sur les {due} encore à donner, cette sorte en prend de {least} à {most}.',
  },
  'WD-31.13': {
    text: 'Un voyageur ne prend que les liens du joueur ; il peut partir d’une ville de l’autre compagnie. Un opposant ne se charge jamais.',
  },
  'WD-31.14': {
    text: 'Pour charger de la pierre, il faut un lien vers une ville voisine de la colline, et non vers une région quelconque.',
  },
  'WD-31.15': {
    text: 'Tous les effets d’une absorption précèdent la suivante : chaque ville du chemin rejoint la compagnie, le fromage et les voyageurs de cette compagnie partent, et la pierre que n’entourent plus que des villes de compagnie aussi.',
  },
  'WD-31.16': {
    text: 'Une absorption coûte la moitié de ses liens, arrondie vers le haut, et sert une seule compagnie. La dernière ville peut être à n’importe qui, et les vieux liens valent les neufs.',
    why: 'Une seule compagnie absorbe tout le chemin.',
  },
  'WD-31.17': {
    text: 'Les disques de profit bougent dans l’ordre du tour ; chacun se pose au sommet, même immobile ou retenu au bout de la piste.',
  },
  'WD-31.18': {
    text: 'Le plus haut profit est premier du nouvel ordre. Sur une même case, le disque du dessus est devant.',
  },
  'WD-31.19': {
    text: 'Les liens coûtent des points tels qu’ils sont après les dernières absorptions. Une série demande une pièce de chacune des quatre sortes.',
  },
  'WD-31.20': {
    text: 'Sans lien en réserve, on ne construit pas, et une compagnie sans liens n’absorbe rien.',
    why: 'Il ne reste pas de lien pour cela.',
  },
  'WD-31.21': {
    text: 'Dépenser de l’influence plus tard dans le tour ne change ni l’ordre de construction ni celui des trains.',
  },
  'WD-31.22': {
    text: 'Les cubes dépensés vont à la réserve, ceux d’une mise dépassée reviennent en main. Ce qui reste en main sert au tour suivant.',
  },
  'WD-31.23': {
    text: 'Qui a deux mises est passé tant qu’aucune n’est dépassée. Comme une mise ne peut que monter, l’enchère finit.',
  },
  'WD-31.24': {
    text: 'Les droits ne se paient en aucune autre sorte de points. Ce qui ne peut être payé est refusé à la pose du lien.',
  },
  'WD-31.25': {
    text: 'Là où un lien touche une région, il n’y a plus d’opposant ; seule compte donc la région où l’on entre.',
  },
  'WD-31.26': {
    text: 'Qui n’a pas de lien part d’une ville de compagnie. Les liens d’une compagnie ne sont le réseau de personne et ne portent aucun voyageur.',
  },
  'WD-31.27': {
    text: 'Un chemin absorbé ne passe pas deux fois par une région. Un lien suffit ; un chemin plus long peut traverser des villes de l’une ou l’autre compagnie.',
    why: 'Le chemin est déjà passé par {to}.',
  },
  'WD-31.28': {
    text: 'Qui ne peut rien faire passe de lui-même ; qui passe est hors de la phase. Un train acheté plus tard charge aussitôt, et les pièces restent sur leur train.',
  },
  'WD-31.29': {
    text: 'L’influence s’arrête au bout de sa piste, le surplus est perdu. Un disque qui ne bouge pas garde sa place dans la pile.',
  },
  'WD-31.30': { text: 'La pierre que n’entourent que des villes de compagnie est perdue dès la mise en place.' },
  'WD-31.31': {
    text: 'Un lien vers une région, dans elle ou qui la touche : il se trouve sur une de ses limites.',
  },
};
