import { refusedCalls } from './sandbox/access.js';
import { cardPayments } from './sandbox/cards.js';
import { closeExercised, deviations, exercised, openExercised } from './sandbox/exercised-sandbox.js';
import { paymentLinks } from './sandbox/links.js';
import { merchantCalls } from './sandbox/merchant-calls.js';
import { transfers } from './sandbox/transfers.js';
import { verifications } from './sandbox/verifications.js';
import { walletPayments } from './sandbox/wallets.js';

/*
 * The sandbox against the contract: every documented answer of every documented call is brought about by somebody who
 * uses HTTP alone. At the end the answers that did not occur are counted: there are none.
 */

beforeAll(openExercised, 60_000);
afterAll(closeExercised);

describe('the sandbox keeps the contract', () => {
  describe('calls that their payment does not allow', refusedCalls);
  describe('cards', cardPayments);
  describe('wallets', walletPayments);
  describe('verifications', verifications);
  describe('transfers', transfers);
  describe('payment links', paymentLinks);
  describe('calls of a merchant', merchantCalls);

  it('AP-20 MA-01 each request that was granted, and each answer, is as docs/openapi.json says', () => {
    expect([...deviations]).toEqual([]);
  });

  describe.each(['page', 'merchant'] as const)('calls of the %s', (caller) => {
    it('AP-01 each documented answer of each call was given', () => {
      expect(exercised[caller].missing).toEqual([]);
    });

    it('AP-01 no answer was given that is not documented', () => {
      expect([...exercised[caller].undocumented]).toEqual([]);
    });
  });
});
