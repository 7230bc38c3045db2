import * as v from 'valibot';
import type { CardPoints } from '../../domain/card/card-points.js';
import type { Answer } from './answer.js';
import { amount, brand, read } from './wire.js';

const none = { points: 0, brand: '' };

const points = v.object({ data: v.object({ point: v.nullish(v.object({ points: amount, brand }), none) }) });

/** The answer to `card/points` (AP-07). A card without any is zero; the brand is empty when the answer leaves it out. */
export function readCardPoints(answer: Answer): CardPoints {
  const { point } = read(points, answer).data;
  return { amount: point.points, brand: point.brand };
}
