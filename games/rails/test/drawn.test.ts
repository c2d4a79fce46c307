import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import { describe, expect, test } from 'vitest';
import { bedOf, frameOf, inkOn, lookOf, seatColour, slotPath, WILD } from '../board/look.ts';
import { placeNames } from '../board/names.ts';
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

  test('a name that would lie on tracks is written in two lines or moved a little; the others stand where the edition says', () => {
    const { places, drawing } = at(editions, 0);
    const ids = places.map(({ id }) => id);
    const indexOf = (id: string) => ids.indexOf(id);
    const names = ids.map((id) => (id === 'NIK' ? 'Quartier Saint-Nicolas' : id === 'MOR' ? 'Moritzplatz' : id));
    const placed = placeNames(drawing, ids, names);
    const { label } = drawing.places.NIK!;
    expect(placed[indexOf('NIK')]).toMatchObject({ lines: ['Quartier', 'Saint-Nicolas'], x: label.x, anchor: 'start' });
    expect(at(placed, indexOf('MOR')).y).toBeGreaterThan(drawing.places.MOR!.label.y);
    expect(placed[indexOf('POT')]).toEqual({ lines: ['POT'], ...drawing.places.POT!.label });
  });

  test('every route and place of an edition is drawn, within the frame', () => {
    for (const { drawing, routes, places } of editions) {
      const frame = frameOf(drawing);
      for (const { id } of places) expect(drawing.places, id).toHaveProperty([id]);
      for (const { id } of routes) {
        const track = drawing.routes[id]!;
        expect(track.slots.length, id).toBeGreaterThan(0);
        for (const [x, y] of track.slots) {
          expect(x).toBeGreaterThan(frame.left);
          expect(x).toBeLessThan(frame.left + frame.width);
          expect(y).toBeGreaterThan(frame.top);
          expect(y).toBeLessThan(frame.top + frame.height);
        }
      }
    }
  });

  test('a line leads from place to place through the spaces, whichever way they are turned', () => {
    const slots = [[50, 0, 180]] as const;
    expect(bedOf(slots, 20, { x: 0, y: 0 }, { x: 100, y: 0 })).toMatch(/^M0.0 0.0L40.0 -?0.0L60.0 -?0.0L100.0 0.0$/);
  });

  test('both languages have the same words', () => {
    expect(Object.keys(drawnTexts.fr).sort()).toEqual(Object.keys(drawnTexts.en).sort());
  });
});
