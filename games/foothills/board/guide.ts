/** Where things happen on the table of FootHills: station cards and lines. */

import { at } from '@quai/engine/at.ts';
import type { Guide, Pointer } from '@quai/kit/guide.ts';
import {
  CARD,
  CUBE,
  kindOf,
  LINE,
  type Move,
  SLOT,
  SPACE,
  TARGET,
  TICKET,
  TO_HOME,
  TO_PUB,
  TO_STATION,
  whichOf,
} from '../rules/moves.ts';
import type { FootHills } from '../rules/rules.ts';
import { SLOTS, type State } from '../rules/state.ts';
import { logRules, stepRules } from '../text/log.ts';
import type { FootHillsWords } from '../text/words.ts';

export const guide: Guide = {
  logRules,
  stepRules,
  inTurn: true,
  event(rules, _words, event) {
    const { tables } = rules as unknown as FootHills;
    const pointers: Pointer[] = [];
    const station = (event.kind === 'surveyor' ? event.to : event.station) as number | undefined;
    const card = station === undefined ? undefined : tables.stations[station];
    if (card !== undefined) pointers.push({ place: `station-${station}`, name: card.name });
    if (typeof event.line === 'number')
      pointers.push({ place: `line-${event.line}`, name: at(tables.lineIds, event.line) });
    if (event.kind === 'card' || event.kind === 'flipped') pointers.push({ place: `card-${event.card}` });
    if (event.kind === 'took') pointers.push({ place: `store-${event.source}` });
    return pointers;
  },
  move(_rules, view, seat, move) {
    const which = whichOf(move as Move);
    switch (kindOf(move as Move)) {
      case SLOT:
        return `card-${at((view as State).hand, seat * SLOTS + which)}`;
      case CUBE:
        return `cube-${which}`;
      case LINE:
        return `line-${which}`;
      case SPACE:
        return `plot-${which}`;
      case TARGET:
        return which === TO_HOME ? null : which === TO_PUB ? 'pub' : `survey-${which - TO_STATION}`;
      case TICKET:
        return `ticket-${which}`;
      case CARD:
        return `card-${which}`;
      default:
        return null;
    }
  },
  line: (_rules, line) => (line.marks ?? []).flat().map((station) => `station-${station}`),
  counts(_rules, words, view, seat) {
    const { stations, tracks, pile } = view as State;
    const { drawn } = words as unknown as FootHillsWords;
    return drawn.counts(at(stations, seat), at(tracks, seat), at(pile, seat).length);
  },
  pieces: (rules, seat) => ({
    colour: (rules as unknown as FootHills).tables.blue === seat ? '#2b62a8' : '#2c7a46',
    ink: '#fffaee',
  }),
  // Nothing is hidden here: a view is the whole state.
  score: (rules, view, seat) => at((rules as unknown as FootHills).standings(view as State), seat).total,
};
