/** The numbers that stand for kinds of things in states, moves and tables. */

/** Kinds of influence, each with a track for its discs. */
export const GOVERNMENT = 0;
export const TRAIN = 1;
export const MR = 2;
export const NER = 3;
export const INFLUENCES = 4;
export const EACH_INFLUENCE = [GOVERNMENT, TRAIN, MR, NER] as const;
export type PerInfluence = readonly [government: number, train: number, mr: number, ner: number];
/** The fifth track: profit and loss. */
export const PROFIT = 4;
export const TRACKS = 5;
/** A debt can be paid with a kind of influence or with investment cubes. */
export const CUBES = 4;

/** A company is 0 (MR) or 1 (NER); the owners of a town are a set of bits. */
export type Company = 0 | 1;
export const COMPANIES = 2;
export const bitOf = (company: number) => 1 << company;
export const influenceOf = (company: number) => MR + company;

/** The owner of a link: a seat (0 to 3), a company, or nobody. */
export const NOBODY = -1;
export const linkOwner = (company: number) => 4 + company;

/** Pieces in a region: cubes, passengers of the two companies, objectors. */
export const STONE = 0;
export const CHEESE = 1;
export const RED = 2;
export const GREEN = 3;
export const WHITE = 4;
/** The first four can be loaded and score; objectors never do (WD-31.13). */
export const LOADS = 4;
export const EACH_LOAD = [STONE, CHEESE, RED, GREEN] as const;
export type Load = (typeof EACH_LOAD)[number];
export type PerLoad = [stone: number, cheese: number, red: number, green: number];
export const PIECES = 5;
/** Kinds of figures in a region, in the order of the pieces from RED on. */
export const FIGURES = 3;
export const companyOfPassenger = (piece: number) => piece - RED;
export const isPassenger = (piece: number) => piece >= RED;

/** Towns. */
export const NO_TOWN = 0;
export const SMALL = 1;
export const LARGE = 2;

export const INFLUENCE_NAMES = ['government', 'train', 'mr', 'ner'] as const;
export const SOURCE_NAMES = ['government', 'train', 'MR', 'NER', 'cubes'] as const;
export const COMPANY_NAMES = ['MR', 'NER'] as const;
export const PIECE_NAMES = ['stone', 'cheese', 'MR', 'NER', 'objector'] as const;
