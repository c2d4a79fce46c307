/** Railroad Ink en français. */

import { boardFr } from './board.fr.ts';
import type { Phrases } from './phrases.ts';
import { rulesFr } from './rules.fr.ts';

export const fr: Phrases = {
  language: 'fr',
  rules: rulesFr,
  kinds: ['rien', 'autoroute', 'chemin de fer', 'rivière', 'eau'],
  kindLetters: ['', 'a', 'f', 'r', 'e'],
  sides: ['nord', 'est', 'sud', 'ouest'],
  sideLetters: 'NESO',
  prompt: (round, left, fits, extras, special) => {
    const ifLiked = [extras, special ? 'une voie spéciale' : ''].filter((part) => part !== '').join(', ');
    const must = left === '' ? 'tous les dés Voie sont tracés' : fits ? `tracez ${left}` : `aucune place pour ${left}`;
    return `Round ${round} : ${must} ; ${ifLiked === '' ? '' : `si vous voulez, ${ifLiked} ; `}puis terminez le round.`;
  },
  drawing: (face, space, ends) => `${face} en ${space} : ${ends}`,
  end: 'Terminer le round',
  endGroup: 'Le round',
  specialGroup: (face) => `voie spéciale : ${face}`,
  rolled: (round, faces) => `Round ${round} : les dés montrent ${faces}.`,
  endedRound: (name) => `${name} a terminé le round.`,
  drew: (name, drawings, flooded) => `${name} a tracé ${drawings}${flooded === '' ? '' : ` ; inondé : ${flooded}`}.`,
  drewNothing: (name) => `${name} n’a rien tracé.`,
  lines: {
    exits: 'Sorties',
    highway: 'Autoroute la plus longue',
    railway: 'Chemin de fer le plus long',
    centre: 'Cases centrales',
    river: 'Rivière',
    lake: 'Plus petit lac',
    errors: 'Fausses routes',
  },
  linkedExits: (exits) => `${exits} sorties`,
  total: 'total',
  endings: { rounds: 'Le dernier round est tracé.' },
  options: {
    expansion: {
      name: 'Dés d’extension',
      values: { none: 'Aucun', river: 'Rivières', lake: 'Lacs' },
      notes: {
        none: 'Sept rounds, quatre dés.',
        river: 'Six rounds, deux dés de plus. Une longue rivière rapporte.',
        lake: 'Six rounds, deux dés de plus. Votre plus petit lac rapporte.',
      },
      help: 'Vous n’êtes pas obligé de tracer les dés d’eau.',
    },
    longest: {
      name: 'Voies les plus longues',
      values: { simple: 'chaque case une fois', trail: 'une case à nouveau par d’autres côtés' },
      help: 'Ce qui compte comme une seule voie pour la plus longue autoroute et la plus longue voie ferrée.',
    },
    water: {
      name: 'Voies et eau libre (lacs)',
      values: { apart: 'jamais côte à côte', meet: 'peuvent se toucher, sans se relier' },
      help: 'Si une voie peut toucher le bord d’un lac ouvert. Seulement avec les lacs.',
    },
  },
  whichFace: (die, dice) => `Dé ${die} sur ${dice} : que montre-t-il ?`,
  drawn: boardFr,
  board: {
    table: (round, rounds) => `Round ${round} sur ${rounds}`,
    over: 'La partie est finie',
    dice: (faces) => `Les dés montrent : ${faces}.`,
    haveEnded: (names) => `Ont terminé le round : ${names}.`,
    stillDraw: (names) => `Tracent encore : ${names}.`,
    boardOf: (name) => `Plateau de ${name}`,
    diceLeft: (faces) => `Dés à tracer : ${faces}.`,
    specialsLeft: (count, faces) => `Voies spéciales, encore ${count} dans la partie : ${faces}.`,
    drawnNow: (moves) => `Tracé dans ce round : ${moves}.`,
    score: (lines) => `Score si tout s’arrêtait ici : ${lines}.`,
    nothing: 'rien',
    exit: (kind) => `sortie ${kind}`,
    legend: 'Lire le plateau',
    legendLines: [
      'Lignes A à G depuis le haut, colonnes 0 à 6 depuis la gauche ; un point est une case vide.',
      'a autoroute, f chemin de fer, r rivière, e eau libre ; N, E, S, O les côtés de ses extrémités ; le nombre est le round.',
      '+ relie (une gare, un quai), × croise sans relier (une passerelle, un pont).',
      'Un coup est la face, la case et le sens : A3D61 ; un point termine le round.',
    ],
  },
};
