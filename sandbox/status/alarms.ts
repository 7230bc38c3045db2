import type { WaitingWork } from './waiting-work.js';

/** A kind of work that waits for longer than it should. */
export interface Alarm {
  readonly work: keyof WaitingWork;
  /** Seconds that the oldest may wait. */
  readonly limit: number;
  /** Says in words what is wrong and what is to be done. */
  readonly meaning: string;
}

/** The alarms of docs/operating.md, which has the same ones as queries over the figures. */
export const alarms: readonly Alarm[] = [
  {
    work: 'triedNotices',
    limit: 3_600,
    meaning: 'a merchant does not take its notices: see their last result in the panel, under deliveries',
  },
  {
    work: 'reversals',
    limit: 600,
    meaning: 'the issuer does not confirm reversals: shoppers’ money may be held; ask the acquirer',
  },
  {
    work: 'reviews',
    limit: 86_400,
    meaning: 'payments wait for a decision of a person: decide them in the panel',
  },
  {
    work: 'overdue',
    limit: 120,
    meaning: 'no process takes up what is due: the jobs stand still; look for errors in the logs of all processes',
  },
];

/** Returns the alarms whose limit is exceeded. */
export function ringing(work: WaitingWork): readonly Alarm[] {
  return alarms.filter(({ work: kind, limit }) => work[kind].oldestSeconds > limit);
}
