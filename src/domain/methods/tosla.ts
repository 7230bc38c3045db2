/** How long a tosla code can be approved, in ms (OP-05). */
export const toslaLifeMs = 290_000;

/** The time from one question about it to the next, in ms (OP-05). */
export const toslaPollMs = 2_000;

/** How long the message of a completed payment stays before the shopper goes on, in ms (OP-06). */
export const toslaStayMs = 1_500;

/** What the provider says of a tosla payment (AP-15). */
export const toslaStatuses = ['pending', 'processing', 'completed', 'cancelled', 'expired'] as const;

export type ToslaStatus = (typeof toslaStatuses)[number];

/** The states of a payment in a mobile app, as a shopper is told of them (OP-11). */
export const mobileStates = ['pending', 'completed', 'expired', 'cancelled'] as const;

export type MobileState = (typeof mobileStates)[number];

/** One that is being processed is pending to the shopper (OP-06, OP-11). */
export function mobileStateOf(status: ToslaStatus): MobileState {
  return status === 'processing' ? 'pending' : status;
}
