import type { Authorisation, Issuer } from '../../../../sandbox/provider/issuer/issuer.js';

/** An issuer that never answers what it is asked to authorise, and confirms every reversal. It notes each attempt. */
export function silentIssuer(notes: {
  readonly asked: (attemptId: string) => void;
  readonly reversed: (attemptId: string) => void;
}): Issuer {
  return {
    authorise: ({ attemptId }: Authorisation) => {
      notes.asked(attemptId);
      return new Promise(() => {});
    },
    reverse: async (attemptId) => {
      notes.reversed(attemptId);
      return true;
    },
  };
}
