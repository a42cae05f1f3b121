// node clients.js PORT TABLES WARM-UP SECONDS: plays, and prints how long each measured move took, in milliseconds.
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Lay } = require('./game');

const [port, tables, warmUp, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const lobby = new LobbyClient({ server });
const took = [];
let measuring = false;
let playing = true;

async function open() {
  const { matchID } = await lobby.createMatch(Lay.name, { numPlayers: 2 });
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await lobby.joinMatch(Lay.name, matchID, { playerID, playerName: playerID });
    sit(matchID, playerID, playerCredentials);
  }
}

function sit(matchID, playerID, credentials) {
  const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'] } });
  const client = Client({ game: Lay, numPlayers: 2, multiplayer, matchID, playerID, credentials, debug: false });
  let sent = null;
  client.subscribe((state) => {
    if (state === null) return;
    if (sent !== null && state._stateID > sent.at) {
      if (measuring) took.push(performance.now() - sent.when);
      sent = null;
    }
    if (playing && sent === null && state.ctx.currentPlayer === playerID) {
      sent = { at: state._stateID, when: performance.now() };
      setImmediate(() => client.moves.lay(state._stateID % 4, state._stateID % 3));
    }
  });
  client.start();
}

const pause = (length) => new Promise((resolve) => setTimeout(resolve, 1000 * length));

(async () => {
  for (let table = 0; table < tables; table += 1) await open();
  await pause(warmUp);
  measuring = true;
  process.stdout.write('begun\n');
  const started = performance.now();
  await pause(seconds);
  playing = false;
  const measured = JSON.stringify({ seconds: (performance.now() - started) / 1000, took });
  process.stdout.write(measured, () => process.exit());
})();
