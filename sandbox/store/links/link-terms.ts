/**
 * Describes what the provider says of a link (link/inquiry, link/list), by wire name: amounts in minor units, times in
 * Turkey.
 */
export interface LinkTerms {
  readonly id: string;
  readonly state: string;
  readonly price: string;
  readonly description: string;
  /** Empty for that of the merchant. */
  readonly category: string;
  /** Empty where there is no limit, as those below. */
  readonly expiry_date: string;
  readonly max_count: string;
  readonly max_uses: string;
  readonly sold_count: string;
  readonly held_count: string;
  readonly payment_count: string;
  readonly paid_amount: string;
}

/** Undefined where it is no answer about a link. */
export function readLinkTerms(answer: unknown): LinkTerms | undefined {
  const wire: Readonly<Record<string, unknown>> = Object(answer);
  if (typeof wire.id !== 'string' || typeof wire.state !== 'string') return undefined;
  const text = (name: string) => (typeof wire[name] === 'string' ? wire[name] : '');
  return {
    id: text('id'),
    state: text('state'),
    price: text('price'),
    description: text('description'),
    category: text('category'),
    expiry_date: text('expiry_date'),
    max_count: text('max_count'),
    max_uses: text('max_uses'),
    sold_count: text('sold_count'),
    held_count: text('held_count'),
    payment_count: text('payment_count'),
    paid_amount: text('paid_amount'),
  };
}
