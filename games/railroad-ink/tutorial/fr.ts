/** Ce que dit la leçon de Railroad Ink, en français. */

import type { LessonText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Ce Plateau n’est qu’à vous. Douze Sorties l’entourent, Autoroutes (doubles traits) et Chemins de Fer (traverses) en alternance. En sept rounds, tracez ce que montrent les dés et reliez autant de Sorties que possible.',
  dice: 'Le lancer vaut pour tout le monde. Ici : une autoroute droite, un chemin de fer droit, un chemin de fer courbe et une gare. Vous tracerez les quatre, dans l’ordre de votre choix.',
  nowhere:
    'Une Voie doit être reliée à ce qui est déjà là. Voyez ce qui se passe sinon : touchez la case au centre exact du Plateau.',
  first:
    'Refusé, et la règle dit pourquoi. Partez plutôt d’une Sortie : touchez la case entourée au bord gauche. Une Sortie d’Autoroute y mène, donc l’autoroute convient.',
  railway:
    'Les Chemins de Fer partent des Sorties de Chemin de Fer. Tracez le chemin de fer droit dans la case entourée, plus haut.',
  tooEarly: 'Il reste deux dés. Appuyez quand même sur « Valider ».',
  station:
    'Un dé qui peut être tracé doit l’être. Une Gare change l’Autoroute en Chemin de Fer : tracez-la au bout de votre Autoroute, l’Autoroute à l’ouest.',
  curve: 'Le Chemin de Fer mène maintenant vers l’est. Tracez-y le chemin de fer courbe, tourné vers le nord.',
  end: 'Les quatre Voies sont tracées, vous pouvez terminer le round. Validez ; les dés sont relancés.',
  kinds:
    'Round 2. Une Autoroute ne touche jamais un Chemin de Fer, sauf dans une Gare. Prenez l’embranchement d’autoroute (le dé à trois bras) et touchez la case au-dessus de votre courbe.',
  finish:
    'Interdit. Tracez maintenant les quatre dés comme vous voulez et terminez le round. Touchez ce que vous venez de tracer pour le faire pivoter. Sur la Passerelle, les deux types se croisent sans être reliés.',
  special:
    'Round 3. Sous les dés se trouvent six Voies Spéciales. Vous pouvez en ajouter une par round, et trois par partie. Prenez-en une et tracez-la dans une case qui brille.',
  oneSpecial: 'Une seule par round. Prenez-en une autre et essayez de la tracer.',
  score:
    'Voici une autre partie après quatre rounds. Ouvrez le score et touchez ses lignes : le Plateau montre d’où viennent les points. Un Réseau vaut 4 points pour deux Sorties, et 4 de plus par Sortie supplémentaire.',
  longest:
    'Votre Autoroute la plus longue et votre Chemin de Fer le plus long rapportent un point par case. Chacune des neuf Cases Centrales où vous avez tracé en rapporte un aussi.',
  loose:
    'Chaque extrémité qui ne touche rien est une Fausse Route et coûte un point, sauf si elle donne sur le bord. Vers la fin de la partie, fermez ce qui est ouvert.',
  others: 'Les autres tracent en même temps. Leurs Plateaux sont dévoilés quand tout le monde a terminé le round.',
  last: 'Jouez maintenant trois rounds d’une vraie partie à partir d’ici, contre un robot débutant. Vous menez de peu : restez devant !',
};
