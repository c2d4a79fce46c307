/** Ce que dit la leçon de Railroad Ink, en français. */

import type { LessonText, ReplyText } from './en.ts';

export const fr: Readonly<Record<LessonText, string>> = {
  welcome:
    'Ce Plateau n’est qu’à vous. Reliez autant que possible de ses douze Sorties : Autoroutes (doubles traits) et Chemins de Fer (traverses) alternent. En sept rounds, tracez ce que montrent les dés. Il faut le plus de points.',
  dice: 'Le lancer vaut pour tout le monde. Vous tracerez les quatre dés, dans l’ordre de votre choix.',
  nowhere: 'Une Voie doit être reliée à ce qui est déjà là. Essayez l’autoroute droite au centre exact du Plateau.',
  start:
    'Refusé, et la règle dit pourquoi. Partez des Sorties : tracez l’autoroute droite dans la case entourée à gauche et le chemin de fer droit dans celle du dessus, dans l’ordre de votre choix.',
  tooEarly: 'Il reste deux dés. Appuyez quand même sur « Valider ».',
  station:
    'Un dé qui peut être tracé doit l’être. Une Gare change l’Autoroute en Chemin de Fer : tracez-la au bout de votre Autoroute.',
  curve: 'Le Chemin de Fer mène maintenant vers l’est. Tracez-y le chemin de fer courbe, tourné vers le nord.',
  end: 'Les quatre Voies sont tracées, vous pouvez terminer le round. Validez ; les dés sont relancés.',
  kinds:
    'Round 2. Une Autoroute ne touche jamais un Chemin de Fer, sauf dans une Gare. Prenez l’embranchement d’autoroute (trois bras) et touchez la case au-dessus de votre courbe.',
  finish:
    'Interdit. Tracez maintenant les quatre dés comme vous voulez et terminez le round. Touchez ce que vous venez de tracer pour le faire pivoter. Sur la Passerelle, les deux types se croisent sans être reliés.',
  special:
    'Round 3. Sous les dés se trouvent six Voies Spéciales. Vous pouvez en ajouter une par round, et trois par partie. Prenez-en une et tracez-la dans une case qui brille.',
  oneSpecial: 'Une seule par round. Prenez-en une autre et essayez de la tracer.',
  score:
    'Une autre partie après quatre rounds, avec son score. Un Réseau vaut 4 points pour deux Sorties, et 4 de plus par Sortie supplémentaire ; les Gares relient les deux types.',
  longest:
    'Votre Autoroute la plus longue rapporte un point par case, votre Chemin de Fer le plus long aussi. Les Gares ne les interrompent pas ; les branches ne comptent pas.',
  centre: 'Chacune des neuf Cases Centrales où vous avez tracé rapporte un point.',
  loose: 'Chaque Fausse Route, une extrémité ouverte, coûte un point, sauf au bord. Fermez les vôtres vers la fin.',
  others:
    'Les autres tracent en même temps ; leurs Plateaux sont dévoilés après chaque round. À égalité, moins de Fausses Routes l’emporte ; sinon, la victoire est partagée.',
  last: 'Jouez maintenant les derniers rounds d’une vraie partie contre un robot débutant. Reliez d’abord des Sorties, puis fermez vos Fausses Routes.',
};

export const repliesFr: Readonly<Record<ReplyText, string>> = {
  nowhereHere: '{chosen} : possible ici, car quelque chose y mène ; essayez au centre exact, où rien ne mène.',
  nowhereOther: '{chosen} : possible ici, mais essayez d’abord l’autoroute droite au centre exact du Plateau.',
  nowhereSpecial: '{chosen} : c’est une Voie Spéciale, pour plus tard ; essayez l’autoroute droite au centre exact.',
  startElsewhere: '{chosen} : possible là aussi, mais dans la case entourée les dés suivants peuvent continuer.',
  startOther: '{chosen} : cela vient dans un instant ; commencez par l’autoroute droite et le chemin de fer droit.',
  startSpecial: '{chosen} : c’est une Voie Spéciale, vous n’en avez que trois par partie ; commencez par les dés.',
  earlyOther: '{chosen} : c’est ce que veut la règle ; validez d’abord, pour la voir insister.',
  earlySpecial: '{chosen} : ce serait en plus ; validez d’abord, pour voir ce qui manque.',
  stationElsewhere: '{chosen} : possible là, mais au bout de votre Autoroute elle la continue en Chemin de Fer.',
  stationOther: '{chosen} : c’est l’étape suivante ; tracez d’abord la Gare, pour avoir un Chemin de Fer à continuer.',
  stationSpecial: '{chosen} : c’est une Voie Spéciale ; la gare droite suffit ici et ne coûte rien.',
  curveElsewhere: '{chosen} : possible là, mais depuis la Gare, vers le nord, il continue votre propre Chemin de Fer.',
  curveSpecial:
    '{chosen} : gardez-la, vous n’en avez que trois par partie ; le chemin de fer courbe, lui, est obligatoire.',
  endSpecial: '{chosen} : permis, mais gardez-la ; les quatre dés sont tracés, validez.',
  kindsElsewhere: '{chosen} : possible là, mais pas au-dessus de votre courbe, et c’est ce qu’il faut essayer.',
  kindsOther: '{chosen} : possible là, mais essayez d’abord l’embranchement d’autoroute au-dessus de votre courbe.',
  kindsSpecial: '{chosen} : possible là, mais voyez d’abord l’embranchement d’autoroute au-dessus de votre courbe.',
  specialDie: '{chosen} : c’est un dé, à tracer plus tard ; prenez ici l’une des six Voies en dessous.',
  oneDie: '{chosen} : à tracer de toute façon ; essayez d’abord une deuxième Voie Spéciale.',
};
