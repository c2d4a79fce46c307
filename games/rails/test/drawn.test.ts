import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { frameOf, inkOn, lookOf, seatColour, slotPath, WILD } from '../board/look.ts';
import { placeNames } from '../board/names.ts';
import { tracksOf } from '../board/track.ts';
import type { Edition } from '../shape.ts';
import { drawnTexts } from '../text/drawn.ts';

describe('the drawn board', () => {
  const editions = ['berlin', 'northern-lights'].map((id) => {
    const file = join(import.meta.dirname, `../../${id}/editions/${id}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Edition & { drawing: NonNullable<Edition['drawing']> };
  });

  test('every colour of card has a ground and a pattern that no other has', () => {
    for (const { cards } of editions) {
      const looks = [...cards.colours.map(({ id }) => lookOf(id)), WILD];
      expect(new Set(looks.map(({ pattern }) => pattern)).size).toBe(looks.length);
      expect(new Set(looks.map(({ ground }) => ground)).size).toBe(looks.length);
    }
  });

  test('one is one card, not cards', () => {
    const said = (language: 'en' | 'fr') => [0, 1, 2].map(drawnTexts[language].cardCount);
    expect(said('en')).toEqual(['0 cards', '1 card', '2 cards']);
    expect(said('fr')).toEqual(['0 carte', '1 carte', '2 cartes']);
  });

  test('every seat has a colour of its own', () => {
    for (const { seats } of editions) {
      const colours = Array.from({ length: seats.max }, (_, seat) => seatColour(seat));
      expect(new Set(colours).size).toBe(seats.max);
    }
    expect(new Set([0, 1, 2, 3, 4].map((seat) => seatColour(seat))).size).toBe(5);
  });

  test('ink is light on dark and dark on light', () => {
    expect([inkOn('#000000'), inkOn('#ffffff')]).toEqual(['#fffaee', '#26221d']);
  });

  test('a space is a box around its middle, turned', () => {
    expect(slotPath([100, 50, 0], 20, 10, 2)).toMatch(/^M92.0 45.0L108.0 45.0A/);
    expect(slotPath([100, 50, 90], 20, 10, 2)).toMatch(/^M105.0 42.0L105.0 58.0A/);
  });

  test('a name that would lie on tracks moves; the others stand where the edition says', () => {
    const berlin = at(editions, 0);
    const { places, drawing } = berlin;
    const ids = places.map(({ id }) => id);
    const indexOf = (id: string) => ids.indexOf(id);
    const names = ids.map((id) => (id === 'NIK' ? 'Quartier Saint-Nicolas' : id === 'MOR' ? 'Moritzplatz' : id));
    const placed = placeNames(berlin, drawing, names);
    expect(at(placed, indexOf('NIK'))).not.toMatchObject(drawing.places.NIK!.label);
    expect(placed[indexOf('POT')]).toEqual({ lines: ['POT'], rise: 0, ...drawing.places.POT!.label });
  });

  test('every route and place of an edition is drawn, within the frame', () => {
    for (const edition of editions) {
      const { drawing, routes, places } = edition;
      const tracks = tracksOf(edition, drawing);
      const frame = frameOf(drawing, tracks);
      for (const { id } of places) expect(drawing.places, id).toHaveProperty([id]);
      for (const [index, { id, length }] of routes.entries()) {
        const track = at(tracks, index);
        expect(track.spaces.length, id).toBe(length);
        for (const [x, y] of [...track.bed, ...track.spaces.flatMap(({ line }) => line)]) {
          expect(x).toBeGreaterThan(frame.left);
          expect(x).toBeLessThan(frame.left + frame.width);
          expect(y).toBeGreaterThan(frame.top);
          expect(y).toBeLessThan(frame.top + frame.height);
        }
      }
    }
  });

  test('a line leads from place to place through the spaces; a subway is one curve from place to place', () => {
    for (const edition of editions)
      for (const [index, { bed, bent, spaces }] of tracksOf(edition, edition.drawing).entries()) {
        const { a, b, cards } = edition.routes[index]!;
        const spot = (id: string) => [edition.drawing.places[id]!.x, edition.drawing.places[id]!.y];
        expect([bed[0], bed.at(-1)]).toEqual([spot(a), spot(b)]);
        expect(bent).toBe(cards !== undefined);
        if (!bent) continue;
        // No step of the curve is a jump, and the middle of the space lies on it.
        const [x, y] = spaces[0]!.middle;
        const steps = bed.slice(1).map((point, i) => Math.hypot(point[0] - bed[i]![0], point[1] - bed[i]![1]));
        expect(Math.max(...steps)).toBeLessThan(50);
        expect(Math.min(...bed.map((point) => Math.hypot(point[0] - x, point[1] - y)))).toBeLessThan(1);
      }
  });

  test('both languages have the same words', () => {
    expect(Object.keys(drawnTexts.fr).sort()).toEqual(Object.keys(drawnTexts.en).sort());
  });
});
