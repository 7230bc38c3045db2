import { readLinkRequest } from '../../../../sandbox/provider/merchant-api/create-link.js';
import { readTokenRequest } from '../../../../sandbox/provider/merchant-api/token-request.js';
import { MerchantAddresses } from '../../../../sandbox/provider/merchants/merchant-addresses.js';
import { FormBody } from '../../../../sandbox/provider/requests/form-body.js';
import { WrongField } from '../../../../sandbox/provider/requests/read-request.js';
import { legalLimits } from '../../../../src/domain/installments/legal-limits.js';
import type { Fields } from '../../calls.js';
import { tokenRequest } from '../../merchant.js';
import { type Kind, linkRequest } from '../links/link-shop.js';

const now = Date.parse('2026-03-09T09:00:00Z');
const services = { provider: '', store: 'http://localhost:4001', acs: '', wallets: '' };
const addresses = new MerchantAddresses(services, []);
const formOf = (fields: Fields) => new FormBody(Object.entries(fields));
const sentenceOf = (read: object) => (read instanceof WrongField ? read.sentence : undefined);
const ofToken = (changes: Fields) =>
  sentenceOf(readTokenRequest(formOf(tokenRequest(changes)), addresses, legalLimits));
const ofLink = (kind: Kind, changes: Fields) =>
  sentenceOf(readLinkRequest(formOf(linkRequest(kind, changes)), now, addresses, legalLimits));

describe('the first wrong field of a request', () => {
  it('of a token is the first in the order of the contract', () => {
    expect(ofToken({ email: 'nobody', payment_amount: '0', bank: 'nobank' })).toMatch(/^email must be/);
    expect(ofToken({ payment_amount: '0', bank: 'nobank' })).toMatch(/^payment_amount must be/);
  });

  it('of a transfer token is a field before a rule between fields', () => {
    const transfer = { payment_type: 'eft', currency: 'EUR' };
    expect(ofToken({ ...transfer, bank: 'nobank' })).toMatch(/^bank must be one of isbank/);
    expect(ofToken(transfer)).toBe('currency must be TL where payment_type is eft');
  });

  it('of a link is a field of every link before one of its kind', () => {
    expect(ofLink('product', { price: '0', description: 'x'.repeat(1001) })).toBe(
      'description must be 1 to 1000 characters',
    );
    expect(ofLink('product', { price: '0', image: 'x' })).toMatch(/^price must be/);
  });

  it('of a link is a field of its kind before a rule between fields', () => {
    expect(ofLink('flex', { callback_id: 'a1', flex_max_price: '1' })).toMatch(/^flex_max_price must be/);
    expect(ofLink('flex', { callback_id: 'a1', expiry_date: '2026-01-01 00:00:00' })).toBe(
      'callback_link and callback_id need each other',
    );
  });

  it('of a link of no kind is the kind, whatever else is wrong', () => {
    expect(ofLink('product', { link_type: 'gift', name: '', price: '' })).toBe(
      'link_type must be collection, product or flex',
    );
  });

  it('a currency of spaces is the default one, as the domain reads it', () => {
    expect(ofToken({ currency: ' ' })).toBeUndefined();
  });
});
