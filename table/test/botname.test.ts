import { expect, test } from 'vitest';
import { botName, seatName } from '../botname.ts';

test('a bot’s default name is translated for the reader; other names stay as they are', () => {
  expect(seatName({ name: botName('regular', 1), bot: 'regular' }, 1, 'Robot')).toBe('Robot 2');
  expect(seatName({ name: 'Stationmaster', bot: 'regular' }, 1, 'Robot')).toBe('Stationmaster');
  // A person may choose a name that looks like a bot's.
  expect(seatName({ name: 'regular 2', bot: null }, 1, 'Robot')).toBe('regular 2');
  expect(seatName({ name: '', bot: null }, 0, 'Robot')).toBe('');
});
