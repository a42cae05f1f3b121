// A small card game with secret hands and a secret deck; it never ends, so every move costs about the same.
const { PlayerView } = require('boardgame.io/core');

const CARDS = Array.from({ length: 110 }, (_, card) => ({ colour: card % 5, value: card % 11 }));

function lay({ G, ctx, random, events }, place, stack) {
  const player = G.players[ctx.currentPlayer];
  G.stacks[stack].push(player.hand.splice(place, 1)[0]);
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle(G.stacks.flatMap((cards) => cards.splice(0, cards.length - 1)));
  }
  player.hand.push(G.secret.deck.pop());
  events.endTurn();
}

exports.Lay = {
  name: 'lay',
  setup: ({ random }) => {
    const deck = random.Shuffle(CARDS);
    return {
      stacks: Array.from({ length: 4 }, () => [deck.pop()]),
      players: { 0: { hand: deck.splice(0, 4) }, 1: { hand: deck.splice(0, 4) } },
      secret: { deck },
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: { lay: { move: lay, client: false } },
};
