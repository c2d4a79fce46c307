/** Editing Northern Lights in the form of its family. */

import { at, type Json } from '@quai/kit/json.ts';
import { expect, test } from 'vitest';
import { withPlace } from '../../rails/form/grow.ts';
import { growingSuite, last } from '../../rails/test/suites/form.ts';
import northern from '../editions/northern-lights.json' with { type: 'json' };

growingSuite(northern as Json);

test('a new place of Northern Lights lies in the country of its neighbour: every place must have one', () => {
  expect(at(last(withPlace(northern as Json, 'Here'), ['places']), ['region'])).toMatch(/^[A-Z]{2}$/);
});
