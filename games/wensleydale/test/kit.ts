/** What the conformance kit needs to know about the game: what is in the box. */

import { at } from '@quai/engine/at.ts';
import type { Kit } from '@quai/engine/kit/conform.ts';
import { LOADS, PIECES, TRACKS } from '../rules/kinds.ts';
import type { WensleydaleRules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

export function kitOf({ tables }: WensleydaleRules): Kit<State> {
  return { secrets: false, conserved: box(tables.edition.regions.map((region) => region.goods)) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Everything in the box: cubes, figures, links, discs and locomotives. */
function box(regionGoods: readonly (string | null)[]) {
  return (s: State) => {
    const seats = s.order.map((_, seat) => seat);
    const piecesOf = (piece: number) =>
      at(s.gone, piece) +
      (piece < 2 ? sum(s.goods.filter((_, i) => regionGoods[i] === (piece === 0 ? 'stone' : 'cheese'))) : 0) +
      (piece >= 2 ? sum(s.figures.filter((_, i) => i % 3 === piece - 2)) : 0) +
      (piece < LOADS ? sum(s.loads.filter((_, i) => i % LOADS === piece)) : 0) +
      (piece < LOADS ? sum(s.held.filter((_, i) => i % LOADS === piece)) : 0);
    const count = (list: readonly number[], value: number) => list.filter((each) => each === value).length;
    return {
      pieces: Array.from({ length: PIECES }, (_, piece) => piecesOf(piece)),
      cubes: seats.map(
        (seat) => at(s.stock, seat) + at(s.hand, seat) + sum(s.bid.filter((_, space) => s.bidder[space] === seat)),
      ),
      links: seats.map((seat) => at(s.linkStock, seat) + count(s.links, seat)),
      companyLinks: s.companyStock.map((stock, company) => stock + count(s.links, 4 + company)),
      locomotives: seats.map((seat) => at(s.locomotives, seat) + count(s.trainOwner, seat)),
      influenceDiscs: s.bag.map((discs, kind) => discs + count(s.drawn, kind)),
      seatDiscs: Array.from({ length: TRACKS }, (_, track) =>
        s.rank.slice(track * seats.length, (track + 1) * seats.length).sort(),
      ),
      orders: [s.order, s.buildOrder, s.trainOrder].map((order) => order.slice().sort()),
    };
  };
}
