import type { Fields } from '../../sandbox/calls.js';
import { merchantCall } from '../../sandbox/merchant.js';
import { sandbox } from './exercised-sandbox.js';

/** The merchant that makes the calls. */
export const caller = '100003';
const provider = () => sandbox.urls.provider;

/** Holds the fields that a merchant sends, and the text that it signs. */
export interface Asked {
  readonly fields: Fields;
  readonly signed: string;
}

interface Row {
  readonly what: string;
  /** Status and error number of the answer. */
  readonly expected: string;
  ask(): Asked;
}

export const outcomeOf = ({ status, err_no: number }: Fields) =>
  number === undefined ? status : `${status} ${number}`;
export const send = async (path: string, { fields, signed }: Asked) =>
  (await merchantCall(provider(), path, caller, fields, signed)).json;

/** Makes a test of each row of a call. */
export function answers(path: string, rows: readonly Row[]): void {
  it.each(rows)(`${path} $what: $expected`, async ({ expected, ask }) => {
    expect(outcomeOf(await send(path, ask()))).toBe(expected);
  });
}
