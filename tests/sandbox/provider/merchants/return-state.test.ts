import { type ReturnState, signedState } from '../../../../sandbox/provider/merchants/return-state.js';
import { type GivenState, printedChecks } from '../../printed-return-state.js';

const keys = { merchantKey: 'key', merchantSalt: 'salt' };
const now = 1_773_046_800;
const state: ReturnState = {
  merchantOid: 'A1',
  status: 'success',
  paymentAmount: 1890,
  totalAmount: 1965,
  currency: 'TL',
  at: now * 1000 + 999,
};
const text = signedState(state, keys);
const [value = '', signature = ''] = text.split('.');
const forged = Buffer.from('{"merchant_oid":"A1","status":"success"}').toString('base64url');
const read = {
  merchant_oid: 'A1',
  status: 'success',
  payment_amount: '1890',
  total_amount: '1965',
  currency: 'TL',
  time: now,
};

const rows: readonly [name: string, given: GivenState, read: object | null][] = [
  ['as it is signed', [text, 'key', 'salt', now], read],
  ['ten minutes later', [text, 'key', 'salt', now + 600], read],
  ['by a clock that is behind', [text, 'key', 'salt', now - 600], read],
  ['more than ten minutes later', [text, 'key', 'salt', now + 601], null],
  ['of a time to come', [text, 'key', 'salt', now - 601], null],
  ['with other fields', [`${forged}.${signature}`, 'key', 'salt', now], null],
  ['without a signature', [`${value}.`, 'key', 'salt', now], null],
  ['with letters that are no base64', [`${value}.${'ü'.repeat(43)}`, 'key', 'salt', now], null],
  ['without a dot', [value, 'key', 'salt', now], null],
  ['without fields', [`.${signature}`, 'key', 'salt', now], null],
  ['that is empty', ['', 'key', 'salt', now], null],
  ['that did not come', [null, 'key', 'salt', now], null],
  ['of another key', [text, 'another', 'salt', now], null],
  ['of another salt', [text, 'key', 'another', now], null],
];

describe('the check of a state in docs/merchant-api.md', () => {
  for (const { name, code, isFound, read: readAll } of printedChecks) {
    it(`MA-13 has ten lines at most in ${name}`, () => {
      const lines = code.split('\n').filter((line) => !/^(?:import .*|[{}]|)$/.test(line));
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(10);
    });

    (isFound ? it : it.skip)(
      `MA-13 reads in ${name} what the provider signed, for ten minutes, and no other text`,
      () => {
        const answers = readAll(rows.map(([, given]) => given));
        const named = rows.map(([row], index) => [row, answers[index]]);
        expect(named).toEqual(rows.map(([row, , expected]) => [row, expected]));
      },
    );
  }
});
