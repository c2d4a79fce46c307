import { expect, test } from 'vitest';
import { botName, seatName } from '../botname.ts';

test('a bot that nobody named is called a bot in the language of the reader; people and named bots as they are', () => {
  expect(seatName({ name: botName('regular', 1), bot: 'regular' }, 1, 'Robot')).toBe('Robot 2');
  expect(seatName({ name: 'Stationmaster', bot: 'regular' }, 1, 'Robot')).toBe('Stationmaster');
  // A person may be called as a bot would be: the name is theirs.
  expect(seatName({ name: 'regular 2', bot: null }, 1, 'Robot')).toBe('regular 2');
  expect(seatName({ name: '', bot: null }, 0, 'Robot')).toBe('');
});
