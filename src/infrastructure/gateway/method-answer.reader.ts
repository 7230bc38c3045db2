import * as v from 'valibot';
import type { MethodAnswer, ToslaAnswer } from '../../application/methods/ports.js';
import { toslaStatuses } from '../../domain/methods/tosla.js';
import type { WalletFlow } from '../../domain/methods/wallets.js';
import type { Answer } from './answer.js';
import { readPaymentAnswer, receiptFields } from './payment-answer.reader.js';
import { address, key, malformed, read, text } from './wire.js';

/** The words of a success that is no wallet's own (see the card's reader). */
const cardWords: ReadonlySet<string> = new Set(['3D', 'VERIFICATION']);

const message = v.object({ message: text() });
const target = v.pipe(address, v.minLength(1));

/** The address stands beside `data` or in it (OP-10). */
const onward = v.object({
  redirectUrl: address,
  data: v.nullish(v.object({ redirectUrl: address, mobile: text(5) }), {}),
});

const qr = v.object({ data: v.object({ referenceCode: key(64) }) });

const vendor = v.object({
  data: v.object({
    config: v.object({ baseJs: target }),
    response: v.object({ id: key(), path: text(2_048), token: key(2_048) }),
  }),
});

const tosla = v.object({
  data: v.object({ toslaStatus: v.pipe(v.string(), v.toLowerCase(), v.picklist(toslaStatuses)), ...receiptFields }),
});

/** Holds what is read of an answer, by the flow of what was paid with. */
const byFlow: Readonly<Record<WalletFlow, (answer: Answer) => MethodAnswer>> = {
  redirect: readRedirect,
  qr: (answer) => ({ kind: 'qr', referenceCode: read(qr, answer).data.referenceCode }),
  vendor: (answer) => {
    const { config, response } = read(vendor, answer).data;
    return { kind: 'vendor', baseJs: config.baseJs, ticket: response };
  },
  // OP-08: completed like a card payment, unless there is somewhere to go.
  direct: (answer) => (read(onward, answer).data.redirectUrl === '' ? readPaymentAnswer(answer) : readRedirect(answer)),
};

/** The answer to `POST /odeme` by a wallet or a bank loan (AP-11). */
export function readMethodAnswer(answer: Answer, flow: WalletFlow): MethodAnswer {
  return cardWords.has(read(message, answer).message) ? readPaymentAnswer(answer) : byFlow[flow](answer);
}

/** Where the shopper goes on; `mobile` 1 or 2 takes the parent window there (OP-04, AP-12). */
export function readRedirect(answer: Answer): MethodAnswer {
  const { redirectUrl, data } = read(onward, answer);
  const url = data.redirectUrl || redirectUrl;
  if (url === '') throw malformed(answer, 'data.redirectUrl');
  return { kind: 'redirect', url, parent: data.mobile === '1' || data.mobile === '2' };
}

/** The answer to `check/tosla-status` (AP-15). */
export function readToslaAnswer(answer: Answer): ToslaAnswer {
  const { toslaStatus, ...receipt } = read(tosla, answer).data;
  return { status: toslaStatus, receipt };
}
