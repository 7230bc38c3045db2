import type { points as turkish } from '../tr/points.js';

/** Card points, in English. */
export const points: Readonly<Record<keyof typeof turkish, string>> = {
  'points.use': 'Use my {{amount}} in points',
  'points.info': 'Your points are taken off this payment, which is made with 3D Secure.',
  'points.paid': 'Paid with points',
  'points.bar': '{{points}} in points, from your card',
  'points.barInstallments': '{{points}} in points, from your card over {{count}} months',
  'points.barAll': '{{points}} in points, nothing from your card',
  'points.applyError': 'We cannot reach your card points right now. You can pay without them.',
};
