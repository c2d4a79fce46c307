/**
 * Lanterns, the smallest game that has everything: hidden cards, a public pile, a simultaneous choice, nested work, draws.
 * Each seat secretly keeps one of two cards; then in turn seats lift a lamp (a card drawn for all to see) or stop.
 */

import { at } from '../at.ts';
import type { Common, Open, Rules, Seat, Step, Viewer, Work } from '../contract.ts';
import { cloneOpen, ranks } from '../play.ts';
import type { Random } from '../random.ts';

export interface Lanterns extends Common {
  /** How many cards of value 1, 2, 3 are in the pile. */
  pile: number[];
  /** The two cards dealt, then the one kept (and -1). */
  hands: number[][];
  kept: number[];
  points: number[];
  turn: number;
  stopped: number[];
  lifted: number;
}

export type LanternMove = { keep: number } | { lift: true } | { stop: true };

interface LanternView {
  viewer: Viewer;
  pileSize: number;
  seen: number[];
  hand: number[] | null;
  chosen: boolean[];
  own: number;
  points: number[];
  turn: number;
  stopped: number[];
  lifted: number;
  ended: string | null;
  final: number[] | null;
}

const BOX = [8, 8, 8];
const KEEP: Open = { step: 'keep', args: [] };
const LAMP: Open = { step: 'lamp', args: [] };
const SCORE: Open = { step: 'score', args: [] };

const keep: Step<Lanterns, LanternMove> = {
  candidates(_state, _seat, _open, each) {
    each({ keep: 0 });
    each({ keep: 1 });
  },
  check: (_state, _seat, _open, move) => ('keep' in move ? null : 'step'),
  apply(state, seat, _open, move, chance, tell) {
    at(state.open, seat).pop();
    const index = (move as { keep: number }).keep;
    state.kept[seat] = at(at(state.hands, seat), index);
    state.pile[at(at(state.hands, seat), 1 - index)]!++;
    state.hands[seat] = [];
    tell?.({ kind: 'kept', by: seat, only: { seat, card: at(state.kept, seat) } });
    chance.reveal('a choice is final');
  },
};

const lamp: Step<Lanterns, LanternMove> = {
  candidates(_state, _seat, _open, each) {
    each({ lift: true });
    each({ stop: true });
  },
  check(state, _seat, _open, move) {
    if ('keep' in move) return 'step';
    return 'lift' in move && state.pile.every((count) => count === 0) ? 'LN-2' : null;
  },
  apply(state, seat, _open, move, chance, tell) {
    at(state.open, seat).pop();
    if ('stop' in move) {
      state.stopped[seat] = 1;
      tell?.({ kind: 'stopped', by: seat });
      return;
    }
    const card = chance.from(state.pile, 'lamp');
    state.pile[card]!--;
    state.lifted++;
    tell?.({ kind: 'lifted', by: seat, card });
    at(state.open, seat).push({ step: SCORE.step, args: [card] });
  },
};

const score: Work<Lanterns> = {
  run(state, seat, open) {
    state.points[seat]! += at(open.args, 0) + 1;
    if (at(state.points, seat) > 5) {
      state.points[seat] = 0;
      state.stopped[seat] = 1;
    }
  },
};

export function lanterns(seats = 3): Rules<Lanterns, LanternMove, LanternView> {
  return {
    seats,
    setup(chance, tell) {
      const state: Lanterns = {
        open: Array.from({ length: seats }, () => []),
        ended: null,
        pile: BOX.slice(),
        hands: Array.from({ length: seats }, () => []),
        kept: new Array(seats).fill(-1),
        points: new Array(seats).fill(0),
        turn: -1,
        stopped: new Array(seats).fill(0),
        lifted: 0,
      };
      for (let seat = 0; seat < seats; seat++) {
        for (let i = 0; i < 2; i++) {
          const card = chance.from(state.pile, 'deal');
          state.pile[card]!--;
          at(state.hands, seat).push(card);
        }
        tell?.({ kind: 'dealt', by: null, only: { seat, cards: at(state.hands, seat).slice() } });
        at(state.open, seat).push(KEEP);
      }
      return state;
    },
    steps: { keep, lamp, score },
    next(state, chance) {
      for (let i = 1; i <= seats; i++) {
        const seat = (state.turn + i + seats) % seats;
        if (state.stopped[seat]) continue;
        state.turn = seat;
        at(state.open, seat).push(LAMP);
        return;
      }
      state.ended = 'dark';
      chance.reveal('the cards that were kept');
    },
    view: (state, viewer) => ({
      viewer,
      pileSize: state.pile.reduce((a, b) => a + b),
      seen: seenBy(state, viewer),
      hand: viewer === null ? null : at(state.hands, viewer).slice(),
      chosen: state.hands.map((hand) => hand.length === 0),
      own: viewer === null ? -1 : at(state.kept, viewer),
      points: state.points.slice(),
      turn: state.turn,
      stopped: state.stopped.slice(),
      lifted: state.lifted,
      ended: state.ended,
      final: state.ended === null ? null : state.kept.slice(),
    }),
    imagine,
    standings(state) {
      const totals = state.points.map(
        (points, seat) => points + (at(state.kept, seat) >= 0 ? at(state.kept, seat) + 1 : 0),
      );
      const rank = ranks(totals.map((points) => [points]));
      return totals.map((points, seat) => ({
        seat,
        total: points,
        rank: at(rank, seat),
        lines: [{ id: 'light', points }],
      }));
    },
    clone: (state) => ({
      ...state,
      open: cloneOpen(state.open),
      pile: state.pile.slice(),
      hands: state.hands.map((hand) => hand.slice()),
      kept: state.kept.slice(),
      points: state.points.slice(),
      stopped: state.stopped.slice(),
    }),
    format: (move) => ('keep' in move ? `k${move.keep}` : 'lift' in move ? 'l' : 's'),
    parse(text) {
      if (text === 'l') return { lift: true };
      if (text === 's') return { stop: true };
      return text === 'k0' || text === 'k1' ? { keep: Number(text[1]) } : null;
    },
  };

  /** Counts of the cards a viewer has seen: those in the open, and the viewer's own. */
  function seenBy(state: Lanterns, viewer: Viewer): number[] {
    return BOX.map((count, card) => {
      const hidden = (seat: Seat) =>
        (state.kept[seat] === card ? 1 : 0) + at(state.hands, seat).filter((held) => held === card).length;
      let open = count - at(state.pile, card);
      for (let seat = 0; seat < seats; seat++) if (seat !== viewer) open -= hidden(seat);
      return open;
    });
  }

  function imagine(view: LanternView, random: Random): Lanterns {
    const pile = BOX.map((count, card) => count - at(view.seen, card));
    const draw = () => {
      let at = random.below(pile.reduce((a, b) => a + b));
      const card = pile.findIndex((count) => (at -= count) < 0);
      pile[card]!--;
      return card;
    };
    const hands: number[][] = [];
    const kept: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      const own = seat === view.viewer;
      hands.push(own ? view.hand!.slice() : view.chosen[seat] ? [] : [draw(), draw()]);
      if (own) kept.push(view.own);
      else if (view.final !== null) {
        kept.push(at(view.final, seat));
        pile[at(view.final, seat)]!--;
      } else kept.push(view.chosen[seat] ? draw() : -1);
    }
    const choosing = view.chosen.some((done) => !done);
    return {
      open: hands.map((hand, seat) =>
        view.ended !== null ? [] : choosing ? (hand.length > 0 ? [KEEP] : []) : seat === view.turn ? [LAMP] : [],
      ),
      ended: view.ended,
      pile,
      hands,
      kept,
      points: view.points.slice(),
      turn: view.turn,
      stopped: view.stopped.slice(),
      lifted: view.lifted,
    };
  }
}

/** Exchanges a hidden card of the seat for one from the pile. */
export function swapLantern(state: Lanterns, seat: Seat, random: Random): Lanterns | null {
  if (state.ended !== null) return null;
  const other = random.below(3);
  if (state.pile[other] === 0) return null;
  const own = at(state.kept, seat) >= 0 ? at(state.kept, seat) : at(at(state.hands, seat), 0);
  if (own === other) return null;
  state.pile[other]!--;
  state.pile[own]!++;
  if (at(state.kept, seat) >= 0) state.kept[seat] = other;
  else at(state.hands, seat)[0] = other;
  return state;
}
