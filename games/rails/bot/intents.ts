/** What seats mean to do in the world that is being played, remembered as long as it holds. */

import { closedTo } from '../rules/claim.ts';
import type { RailsState } from '../rules/state.ts';
import { piecesLeft } from './claims.ts';
import { bestExtra, type Means, type Plan, planFor } from './plan.ts';

/** What a seat means to do, as long as nobody claims a route. */
interface Intent {
  world: RailsState | null;
  /** The pieces of all seats that were left. */
  pieces: number;
  plan: Plan;
  /** How many tickets the plan is for. */
  held: number;
  /** The routes of the plan that are still to be claimed. */
  open: readonly number[];
  /** By route: whether the seat may claim it, as far as somebody has asked. */
  readonly claimable: Int8Array;
}

const UNASKED = 0;
const CLAIMABLE = 1;
const CLOSED = 2;

/** What plans depend on besides the tickets, and the plans that were made for it. */
interface Known {
  readonly hand: readonly number[];
  readonly owner: readonly number[];
  readonly pieces: readonly (readonly number[])[];
  readonly bonuses: readonly number[];
  readonly last: number;
  readonly plans: { readonly tickets: readonly number[]; readonly plan: Plan }[];
}

const NO_PLAN: Plan = { routes: [], cost: 0, gain: 0, loss: 0 };

export interface Intents {
  intentOf(state: RailsState, seat: number): Readonly<Intent>;
  /** The routes the seat is after: its plan, or else whatever brings points. */
  goals(state: RailsState, seat: number): readonly number[];
  /** The plan for these tickets, if the seat had them. */
  planWith(state: RailsState, seat: number, tickets: readonly number[]): Plan;
}

export function intentsOf(means: Means): Intents {
  const { board, appeal } = means;
  const intents = Array.from(
    { length: board.seats },
    (): Intent => ({
      world: null,
      pieces: 0,
      plan: NO_PLAN,
      held: 0,
      open: [],
      claimable: new Int8Array(board.routes.length),
    }),
  );
  const known: (Known | null)[] = intents.map(() => null);

  /** The plan is remade only if the seat's tickets changed or it was blocked. */
  function intentOf(state: RailsState, seat: number): Intent {
    const own = intents[seat]!;
    const tickets = state.tickets[seat]!;
    const holds = own.world === state && own.held === tickets.length;
    // Only claims close routes, and each takes pieces.
    const pieces = piecesLeft(state);
    if (holds && own.pieces === pieces) return own;
    if (own.world !== state) own.plan = firstPlan(state, seat, tickets);
    else if (!holds || !stillOpen(state, seat, own.plan)) own.plan = newPlan(state, seat, tickets);
    own.world = state;
    own.held = tickets.length;
    own.pieces = pieces;
    own.open = own.plan.routes.filter((route) => state.owner[route] !== seat);
    own.claimable.fill(UNASKED);
    return own;
  }

  /** A seat that thinks knows its own cards and tickets, so what it plans first is the same in every world. */
  function firstPlan(state: RailsState, seat: number, tickets: readonly number[]): Plan {
    let here = known[seat]!;
    if (here === null || !isFor(here, state, seat)) {
      here = {
        hand: state.hands[seat]!.slice(),
        owner: state.owner.slice(),
        pieces: state.pieces.map((own) => own.slice()),
        bonuses: state.bonuses.slice(),
        last: state.last,
        plans: [],
      };
      known[seat] = here;
    }
    for (const made of here.plans) if (equal(made.tickets, tickets)) return made.plan;
    const plan = newPlan(state, seat, tickets);
    here.plans.push({ tickets: tickets.slice(), plan });
    return plan;
  }

  function newPlan(state: RailsState, seat: number, tickets: readonly number[]): Plan {
    appeal?.consider(state, seat);
    return planFor(means, state, seat, tickets);
  }

  function stillOpen(state: RailsState, seat: number, { routes }: Plan): boolean {
    for (const index of routes)
      if (state.owner[index] !== seat && closedTo(board, state, seat, board.routes[index]!) !== null) return false;
    return true;
  }

  const isClaimable = (state: RailsState, seat: number, { claimable }: Intent, index: number): boolean => {
    if (claimable[index] === UNASKED)
      claimable[index] = closedTo(board, state, seat, board.routes[index]!) === null ? CLAIMABLE : CLOSED;
    return claimable[index] === CLAIMABLE;
  };

  return {
    intentOf,
    goals(state, seat) {
      const own = intentOf(state, seat);
      if (own.open.length > 0) return own.open;
      appeal?.consider(state, seat);
      const extra = bestExtra(means, state.hands[seat]!, (index) => isClaimable(state, seat, own, index));
      return extra < 0 ? [] : [extra];
    },
    planWith: (state, seat, tickets) => (intents[seat]!.world === state ? newPlan : firstPlan)(state, seat, tickets),
  };
}

function isFor(known: Known, state: RailsState, seat: number): boolean {
  if (known.last !== state.last || !equal(known.hand, state.hands[seat]!)) return false;
  for (let other = 0; other < known.pieces.length; other++)
    if (!equal(known.pieces[other]!, state.pieces[other]!)) return false;
  return equal(known.bonuses, state.bonuses) && equal(known.owner, state.owner);
}

function equal(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
