import { expect, test } from 'vitest';
import { createAfterClick } from '../table/afterclick.ts';

const later = () => new Promise((resolve) => setTimeout(resolve, 1));
const now = (call: () => void) => call();
const started = (aim: () => unknown = () => 'here', painted: (call: () => void) => void = now, byKey = false) => {
  const done: string[] = [];
  const afterClick = createAfterClick(aim, painted, () => byKey);
  return { done, click: (...acts: string[]) => acts.forEach((act) => void afterClick(() => done.push(act))) };
};

test('nothing happens within the click, and everything it asked for afterwards, in order', async () => {
  const { done, click } = started();
  click('one', 'two');
  expect(done).toEqual([]);
  await later();
  expect(done).toEqual(['one', 'two']);
});

test('a second click before that is dropped, and one after it is not', async () => {
  const { done, click } = started();
  click('one');
  await Promise.resolve();
  click('dropped');
  await later();
  click('next');
  await later();
  expect(done).toEqual(['one', 'next']);
});

test('a click is dropped as long as the result of the one before it has not been painted', async () => {
  let paint = () => {};
  const { done, click } = started(undefined, (call) => {
    paint = call;
  });
  click('one');
  await later();
  click('dropped');
  await later();
  paint();
  click('next');
  await later();
  expect(done).toEqual(['one', 'next']);
});

test('no key is dropped, however fast they are pressed', async () => {
  const { done, click } = started(undefined, () => {}, true);
  click('one');
  await Promise.resolve();
  click('two');
  await later();
  click('three');
  await later();
  expect(done).toEqual(['one', 'two', 'three']);
});

test('nothing is done to a table that has changed since the click', async () => {
  let table = 1;
  const { done, click } = started(() => table);
  click('old');
  table = 2;
  await later();
  expect(done).toEqual([]);
  click('new');
  await later();
  expect(done).toEqual(['new']);
});
