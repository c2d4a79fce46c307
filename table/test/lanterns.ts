/** The tiny game of the engine's tests as a whole `Game`, for tests of tables and records. */

import type { Game } from '@quai/engine/contract.ts';
import { hashOf } from '@quai/engine/hash.ts';
import { lanterns } from '@quai/engine/test/tiny.ts';
import type { Setup } from '../entry.ts';

export const edition = { id: 'plain', lamps: 24 };

export const game: Game = {
  id: 'lanterns',
  rulesNumber: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'wind', values: ['calm', 'strong'] }],
  editions: { plain: edition },
  readEdition: (raw) => ({ ok: true, value: raw }),
  open: (_edition, _options, seats) => lanterns(seats),
  words: () => {
    throw new Error('lanterns has no texts');
  },
};

export function setupFor(seats: number): Setup {
  return {
    game: 'lanterns',
    rulesNumber: 1,
    edition: { id: 'plain', hash: hashOf(edition) },
    options: { wind: 'calm' },
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Ann ${seat}`, bot: null })),
  };
}
