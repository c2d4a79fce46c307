/** The form with a map that came without a drawing. */

import { at, type Json } from '@quai/kit/json.ts';
import { expect, test } from 'vitest';
import { form } from '../form/form.ts';
import { withPlace, withRoute } from '../form/grow.ts';
import { sketched } from '../form/sketch.ts';
import island from './maps/island.json' with { type: 'json' };
import { growingSuite, problems } from './suites/form.ts';

growingSuite(island as Json);

test('only an edition of the family has the form', () => {
  expect(form(island as Json, 'en').map(({ name }) => name)).toEqual(['Routes', 'Places', 'Tickets']);
  expect(form(island as Json, 'fr').map(({ name }) => name)).toEqual(['Routes', 'Lieux', 'Destinations']);
  expect(form({}, 'en')).toEqual([]);
});

test('a map without a drawing gets one: every place and route on it, parallel ones side by side', () => {
  const drawn = sketched(island as Json);
  expect(problems(drawn)).toEqual([]);
  expect(problems(withRoute(withPlace(drawn, 'Here')))).toEqual([]);
  const [one, two] = ['a1', 'a2'].map((id) => at(drawn, ['drawing', 'routes', id, 'slots', 0]));
  expect(one).not.toEqual(two);
});
