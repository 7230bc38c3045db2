import { WrongOption } from '../options/wrong-option.js';

/** One payment that the bank has taken, as its list says. */
export interface BankPayment {
  readonly merchantId: string;
  readonly merchantOid: string;
  /** Minor units. */
  readonly amount: number;
  /** As orders name it: `TL`, `USD` … */
  readonly currency: string;
}

const columns = 'merchant_id,merchant_oid,amount,currency';

/**
 * Reads a list of payments: a first line that names the columns, then a line for each payment, such as
 * `100001,ORDER17,1250.00,TL`. Throws WrongOption.
 */
export function readBankList(text: string): readonly BankPayment[] {
  const [head, ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (head !== columns) throw new WrongOption(`The list of the bank must begin with the line ${columns}`);
  return lines.map((line, index) => {
    const [, merchantId = '', merchantOid = '', whole = '', part = '', currency = ''] = payment.exec(line) ?? [];
    // The line itself is not repeated: it may hold what should not be in a log.
    if (merchantId === '') throw new WrongOption(`Line ${index + 2} of the list is no payment, such as ${example}`);
    const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
    return { merchantId, merchantOid, amount, currency: currency === 'TRY' ? 'TL' : currency };
  });
}

const payment = /^(\d{1,10}),([^,]{1,64}),(\d{1,12})(?:\.(\d{1,2}))?,([A-Z]{2,3})$/;
const example = '100001,ORDER17,1250.00,TL';
