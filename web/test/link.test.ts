import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link } from '../link/link.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a connection over which no answer comes is opened anew; one that was replaced already is not', async () => {
  const link = new Link();
  const renewed: string[] = [];
  const carrier = (name: string) => ({ send: () => {}, renew: () => void renewed.push(name) });
  link.opened(carrier('first'));
  const said = link.ask('table', { type: 'say', text: 'hello' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await said).toMatchObject({ ok: false, refusal: { rule: 'lost' } });
  expect(renewed).toEqual(['first']);

  const again = link.ask('table', { type: 'say', text: 'hello' });
  link.lost();
  link.opened(carrier('second'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await again).toMatchObject({ refusal: { rule: 'lost' } });
  expect(renewed).toEqual(['first']);
});
