/** How the expert values bonus cards, and how it plays because of them. */

import { at } from '@quai/engine/at.ts';
import { moves } from '@quai/engine/play.ts';
import { expect, test } from 'vitest';
import { appealOf } from '../../rails/bot/appeal.ts';
import { knowledgeOf } from '../../rails/bot/knowledge.ts';
import { position, routeAt, type Setting } from '../../rails/test/position.ts';
import { northernLights } from './sample.ts';

const rules = northernLights(2);
const { board } = rules;
const route = (id: string) => routeAt(rules, id);

function appeal(setting: Setting) {
  const seen = appealOf(board);
  seen.consider(position(rules, setting), 0);
  return seen;
}

const POLAR = 'kiruna--narvik--1';
const SOUTHERN = 'goteborg--oslo--1';

test('a bonus for polar routes makes these worth more, and others not', () => {
  const { routes } = appeal({ bonuses: ['snowplow'] });
  expect(routes[route(POLAR)]).toBeGreaterThan(1);
  expect(routes[route(SOUTHERN)]).toBe(0);
});

test('one more counts for less in a race that is decided', () => {
  const close = appeal({ bonuses: ['small-steps'], routes: { 'helsinki--turku--1': 0, 'karlstad--oslo--1': 1 } });
  const lost = appeal({
    bonuses: ['small-steps'],
    routes: Object.fromEntries(
      board.routes.filter(({ length }) => length === 1).map(({ index }, i) => [idOf(index), i === 0 ? 0 : 1]),
    ),
  });
  const short = route('alborg--goteborg--1');
  expect(close.routes[short]).toBeGreaterThan(10 * at(lost.routes, short));
});

test('a country that the seat has reached brings no more', () => {
  const { routes } = appeal({ bonuses: ['rail-baron'], routes: { 'goteborg--oslo--2': 0 } });
  expect(routes[route('karlstad--oslo--1')]).toBe(0);
  expect(routes[route('helsinki--turku--1')]).toBeGreaterThan(0);
});

test('tickets are worth more if a bonus counts them', () => {
  const { tickets } = appeal({ bonuses: ['polar-express'] });
  expect(tickets.filter((worth) => worth > 0)).toHaveLength(18);
  expect(Math.max(...appeal({ bonuses: ['snowplow'] }).tickets)).toBe(0);
});

test('wagons are worth keeping if a bonus counts those left', () => {
  expect(appeal({ bonuses: ['cost-cutting'] }).routes.every((worth) => worth < 0)).toBe(true);
});

test('of two routes that bring the same, the one that a bonus counts looks better to who reckons with it', () => {
  const hand = { hands: ['PPPPBBBBOOOOWWWWGGGGYYYYKKKKRRRR****', ''], row: 'PBOWG', pile: 'PBOWGYKR' };
  const state = position(rules, { ...hand, bonuses: ['snowplow'] });
  const list = moves(rules, state, 0);
  const [polar, other] = [POLAR, 'sundsvall--ostersund--1'].map((id) => list.indexOf(rules.parse(`claim:${id}`)!));
  const look = (bonuses: boolean) => {
    const looks: number[] = new Array(list.length).fill(0);
    knowledgeOf(rules, { bonuses }).look!(state, 0, list, looks);
    return at(looks, polar!) - at(looks, other!);
  };
  expect(look(true)).toBeGreaterThan(look(false));
});

function idOf(index: number): string {
  return at(board.edition.routes, index).id;
}
