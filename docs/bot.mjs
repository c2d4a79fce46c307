// Plays any game of a Quai site, one seat at one table: node bot.mjs https://quai.example <token> <table>
import { WebSocket } from 'ws';

const [site, token, table] = process.argv.slice(2);
if (table === undefined) give('usage: node bot.mjs https://quai.example <token> <table>');
const headers = { authorization: `Bearer ${token}` };
const socket = new WebSocket(`${site.replace(/^http/, 'ws')}/api/socket?protocol=1`, { headers });
let waiting = false;
let latest = null;

function give(why) {
  console.error(why);
  process.exit(1);
}
function ask(request) {
  waiting = true;
  socket.send(JSON.stringify({ ...request, id: 1, table }));
}
function act({ seats, status, now }) {
  const seat = seats.findIndex(({ yours }) => yours);
  const free = seats.findIndex(({ taken }) => !taken);
  if (status === 'open' && seat < 0 && free >= 0) return ask({ type: 'sit', seat: free, contribution: 'c0ffee' });
  if (status === 'over') {
    for (const { seat, rank, total } of now.result) console.log(`${rank}. ${seats[seat].name}: ${total}`);
    return socket.close();
  }
  if (seat < 0) give('there is no free seat');
  if (!now?.acting.includes(seat)) return;
  // All that this seat may know is now.view; all that it may do now is now.moves.
  const move = now.moves[Math.floor(Math.random() * now.moves.length)];
  ask({ type: 'play', seat, since: now.since, held: now.held, moves: [move] });
}
socket.on('open', () => ask({ type: 'watch' }));
socket.on('error', ({ message }) => give(message));
socket.on('close', (code) => code === 4401 && give('this token is not known'));
socket.on('message', (data) => {
  const message = JSON.parse(data);
  if (message.type === 'table') latest = message;
  if (message.type === 'answer') waiting = false;
  if (message.refusal && latest === null) give(message.refusal.rule);
  if (message.refusal) return setTimeout(() => act(latest), 1000); // too fast, or the server is away: again
  if (!waiting && latest !== null) act(latest);
});
