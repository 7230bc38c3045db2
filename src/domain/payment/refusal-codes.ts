/** Describes what a code of the provider means for a payment, beyond the words that come with it (ER-03). */
interface RefusalMeaning {
  /** The order is closed: nothing of it is paid, and nothing will be (PY-06). */
  readonly final?: true;
  /** The link no longer takes this payment. Not the payment but the link can be tried again (LK-03). */
  readonly stoppedByLink?: true;
  /** The key of our own text above the payment, where the provider's words are missing or in another language (LG-03). */
  readonly text?:
    | 'error.declined'
    | 'error.limit'
    | 'error.limitCard'
    | 'error.limitLater'
    | 'error.sorryTryLater'
    | 'error.heldByAnother'
    | 'error.linkDeleted'
    | 'error.linkClosed'
    | 'error.outOfStock'
    | 'error.amountLeft';
  /** The key of our own text in the form of a link whose order was refused, which goes before the provider's words (LK-05). */
  readonly linkText?:
    | 'linkFailure.validation'
    | 'linkFailure.pending'
    | 'linkFailure.closed'
    | 'linkFailure.outOfStock'
    | 'linkFailure.amountLeft'
    | 'linkFailure.overLimit'
    | 'linkFailure.insecurePage';
}

/** Any other code is a failure like all others. */
const meanings: ReadonlyMap<string | undefined, RefusalMeaning> = new Map<string, RefusalMeaning>([
  ['declined', { text: 'error.declined' }],
  ['unpaid', { text: 'error.sorryTryLater' }],
  ['limit', { final: true, text: 'error.limit' }],
  // Not the order has reached a limit: it can be paid otherwise, or later.
  ['limit of card', { text: 'error.limitCard' }],
  ['limit of address', { text: 'error.limitLater' }],
  ['limit of link', { text: 'error.limitLater' }],
  ['limit of messages', { text: 'error.limitLater' }],
  ['expired', { final: true }],
  ['notFound', { final: true }],
  // Another payer's payment is under way and leaves too little of the link for this one (PY-10).
  ['heldByAnother', { stoppedByLink: true, text: 'error.heldByAnother' }],
  ['deleted', { stoppedByLink: true, text: 'error.linkDeleted' }],
  ['closed', { stoppedByLink: true, text: 'error.linkClosed', linkText: 'linkFailure.closed' }],
  ['outOfStock', { stoppedByLink: true, text: 'error.outOfStock', linkText: 'linkFailure.outOfStock' }],
  ['amountLeft', { stoppedByLink: true, text: 'error.amountLeft', linkText: 'linkFailure.amountLeft' }],
  ['validation', { linkText: 'linkFailure.validation' }],
  ['pending', { linkText: 'linkFailure.pending' }],
  ['overLimit', { linkText: 'linkFailure.overLimit' }],
  ['insecurePage', { linkText: 'linkFailure.insecurePage' }],
]);

/** Describes what of a refusal says its meaning. */
interface RefusalCode {
  readonly code?: string | undefined;
  readonly limitedBy?: string | undefined;
}

/** Returns what a refusal means; an empty meaning where the page does not know the code, or none came. */
export function meaningOf({ code, limitedBy }: RefusalCode): RefusalMeaning {
  return (limitedBy && meanings.get(`${code} of ${limitedBy}`)) || (meanings.get(code) ?? {});
}
