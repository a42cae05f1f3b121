// node server.js PORT
const { Server, Origins } = require('boardgame.io/server');
const { Lay } = require('./game');

const server = Server({ games: [Lay], origins: [Origins.LOCALHOST] });
const listen = server.app.listen;
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready); // `run` would open it to the network
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
