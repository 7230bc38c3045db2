import { moves, testCell } from './moves.js';
import { states } from './states.js';

for (const state of states) {
  for (const move of moves) testCell(state, move);
}
