/** Players at the tables of boardgame.io and Colyseus: they send rounds like those of our own load and note when another sees them. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { at } from '@quai/engine/at.ts';
import type { Playing } from '../load.ts';

/** As many routes per round as the game has dice. */
const ROUTES = 5;
const SPACES = 49;
/** Rounds of a whole game. */
const ROUNDS = 7;

type Drawing = readonly (readonly [space: number, route: string])[];

const someDrawing = (turn: number): Drawing =>
  Array.from({ length: ROUTES }, (_, route) => [(turn * ROUTES + route) % SPACES, `H${route}${turn % 8}`]);

/** One person's connection. */
interface Player {
  /** Sends a round. */
  draw(drawing: Drawing): void;
  /** How many rounds of all players this client has seen. */
  readonly seen: () => number;
  /** Called whenever it sees more. */
  onSeen: () => void;
  close(): void;
}

/** One table: its players draw one after the other, and each waits until it has seen the last drawing. */
export class PeerTable implements Playing {
  private readonly players: readonly Player[];
  private turn = 0;
  moves = 0;
  readonly bytes = 0;

  constructor(players: readonly Player[]) {
    this.players = players;
  }

  async play(): Promise<number | null> {
    const { turn, players } = this;
    if (turn >= ROUNDS * players.length) return null;
    const player = at(players, turn % players.length);
    const other = at(players, (turn + 1) % players.length);
    await saw(player, turn);
    const before = performance.now();
    const seen = saw(other, turn + 1).then(() => performance.now() - before);
    player.draw(someDrawing(turn));
    this.turn++;
    this.moves += ROUTES;
    return seen;
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

const PATIENCE = 20_000;

function saw(player: Player, rounds: number): Promise<void> {
  if (player.seen() >= rounds) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('a drawing was not seen')), PATIENCE);
    player.onSeen = () => {
      if (player.seen() < rounds) return;
      clearTimeout(late);
      resolve();
    };
  });
}

/** The part of socket.io-client used here. */
interface Io {
  io(address: string, options: object): IoSocket;
}
interface IoSocket {
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}

/** The part of colyseus.js used here. */
interface Colyseus {
  Client: new (
    address: string,
  ) => {
    create(name: string): Promise<ColyseusRoom>;
    joinById(id: string): Promise<ColyseusRoom>;
  };
}
interface ColyseusRoom {
  readonly roomId: string;
  readonly state: { readonly seq: number };
  onStateChange(heard: () => void): void;
  send(type: string, message: unknown): void;
  leave(): Promise<unknown>;
}

let tables = 0;

export async function boardgameTable(folder: string, port: number, seats: number): Promise<PeerTable> {
  const { io } = createRequire(join(folder, '/'))('socket.io-client') as Io;
  const match = `match-${tables++}`;
  const players: Player[] = [];
  // The first one makes the match.
  for (let seat = 0; seat < seats; seat++) players.push(await boardgamePlayer(io, port, match, seat, seats));
  return new PeerTable(players);
}

function boardgamePlayer(io: Io['io'], port: number, match: string, seat: number, seats: number): Promise<Player> {
  const socket = io(`http://127.0.0.1:${port}/sheets`, { transports: ['websocket'], forceNew: true });
  type State = { G: { seq: number }; _stateID: number };
  let state: State | null = null;
  const action = (drawing: Drawing) => ({
    type: 'MAKE_MOVE',
    payload: { type: 'draw', args: [drawing], playerID: String(seat), credentials: undefined },
  });
  const player: Player = {
    draw: (drawing) => socket.emit('update', action(drawing), state?._stateID ?? 0, match, String(seat)),
    seen: () => state?.G.seq ?? 0,
    onSeen: () => {},
    close: () => socket.disconnect(),
  };
  return new Promise((resolve) => {
    socket.on('connect', () => socket.emit('sync', match, String(seat), undefined, seats));
    socket.on('sync', (_match: string, { state: first }: { state: State }) => {
      state = first;
      resolve(player);
    });
    socket.on('update', (_match: string, next: State) => {
      state = next;
      player.onSeen();
    });
  });
}

export async function colyseusTable(folder: string, port: number, seats: number): Promise<PeerTable> {
  const { Client } = createRequire(join(folder, '/'))('colyseus.js') as Colyseus;
  const address = `ws://127.0.0.1:${port}`;
  const first = await new Client(address).create('sheets');
  const rooms = [first];
  while (rooms.length < seats) rooms.push(await new Client(address).joinById(first.roomId));
  return new PeerTable(rooms.map(colyseusPlayer));
}

function colyseusPlayer(room: ColyseusRoom): Player {
  const player: Player = {
    draw: (drawing) => room.send('draw', drawing),
    seen: () => room.state?.seq ?? 0,
    onSeen: () => {},
    close: () => void room.leave().catch(() => {}),
  };
  room.onStateChange(() => player.onSeen());
  return player;
}
