import { moves, testCell } from '../grid/moves.js';
import { states } from '../grid/states.js';

/** One cell in eleven of `npm run grid`; VEZNE_GRID_SEED names other ones. Here no browser keeps a document that was left. */
const share = 11;
const seed = Number(process.env.VEZNE_GRID_SEED ?? '5');

const cells = states.flatMap((state) =>
  moves.filter((move) => move !== 'back-forward cache').map((move) => [state, move] as const),
);

for (const [state, move] of cells.filter((_, place) => place % share === seed % share)) testCell(state, move);
