/** Colyseus as a peer to measure against, with the same messages: see boardgame-server.mjs. It stores nothing. */

import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const installed = createRequire(`${process.env.PEERS}/`);
const { Room, Server } = installed('@colyseus/core');
const { WebSocketTransport } = installed('@colyseus/ws-transport');
const { ArraySchema, defineTypes, Schema } = installed('@colyseus/schema');

const PLAYERS = 4;
const SPACES = 49;
const DICE = 4;

class Board extends Schema {
  constructor() {
    super();
    this.spaces = new ArraySchema(...Array(SPACES).fill(''));
  }
}
defineTypes(Board, { spaces: ['string'] });

class Sheets extends Schema {
  constructor() {
    super();
    this.boards = new ArraySchema(...Array.from({ length: PLAYERS }, () => new Board()));
    this.done = new ArraySchema(...Array(PLAYERS).fill(false));
    this.dice = new ArraySchema(...Array(DICE).fill(0));
    this.round = 0;
    this.seq = 0;
  }
}
defineTypes(Sheets, { boards: [Board], done: ['boolean'], dice: ['number'], round: 'number', seq: 'number' });

class SheetsRoom extends Room {
  maxClients = PLAYERS;
  seats = [];

  onCreate() {
    this.state = new Sheets();
    // Sends at once, like the others, instead of 20 times a second.
    this.patchRate = null;
    this.onMessage('draw', (client, list) => {
      const seat = this.seats.indexOf(client.sessionId);
      const { boards, done, dice } = this.state;
      for (const [space, route] of list) boards[seat].spaces[space] = route;
      done[seat] = true;
      this.state.seq++;
      if (done.every(Boolean)) {
        for (let player = 0; player < PLAYERS; player++) done[player] = false;
        for (let die = 0; die < DICE; die++) dice[die] = 1 + Math.floor(Math.random() * 6);
        this.state.round++;
      }
      this.broadcastPatch();
    });
  }

  onJoin(client) {
    this.seats.push(client.sessionId);
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('sheets', SheetsRoom);
await server.listen(0, '127.0.0.1');
process.stdout.write(`peer at ${http.address().port}\n`);
