import type { points as turkish } from '../tr/points.js';

/** Card points, in English. */
export const points: Readonly<Record<keyof typeof turkish, string>> = {
  'points.use': 'Use my {{amount}} in points',
  'points.info': 'Your points are taken off this payment, which is made with 3D Secure.',
  'points.applyError': 'We cannot reach your card points right now. You can pay without them.',
};
