/** Ce que dit la leçon de Railroad Ink, en français. */

import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Cette feuille n’est qu’à vous. Autour d’elle, douze sorties : autoroutes (doubles traits) et chemins de fer (traverses) en alternance. En sept rounds vous tracez ce que montrent les dés et reliez autant de sorties que possible.',
  dice: 'Un seul lancer sert à tout le monde : ici une autoroute droite, une voie ferrée droite, une voie ferrée courbe et une gare. Vous tracerez les quatre, dans l’ordre de votre choix.',
  nowhere:
    'Une voie doit rejoindre ce qui est déjà là. Voyez ce qui se passe sinon : touchez la case au centre exact de la feuille.',
  first:
    'Refusé, et la règle dit pourquoi. Partez d’une sortie : touchez la case entourée au bord gauche. Une sortie d’autoroute y mène, l’autoroute convient donc.',
  railway: 'Les voies ferrées partent de leurs sorties. Tracez la voie ferrée droite dans la case entourée, plus haut.',
  tooEarly: 'Il reste deux dés. Appuyez quand même sur « Valider ».',
  station:
    'Ce qui peut être tracé doit l’être. Une gare change l’autoroute en chemin de fer : tracez-la au bout de votre autoroute, l’autoroute à l’ouest.',
  curve:
    'Sa voie ferrée mène maintenant vers l’est. Tracez-y la voie ferrée courbe de façon qu’elle tourne vers le nord.',
  end: 'Les quatre sont tracées, le round peut finir. Validez ; les dés sont relancés.',
  kinds:
    'Round 2. Une autoroute ne rencontre jamais une voie ferrée, sauf dans une gare. Prenez l’embranchement d’autoroute (le dé à trois bras) et touchez la case au-dessus de votre courbe.',
  finish:
    'Jamais. Tracez maintenant les quatre dés comme vous voulez et finissez le round. Touchez ce que vous venez de tracer pour le tourner ; la passerelle laisse les deux sortes se croiser sans se toucher.',
  special:
    'Round 3. Sous les dés se trouvent six voies spéciales. Vous pouvez en ajouter une par round, trois par partie. Prenez-en une et tracez-la là où cela s’éclaire.',
  oneSpecial: 'Une seule par round. Prenez-en une autre et essayez de la tracer.',
  score:
    'Voici une autre table après quatre rounds. Dépliez le score et touchez ses lignes : ce qui compte se voit sur la feuille. Un réseau vaut 4 points pour deux sorties et 4 de plus pour chaque autre.',
  longest:
    'Votre plus longue autoroute et votre plus longue voie ferrée rapportent un point par case, et chacune des neuf cases du centre où l’on a tracé aussi.',
  loose:
    'Chaque extrémité qui ne rencontre rien coûte un point, sauf si elle sort par le bord. Vers la fin, fermez ce qui est ouvert.',
  others: 'Les autres tracent en même temps. Leurs feuilles sont montrées quand tout le monde a fini le round.',
  last: 'Et maintenant trois rounds d’une vraie partie à partir d’ici, contre un robot débonnaire. Vous êtes un peu devant : restez-y !',
};
