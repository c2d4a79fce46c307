/** What Railroad Ink's lesson calls the moves of a learner, at the beginning of a sentence. */

import type { Language } from '@quai/engine/words.ts';

export const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    A0: 'The curved railway',
    A1: 'The straight railway',
    A2: 'The railway junction',
    A3: 'The highway junction',
    A4: 'The straight highway',
    A5: 'The curved highway',
    B0: 'The straight station',
    B1: 'The curved station',
    B2: 'The overpass',
    S0: 'The station with three highways',
    S1: 'The station with three railways',
    S2: 'The highway crossroads',
    S3: 'The railway crossroads',
    S4: 'The corner station',
    S5: 'The crossing station',
    '.': 'Ending the round',
  },
  fr: {
    A0: 'Le chemin de fer courbe',
    A1: 'Le chemin de fer droit',
    A2: 'L’embranchement de chemin de fer',
    A3: 'L’embranchement d’autoroute',
    A4: 'L’autoroute droite',
    A5: 'L’autoroute courbe',
    B0: 'La gare droite',
    B1: 'La gare courbe',
    B2: 'La passerelle',
    S0: 'La gare à trois autoroutes',
    S1: 'La gare à trois chemins de fer',
    S2: 'Le carrefour d’autoroutes',
    S3: 'Le croisement de chemins de fer',
    S4: 'La gare d’angle',
    S5: 'La gare en croix',
    '.': 'Terminer le round',
  },
};

/** By the face drawn; where it is drawn the learner sees. */
export const chosen = (move: string, language: Language): string => names[language][move.slice(0, 2)] ?? '';
