/** What does not make sense in an edition, in words. Each sentence follows the path of the value at fault. */

import type { Language } from '@quai/engine/words.ts';

const en = {
  lineOrder: (expected: string) => `lines must be in the order of their numbers: ${expected} comes here`,
  columnsOfLine: (line: string, columns: string) =>
    `the cards of line ${line} are in columns ${columns}, not 1, 2, 3 and so on`,
  tooManyCubes: 'more cubes than the box has resources',
  opening: 'two players take more than the stockyard holds',
  buffers: 'more buffers than lines in play',
  columnForCard: 'one column for each card',
  halves: 'the halves of a double station lie side by side',
  cardMisfit: (card: string) => `${card} does not fit its lines and column`,
  trackSpace: 'a card has a track space, unless it is the first of its line',
  stationSpace: 'a card has a station space, unless it is the first',
  firstPrinted:
    'the first card of a line has its station printed: no track, rubble, station space or effect on building',
  firstSurveyor: 'the first card of a line has a surveyor space',
  firstDouble: 'the first card of a line is not double',
  backMissing: (card: string) => `the back of ${card} is missing`,
  noCard: (card: string) => `there is no card ${card}`,
  twoBacks: (card: string) => `${card} has two backs`,
  closedTimes: (a: string, b: string, times: number) => `lines ${a} and ${b} are closed by ${times} backs, not by one`,
  noPair: (pair: string) => `${pair} is not a pair of lines in order`,
  coloursOfLine: (line: string, count: number) => `line ${line} has ${count} colours, not one`,
  cardsOfSeat: (colour: 'blue' | 'green', count: number, type: string) =>
    `${colour} must have one card ${type}, not ${count}`,
  reserve: (type: string) => `too few neutral cards ${type} for the reserve`,
  surveyorMoves: 'a surveyor action cannot move the surveyor',
  noTicket: (colour: string) => `there is no ticket ${colour}`,
  twoLines: 'two cubes are spread over two lines',
  moreThanTaken: 'more than is taken',
  moreThanDrawn: 'more than is drawn',
  moreThanMost: 'more than the maximum',
  flipOption: 'a flip cannot be an option',
  noSource: (field: string) => `the source of ${field} is missing`,
  noField: 'there is no such field',
  twice: (value: string) => `${value} is listed twice`,
};

const fr: typeof en = {
  lineOrder: (expected) => `les lignes se suivent par numéro : il faut ici ${expected}`,
  columnsOfLine: (line, columns) =>
    `les cartes de la ligne ${line} sont dans les colonnes ${columns}, et non 1, 2, 3 et ainsi de suite`,
  tooManyCubes: 'plus de cubes que la boîte n’a de ressources',
  opening: 'deux joueurs prennent plus que l’Entrepôt ne contient',
  buffers: 'plus de heurtoirs que de lignes en jeu',
  columnForCard: 'une colonne pour chaque carte',
  halves: 'les moitiés d’une gare double sont côte à côte',
  cardMisfit: (card) => `${card} ne correspond pas à ses lignes et à sa colonne`,
  trackSpace: 'une carte a une case Voie, sauf la première de sa ligne',
  stationSpace: 'une carte a une case Gare, sauf la première',
  firstPrinted:
    'la première carte d’une ligne a sa gare imprimée : ni voie, ni gravats, ni case Gare, ni effet de construction',
  firstSurveyor: 'la première carte d’une ligne a une case Géomètre',
  firstDouble: 'la première carte d’une ligne n’est pas double',
  backMissing: (card) => `le verso de ${card} manque`,
  noCard: (card) => `il n’y a pas de carte ${card}`,
  twoBacks: (card) => `${card} a deux dos`,
  closedTimes: (a, b, times) => `les lignes ${a} et ${b} sont fermées par ${times} dos, et non par un seul`,
  noPair: (pair) => `${pair} n’est pas une paire de lignes dans leur ordre`,
  coloursOfLine: (line, count) => `la ligne ${line} a ${count} couleurs, et non une seule`,
  cardsOfSeat: (colour, count, type) =>
    `${colour === 'blue' ? 'le bleu' : 'le vert'} doit avoir une seule carte ${type}, et non ${count}`,
  reserve: (type) => `trop peu de cartes neutres ${type} pour la réserve`,
  surveyorMoves: 'une action de géomètre ne peut pas déplacer le géomètre',
  noTicket: (colour) => `il n’y a pas de billet ${colour}`,
  twoLines: 'ce sont deux cubes que l’on répartit sur deux lignes',
  moreThanTaken: 'plus que ce qui est pris',
  moreThanDrawn: 'plus que ce qui est tiré',
  moreThanMost: 'plus que le maximum',
  flipOption: 'retourner une carte ne peut pas être une option',
  noSource: (field) => `la source de ${field} manque`,
  noField: 'ce champ n’existe pas',
  twice: (value) => `${value} figure deux fois`,
};

export type ProblemTexts = typeof en;
export const problemTexts: Readonly<Record<Language, ProblemTexts>> = { en, fr };
