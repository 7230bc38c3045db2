/** How long a tosla code can be approved, in ms (OP-05). */
export const toslaLifeMs = 290_000;

/** The time from one question about it to the next, in ms (OP-05). */
export const toslaPollMs = 2_000;

/** How long the message of a completed payment stays before the shopper goes on, in ms (OP-06). */
export const toslaStayMs = 1_500;

/** Holds what the provider says of a tosla payment (AP-15). */
export const toslaStatuses = ['pending', 'processing', 'completed', 'cancelled', 'expired'] as const;

export type ToslaStatus = (typeof toslaStatuses)[number];
