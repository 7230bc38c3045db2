import * as v from 'valibot';
import { largestAmount, parsePointAmount } from '../../domain/money/amount.js';
import type { BasketLine } from '../../domain/payment/payment-page.js';
import { list, text } from './wire.js';

const price = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.transform((text) =>
    text.startsWith('-') ? -(parsePointAmount(text.slice(1)) ?? Number.NaN) : parsePointAmount(text),
  ),
  v.number(),
);

const quantity = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.check(isQuantity));

const line = v.pipe(
  v.tuple([text(200), price, quantity]),
  v.transform(([name, unitPrice, count]): BasketLine => ({ name, price: unitPrice, quantity: count })),
  v.check((bought) => Math.abs(Math.round(bought.price * bought.quantity)) <= largestAmount),
);

const lines = list(line);

/** `user_basket`: base64 of JSON `[[name, "18.00", quantity], …]`. It is only shown, so one that cannot be read is empty. */
export function readBasket(base64: string): readonly BasketLine[] {
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const result = v.safeParse(lines, JSON.parse(new TextDecoder().decode(bytes)));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

function isQuantity(count: number): boolean {
  return count > 0 && Number.isFinite(count);
}
