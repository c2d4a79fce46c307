/**
 * boardgame.io as a peer to measure against: a game whose messages are those of a round of our own load. Runs in a process of its
 * own, with the packages that were installed into the folder PEERS. STORE is `memory` or the folder of its file store.
 */

import { createRequire } from 'node:module';

const installed = createRequire(`${process.env.PEERS}/`);
const { FlatFile, Server } = installed('boardgame.io/server');

const SPACES = 49;
const DICE = 4;
const fresh = (players) => ({
  boards: Array.from({ length: players }, () => Array(SPACES).fill('')),
  done: Array(players).fill(false),
  dice: Array(DICE).fill(0),
  round: 0,
  seq: 0,
});

/** Everybody draws at once; when all have, the next dice are rolled. */
const sheets = {
  name: 'sheets',
  setup: ({ ctx }) => fresh(ctx.numPlayers),
  turn: { activePlayers: { all: 'drawing' } },
  moves: {
    draw: {
      client: false,
      ignoreStaleStateID: true,
      move({ G, playerID, random }, list) {
        const board = G.boards[Number(playerID)];
        for (const [space, route] of list) board[space] = route;
        G.done[Number(playerID)] = true;
        G.seq++;
        if (!G.done.every(Boolean)) return;
        G.done.fill(false);
        G.dice = random.Die(6, DICE);
        G.round++;
      },
    },
  },
};

const { STORE } = process.env;
const server = Server({
  games: [sheets],
  origins: [/127\.0\.0\.1/],
  ...(STORE === 'memory' ? {} : { db: new FlatFile({ dir: STORE }) }),
});
server
  .run({ port: 0 }, () => {})
  .then(({ appServer }) => {
    process.stdout.write(`peer at ${appServer.address().port}\n`);
  });
