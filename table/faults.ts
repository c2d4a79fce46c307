/** What can be wrong with a log, a record or the opening of a table, in words. */

import { counted } from '@quai/engine/say.ts';
import type { Language } from '@quai/engine/words.ts';

const ended = (reason: string | null) => (reason === null ? 'is not over' : `is over (${reason})`);
const finie = (reason: string | null) => (reason === null ? 'n’est pas terminée' : `est terminée (${reason})`);

const en = {
  // A log that cannot be played
  secondStart: 'the game starts a second time',
  noStart: 'the record does not begin with the start of the game',
  empty: 'the log is empty',
  noSeat: (seat: number) => `there is no player ${seat}`,
  over: 'the game is over',
  missing: (what: string) => `a draw is missing: ${what}`,
  impossible: (what: string) => what,
  leftOver: (count: number) => `${counted('en', count, 'draw too many', 'draws too many')}`,
  refused: (move: string, rule: string) => `move ${move} is refused: ${rule}`,
  afterDraw: 'the move continues after a draw',
  noMove: (entry: number) => `move ${entry} cannot be undone`,
  movedSince: 'somebody else has moved since',
  drawnSince: 'something was drawn or revealed since',
  // A file that is not a record, or not of this game
  notJson: (what: string) => `not valid JSON: ${what}`,
  noRecord: 'not a record: a record is a JSON object with its version under “quai”',
  version: (version: string, own: number) => `unknown record version ${version}; this program reads version ${own}`,
  otherGame: (game: string, own: string) => `this is a record of ${game}, not of ${own}`,
  rules: (rules: number, own: number) => `unknown rules number ${rules}; this program plays number ${own}`,
  noEdition: (edition: string, game: string) =>
    edition === '' ? `${game} needs an edition of your own` : `edition ${edition} of ${game} is not available`,
  otherHash: (edition: string) => `the figures of edition ${edition} are not those the game started with`,
  seats: (game: string, seats: number) => `${game} cannot be played with ${counted('en', seats, 'player')}`,
  notOpened: (why: string) => why,
  tooLarge: (kilobytes: number) => `an edition can be at most ${kilobytes} KB`,
  tooHeavy: 'this edition takes too long or too much memory to open',
  busy: 'too many editions are being checked right now; try again in a minute',
  optionValue: (option: string, value: string, values: string) => `option ${option}: ${value} is not one of ${values}`,
  noOption: (option: string) => `unknown option ${option}`,
  // A record that does not check out
  entry: (entry: number, problem: string) => `move ${entry}: ${problem}`,
  noSeed: 'the draws are sealed but the seed is missing, so they cannot be checked',
  seed: 'the seed does not match its seal',
  bent: 'a draw is not the one the seed gives',
  hash: (own: string, told: string) => `the position has hash ${own}, but the record says ${told}`,
  end: (own: string | null, told: string | null) =>
    `after its last move the game ${ended(own)}, but the record says it ${ended(told)}`,
  standings: 'the standings are not those of the game',
};

const fr: typeof en = {
  secondStart: 'la partie commence une seconde fois',
  noStart: 'l’enregistrement ne commence pas par le début de la partie',
  empty: 'le journal est vide',
  noSeat: (seat) => `il n’y a pas de joueur ${seat}`,
  over: 'la partie est terminée',
  missing: (what) => `il manque un tirage : ${what}`,
  impossible: () => 'un tirage est impossible : il n’en restait aucun',
  leftOver: (count) => `${counted('fr', count, 'tirage')} de trop`,
  refused: (move, rule) => `le coup ${move} est refusé : ${rule}`,
  afterDraw: 'le coup continue après un tirage',
  noMove: (entry) => `le coup ${entry} ne peut pas être annulé`,
  movedSince: 'quelqu’un d’autre a joué depuis',
  drawnSince: 'quelque chose a été tiré ou dévoilé depuis',
  notJson: (what) => `ce n’est pas du JSON valide : ${what}`,
  noRecord: 'ce n’est pas un enregistrement : un enregistrement est un objet JSON dont la version figure sous « quai »',
  version: (version, own) => `version d’enregistrement ${version} inconnue ; ce programme lit la version ${own}`,
  otherGame: (game, own) => `c’est un enregistrement de ${game}, et non de ${own}`,
  rules: (rules, own) => `numéro de règles ${rules} inconnu ; ce programme joue le numéro ${own}`,
  noEdition: (edition, game) =>
    edition === ''
      ? `${game} se joue avec votre propre édition`
      : `l’édition ${edition} de ${game} n’est pas disponible`,
  otherHash: (edition) => `les valeurs de l’édition ${edition} ne sont pas celles du début de la partie`,
  seats: (game, seats) => `${game} ne se joue pas à ${seats}`,
  tooLarge: (kilobytes) => `une édition fait au plus ${kilobytes} Ko`,
  tooHeavy: 'cette édition demande trop de temps ou de mémoire pour s’ouvrir',
  busy: 'trop d’éditions sont en cours de vérification ; réessayez dans une minute',
  notOpened: (why) => `cette édition ne permet pas cette partie : ${why}`,
  optionValue: (option, value, values) => `option ${option} : ${value} n’est pas parmi ${values}`,
  noOption: (option) => `option ${option} inconnue`,
  entry: (entry, problem) => `coup ${entry} : ${problem}`,
  noSeed: 'les tirages sont scellés mais la graine manque : on ne peut pas les vérifier',
  seed: 'la graine ne correspond pas à son sceau',
  bent: 'un tirage n’est pas celui que donne la graine',
  hash: (own, told) => `la position a l’empreinte ${own}, mais l’enregistrement indique ${told}`,
  end: (own, told) =>
    `après son dernier coup la partie ${finie(own)}, mais l’enregistrement indique qu’elle ${finie(told)}`,
  standings: 'le classement n’est pas celui de la partie',
};

export type FaultTexts = typeof en;
/** A fault in whichever language is wanted. */
export type Fault = (t: FaultTexts) => string;
export const faultTexts: Readonly<Record<Language, FaultTexts>> = { en, fr };
