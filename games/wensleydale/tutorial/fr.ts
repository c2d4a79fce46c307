/** Ce que dit la leçon de Last Train to Wensleydale, en français. */

import type { LessonText, ReplyText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Dans les Yorkshire Dales, construisez de petites lignes, emportez Pierre, Fromage et passagers, et cédez vos lignes à la MR ou à la NER avant qu’elles ne vous ruinent. Il faut le plus de points.',
  phases: 'Un tour se compose de phases. Le bandeau montre où vous en êtes et ce qui vient ensuite.',
  bid: 'D’abord les enchères. Chaque case donne ses disques imprimés et un disque tiré : Gouvernement (G), Moteur (Mo), MR (M), NER (N). Vous avez 12 cubes. Misez 2 sur la case 5.',
  outbid:
    'Ann a surenchéri : vos cubes sont revenus, et vous misez à nouveau jusqu’à avoir deux mises. Misez 2 sur la case 8 : deux points d’influence Gouvernement, pour construire en premier.',
  secondBid:
    'Une mise tient. Pour la seconde, misez 3 sur la case 2 : les lignes qui partent des villes MR demandent son influence MR.',
  orders:
    'L’influence Gouvernement décide qui construit en premier : vous. L’influence Moteur décide qui achète les trains en premier : Ann.',
  link: 'Une ligne part d’une ville de compagnie. Posez un lien de Settle, ville MR, à Horton : vous voyez le coût avant de valider.',
  line: 'Un lien coûte un, ou deux avec une vallée ; la ville de compagnie, un point d’influence MR ; chaque Opposant, en blanc, un point Gouvernement. Continuez vers Ribblehead, puis Hawes Junction, et terminez la ligne.',
  train:
    'Un train de la ligne 2 coûte deux points d’influence Moteur, juste ce que vous avez. Achetez celui qui est entouré : un passager, deux marchandises.',
  stone:
    'Chacun charge à son tour. La Pierre, qui vaut 2, se charge par une ville de votre ligne, voisine de sa colline : chargez celle d’Ingleborough, près de Ribblehead.',
  passenger:
    'Un passager rapporte 1 et doit pouvoir rejoindre par vos liens une ville de sa compagnie. Chargez un passager MR à Ribblehead.',
  cheese:
    'Le Fromage, qui vaut 1, vient de toute région que vos liens touchent, ville ou non. Remplissez votre dernier slot à Horton.',
  pass: 'Plein. En échange, trois cubes ou points d’influence au choix valent un point d’influence Moteur : trop cher pour un autre train. Passez.',
  profit:
    'Vous avez gagné 4, payé 1 pour chacun de trois liens, et avancé de 1. Plus haut, vous jouez plus tôt, et à la fin la case elle-même compte.',
  takeover:
    'Faites absorber Settle – Horton – Ribblehead par la MR : un point d’influence paie deux liens, jusqu’à une ville. Vous ne payez plus pour eux ; la ville devient MR, et ses passagers partent.',
  score:
    'Les cubes restés en main servent au tour suivant. À la fin, chaque pièce vaut 1, chaque set des quatre sortes 2 de plus ; puis votre case de profit, moins 1 par lien qui vous reste.',
  last: 'Jouez maintenant la fin d’une vraie partie, contre deux robots débutants.',
};

export const repliesFr: Readonly<Record<ReplyText, string>> = {
  bidSpace: '{chosen} : permis, mais essayez la case 5, pour voir ce que veut dire une surenchère.',
  bidMore: '{chosen} : permis, mais 2 suffisent ici ; gardez vos cubes pour construire.',
  outbidSpace: '{chosen} : permis, mais la case 8 donne l’influence Gouvernement pour construire en premier.',
  outbidMore: '{chosen} : permis, mais 2 suffisent pour la case 8 ; les cubes servent aussi à construire.',
  secondSpace: '{chosen} : permis, mais votre ligne partira d’une ville MR ; misez sur la case 2.',
  secondMore: '{chosen} : permis, mais 3 suffisent pour la case 2, et chaque cube gardé construit.',
  linkOther: '{chosen} : possible, mais ce que charge cette leçon se trouve au-delà de Horton, en partant de Settle.',
  linkPass: '{chosen} : permis, mais sans liens, rien à charger.',
  lineEnd: '{chosen} : permis, mais continuez ; chaque ville atteinte apporte ses passagers.',
  lineOther: '{chosen} : possible, mais la Pierre et les passagers attendent à Ribblehead.',
  lineAside: '{chosen} : possible, mais Hawes Junction est une ville, avec un passager de la MR.',
  lineFurther: '{chosen} : possible, mais chaque lien coûte des cubes, puis 1 à chaque tour ; terminez la ligne ici.',
  trainPass: '{chosen} : permis, mais sans train vous n’emportez rien ce tour-ci.',
  trainSmall: '{chosen} : moins cher, mais trop petit pour les trois pièces que vous allez charger.',
  trainOther: '{chosen} : même prix ; achetez celui qui est entouré, dont les étapes suivantes remplissent les slots.',
  trainLarge: '{chosen} : il coûterait trois cubes ou points de plus, en échange du point manquant.',
  stonePass: '{chosen} : votre train resterait vide ; chargez de la Pierre.',
  stoneTrain: '{chosen} : il coûterait des points en échange, et votre train est encore vide.',
  stoneLess: '{chosen} : cela rapporte 1, la Pierre 2 ; prenez-la d’abord.',
  stoneOther: '{chosen} : elle rapporte 2 aussi, mais cette étape parle d’Ingleborough, voisine de Ribblehead.',
  passengerPass: '{chosen} : vous ne chargeriez plus rien, et deux slots sont libres.',
  passengerTrain: '{chosen} : il coûterait des points en échange, et deux slots sont libres.',
  passengerGoods: '{chosen} : possible aussi, mais cette étape parle des passagers.',
  passengerOther: '{chosen} : possible aussi ; prenez plutôt à Ribblehead, que la MR va bientôt absorber.',
  cheesePass: '{chosen} : permis, mais votre dernier slot resterait vide.',
  cheeseTrain: '{chosen} : il coûterait des points en échange, et un slot est encore libre.',
  cheeseStone: '{chosen} : elle rapporterait même 2, mais cette étape montre que le Fromage se passe de ville.',
  passTrain: '{chosen} : possible en échange de ce que vous avez, mais il emporterait trop peu.',
  takeoverPass: '{chosen} : permis, mais trois liens vous coûtent 3 à chaque tour, et 3 à la fin.',
  takeoverLong: '{chosen} : il faudrait un deuxième point d’influence ; gardez ce lien et terminez à Ribblehead.',
};
