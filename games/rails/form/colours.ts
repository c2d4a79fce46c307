/** Adds and removes card colours and bonus cards of an edition. */

import { at as elementAt } from '@quai/engine/at.ts';
import { at, changed, type Json, listAt } from '@quai/kit/json.ts';

/** The colours that the board draws with a pattern of their own: id, letter, and name in both languages. */
export const COLOURS: readonly (readonly [id: string, letter: string, en: string, fr: string])[] = [
  ['purple', 'P', 'purple', 'violet'],
  ['blue', 'B', 'blue', 'bleu'],
  ['orange', 'O', 'orange', 'orange'],
  ['white', 'W', 'white', 'blanc'],
  ['green', 'G', 'green', 'vert'],
  ['yellow', 'Y', 'yellow', 'jaune'],
  ['black', 'K', 'black', 'noir'],
  ['red', 'R', 'red', 'rouge'],
  ['pink', 'I', 'pink', 'rose'],
];

/** One more colour, with as many cards as the first. */
export function withColour(edition: Json): Json {
  const colours = listAt(edition, ['cards', 'colours']);
  const known = new Set(colours.map((colour) => at(colour, ['id'])));
  const letters = new Set(colours.map((colour) => at(colour, ['letter'])));
  const free = COLOURS.filter(([id]) => !known.has(id));
  const [id, letter, en, fr] = free.find((colour) => !letters.has(colour[1])) ?? elementAt(free, 0);
  const count = at(colours[0], ['count']) ?? 12;
  return changed(
    edition,
    ['cards', 'colours'],
    [...colours, { id, letter, name: { en, fr }, count, source: 'confirmed' }],
  );
}

/** Its routes become gray. */
export function withoutColour(edition: Json, index: number): Json {
  const id = at(edition, ['cards', 'colours', index, 'id']);
  const bare = listAt(edition, ['routes']).reduce<Json>(
    (now, route, i) => (at(route, ['colour']) === id ? changed(now, ['routes', i, 'colour'], 'gray') : now),
    edition,
  );
  return changed(bare, ['cards', 'colours', index], undefined);
}

/** The first one makes the part of the edition that holds them. */
export function withBonus(edition: Json, name: Readonly<{ en: string; fr: string }>): Json {
  const cards = listAt(edition, ['bonuses', 'cards']);
  const ids = new Set(cards.map((card) => at(card, ['id'])));
  let number = cards.length + 1;
  while (ids.has(`bonus-${number}`)) number++;
  const text = { en: 'Most completed tickets.', fr: 'Le plus de tickets réussis.' };
  const card: Json = { id: `bonus-${number}`, name, text, points: 10, count: { of: 'tickets' }, source: 'confirmed' };
  if (cards.length === 0) return changed(edition, ['bonuses'], { laidOut: 1, source: 'confirmed', cards: [card] });
  return changed(edition, ['bonuses', 'cards'], [...cards, card]);
}

/** Without any left, the edition has no bonuses; no more are laid out than there are. */
export function withoutBonus(edition: Json, index: number): Json {
  const rest = listAt(edition, ['bonuses', 'cards']).filter((_, i) => i !== index);
  if (rest.length === 0) return changed(edition, ['bonuses'], null);
  const laidOut = Math.min(Number(at(edition, ['bonuses', 'laidOut'])), rest.length);
  return changed(changed(edition, ['bonuses', 'cards'], rest), ['bonuses', 'laidOut'], laidOut);
}
