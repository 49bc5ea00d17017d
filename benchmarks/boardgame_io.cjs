// boardgame.io beside ours: random tic-tac-toe by its reducer, as its own bots play, and its MCTSBot on connect four.
// NODE_PATH=.venv-peers/node_modules node boardgame_io.cjs "boardgame.io" | "boardgame.io, MCTSBot" SECONDS
'use strict';
const { INVALID_MOVE } = require('boardgame.io/core');
const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const noughts = {
  setup: () => ({ cells: Array(9).fill(null), last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, at) => {
      if (G.cells[at] !== null) return INVALID_MOVE;
      G.cells[at] = playerID;
      G.last = at;
    },
  },
  endIf: ({ G }) => {
    if (LINES.some((l) => l.includes(G.last) && l.every((i) => G.cells[i] === G.cells[G.last]))) return { winner: G.cells[G.last] };
    if (!G.cells.includes(null)) return { draw: true };
  },
  ai: { enumerate: (G) => G.cells.flatMap((mark, i) => (mark === null ? [{ move: 'mark', args: [i] }] : [])) },
};

const four = {
  setup: () => ({ columns: [[], [], [], [], [], [], []], last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, x) => {
      if (G.columns[x].length > 5) return INVALID_MOVE;
      G.columns[x].push(playerID);
      G.last = x;
    },
  },
  endIf: ({ G }) => {
    if (G.last < 0) return;
    const x = G.last, y = G.columns[x].length - 1, me = G.columns[x][y];
    for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
      let run = 1;
      for (const s of [1, -1])
        for (let i = x + s * dx, j = y + s * dy; G.columns[i] && G.columns[i][j] === me; i += s * dx, j += s * dy) run++;
      if (run > 3) return { winner: me };
    }
    if (G.columns.every((column) => column.length === 6)) return { draw: true };
  },
  ai: { enumerate: (G) => G.columns.flatMap((column, i) => (column.length < 6 ? [{ move: 'drop', args: [i] }] : [])) },
};

const SIMULATIONS = 500;
const used = () => { const c = process.cpuUsage(); return c.user + c.system; };
const random = (seconds) => {
  const first = InitializeGame({ game: noughts, numPlayers: 2 }), reduce = CreateGameReducer({ game: noughts });
  const play = () => {
    let s = first, n = 0;
    for (; s.ctx.gameover === undefined; n++) {
      const can = noughts.ai.enumerate(s.G, s.ctx), { move, args } = can[(Math.random() * can.length) | 0];
      s = reduce(s, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: s.ctx.currentPlayer } });
    }
    return n;
  };
  for (const end = used() + 5e5; used() < end;) play(); // compiled by then
  let n = 0, games = 0;
  const begin = used();
  for (const end = Date.now() + 1000 * seconds; Date.now() < end; games++) n += play();
  return { decision: (used() - begin) / n, decisions: n / games, copy: null, world: null };
};
const search = async (seconds) => {
  const first = InitializeGame({ game: four, numPlayers: 2 });
  const bot = new MCTSBot({ game: four, enumerate: four.ai.enumerate, iterations: SIMULATIONS, seed: 'x' });
  await bot.play(first, '0');
  let n = 0;
  const begin = used();
  for (const end = Date.now() + 1000 * seconds; Date.now() < end; n += SIMULATIONS) await bot.play(first, '0');
  return { simulation: (used() - begin) / n };
};

(async () => {
  const [engine, seconds] = process.argv.slice(2);
  console.log(JSON.stringify(await (engine === 'boardgame.io' ? random : search)(Number(seconds))));
})();
