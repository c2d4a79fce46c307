/** Railroad Ink en français. */

import { counted, elided } from '@quai/engine/say.ts';
import { boardFr } from './board.fr.ts';
import type { Phrases } from './phrases.ts';
import { rulesFr, sparedFr } from './rules.fr.ts';

export const fr: Phrases = {
  language: 'fr',
  rules: rulesFr,
  spared: sparedFr,
  kinds: ['rien', 'autoroute', 'chemin de fer', 'rivière', 'eau'],
  kindLetters: ['', 'a', 'f', 'r', 'e'],
  sides: ['nord', 'est', 'sud', 'ouest'],
  sideLetters: 'NESO',
  prompt: (round, left, fits, extras, special) => {
    if (left > 0 && fits) return `Round ${round} : encore ${counted('fr', left, 'Voie')} à tracer.`;
    const more = extras ? 'ajoutez un dé d’extension' : special ? 'ajoutez une Voie Spéciale' : null;
    if (more !== null) return `Round ${round} : ${more} ou validez.`;
    return `Round ${round} : ${left === 0 ? 'tout est tracé' : 'aucun dé ne convient'}. Validez.`;
  },
  drawing: (face, space, ends) => `${face} en ${space} : ${ends}`,
  end: 'Terminer le round',
  endGroup: 'Le round',
  specialGroup: (face) => `Voie Spéciale : ${face}`,
  rolled: (round, faces) => `Round ${round} : ${faces}.`,
  endedRound: (name) => `${name} a terminé le round.`,
  drew: (name, drawings, flooded) => `${name} a tracé ${drawings}${flooded === '' ? '' : ` ; inondé : ${flooded}`}.`,
  drewBriefly: (name, spaces) => `${name} a tracé en ${spaces}.`,
  drewNothing: (name) => `${name} n’a rien tracé.`,
  lines: {
    exits: 'Sorties',
    highway: 'Autoroute la plus longue',
    railway: 'Chemin de Fer le plus long',
    centre: 'Cases Centrales',
    river: 'Rivière',
    lake: 'Plus petit lac',
    errors: 'Fausses Routes',
  },
  linkedExits: (exits) => `${exits} Sorties`,
  total: 'total',
  endings: { rounds: 'Le dernier round est terminé.' },
  options: {
    expansion: {
      name: 'Dés d’extension',
      values: { none: 'Aucun', river: 'Rivières', lake: 'Lacs' },
      notes: {
        none: 'Sept rounds, quatre dés.',
        river: 'Six rounds, deux dés de plus. Les longues rivières rapportent.',
        lake: 'Six rounds, deux dés de plus. Votre plus petit lac rapporte.',
      },
      help: 'Les dés d’extension sont facultatifs.',
    },
    longest: {
      name: 'Autoroute et Chemin de Fer les plus longs',
      values: { simple: 'chaque case compte une fois', trail: 'peuvent repasser par une case' },
      help: 'Comment les mesurer quand ils se recroisent.',
    },
    water: {
      name: 'Voies au bord de l’eau',
      values: { apart: 'interdit', meet: 'permis, sans les relier' },
      help: 'Une Voie peut-elle aboutir au côté ouvert d’un lac ? Seulement avec les lacs.',
    },
    flood: {
      name: 'Cases où donne une Voie ou une Sortie',
      values: { always: 'inondées comme les autres', spared: 'jamais inondées' },
      help: 'Selon l’éditeur, toute case bordée d’eau sur trois côtés est inondée. Seulement avec les lacs.',
    },
  },
  whichFace: (die, dice) => `Dé ${die} sur ${dice} : que montre-t-il ?`,
  drawn: boardFr,
  board: {
    table: (round, rounds) => `Round ${round} sur ${rounds}`,
    over: 'La partie est terminée',
    dice: (faces) => `Les dés montrent : ${faces}.`,
    haveEnded: (names) => `Ont terminé ce round : ${names}.`,
    stillDraw: (names) => `Tracent encore : ${names}.`,
    boardOf: (name) => `Plateau ${elided('de', name)}`,
    diceLeft: (faces) => `Dés à tracer : ${faces}.`,
    specialsLeft: (count, faces) => `Voies Spéciales (encore ${count} dans la partie) : ${faces}.`,
    drawnNow: (moves) => `Tracé ce round : ${moves}.`,
    score: (lines) => `Score actuel : ${lines}.`,
    nothing: 'rien',
    exit: (kind) => `Sortie ${kind}`,
    legend: 'Lire le plateau',
    legendLines: [
      'Lignes A à G depuis le haut, colonnes 0 à 6 depuis la gauche ; un point est une case vide.',
      'a : autoroute, f : chemin de fer, r : rivière, e : eau ; N, E, S et O sont les côtés atteints ; le nombre est celui du round.',
      '+ relie (gare, quai) ; × croise sans relier (passerelle, pont).',
      'Un coup indique la face, la case et l’orientation : A3D61. Un point termine le round.',
    ],
  },
};
