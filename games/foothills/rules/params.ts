/** The parameters that operations can have, as written in an edition. edition.ts reads each kind. */

export type LineFilter = 'any' | 'ticket' | 'ticketOrTrack';
export type Spread = 'oneLine' | 'upToTwoLines' | 'differentLines';
export type Target = 'anyAvailable' | 'start' | 'ticketLine' | 'adjacent' | 'pub' | 'home';

/** What is paid. `anyResource`: iron or stone, chosen for each unit. */
export type Cost = Readonly<{
  iron?: number;
  stone?: number;
  anyResource?: number;
  rubble?: number;
  passenger?: number;
}>;
export type Gain = Cost & Readonly<{ vp?: number }>;

/** A gain as numbers. */
export type GainFigures = readonly [
  iron: number,
  stone: number,
  anyResource: number,
  rubble: number,
  passengers: number,
  vp: number,
];

/** One operation of a list: its name and its parameters. */
export type RawOp = Readonly<{ op: string }> & Readonly<Record<string, unknown>>;

/** What a parameter of each kind holds. */
interface ParamTypes {
  count: number;
  countOrNone: number;
  countOrTickets: number | 'tickets';
  countOrAny: number | 'any';
  cost: Cost;
  gain: Gain;
  lineFilter: LineFilter;
  spread: Spread;
  targets: readonly Target[];
  flag: boolean;
  always: true;
  colour: string;
  ops: readonly RawOp[];
  substitute: Readonly<{ stone: 'iron' }> | null;
}

export type ParamKind = keyof ParamTypes;

/** `otherwise` is the default of a parameter that an edition may leave out. */
type Param = Readonly<{ kind: ParamKind; otherwise?: unknown }>;
export type Params = Readonly<Record<string, Param>>;

export function param<K extends ParamKind>(kind: K): { readonly kind: K } {
  return { kind };
}

export function paramOr<K extends ParamKind>(
  kind: K,
  otherwise: ParamTypes[K],
): { readonly kind: K; readonly otherwise: ParamTypes[K] } {
  return { kind, otherwise };
}

/** The parameters of one operation once read, with defaults filled in. */
export type Read<P extends Params> = { readonly [name in keyof P]: ParamTypes[P[name]['kind']] };
