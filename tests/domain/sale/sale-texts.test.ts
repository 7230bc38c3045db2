import { acceptsTexts, type ProductOrder } from '../../../src/domain/links/link.js';
import {
  acceptanceProblem,
  areSameTexts,
  isMersisNumber,
  type SaleTexts,
} from '../../../src/domain/sale/sale-texts.js';
import { collection, product } from '../sample-links.js';

const texts: SaleTexts = {
  preInformation: { version: '1', text: 'Form' },
  contract: { version: '1', text: 'Contract' },
};
const named = { preInformation: { version: '1', sha256: 'a' }, contract: { version: '1', sha256: 'b' } };

describe('the texts of a sale', () => {
  it('LW-04 an order that names no texts is not accepted where the link has some', () => {
    expect(acceptanceProblem(undefined, named)).toBe('textsNotAccepted');
  });

  it.each([
    ['another form', { ...named, preInformation: { version: '1', sha256: 'c' } }, named],
    ['another contract', { ...named, contract: { version: '1', sha256: 'c' } }, named],
    ['another version', { ...named, contract: { version: '2', sha256: 'b' } }, named],
    ['the two of each other', { preInformation: named.contract, contract: named.preInformation }, named],
    ['texts that the link has no more', named, undefined],
  ])('LW-04 an order that accepts %s is refused as changed', (_name, accepted, present) => {
    expect(acceptanceProblem(accepted, present)).toBe('textsChanged');
  });

  it('LW-04 an order that accepts the very texts is taken', () => {
    expect(acceptanceProblem(named, named)).toBeUndefined();
  });

  it('LW-02 a link without texts asks for nothing', () => {
    expect(acceptanceProblem(undefined, undefined)).toBeUndefined();
  });

  it.each([
    ['text', { ...texts, contract: { version: '1', text: 'Contract ' } }],
    ['version', { ...texts, contract: { version: '2', text: 'Contract' } }],
    ['pair', undefined],
  ])('LW-04 texts with another %s are other texts', (_name, other) => {
    expect(areSameTexts(texts, other)).toBe(false);
  });

  it('LW-04 the page sends no order that does not accept what its link shows', () => {
    const link = { ...product, saleTexts: texts };
    const payer = { name: 'Ayşe', address: 'Moda', email: 'a@example.com', phone: '05551112233' };
    const order: ProductOrder = { kind: 'product', quantity: 1, amount: 1, invoice: undefined, ...payer };
    expect(acceptsTexts(link, order)).toBe(false);
    expect(acceptsTexts(link, { ...order, accepts: texts })).toBe(true);
    expect(acceptsTexts(product, order)).toBe(true);
    expect(acceptsTexts(collection, { kind: 'collection', amount: 1 })).toBe(true);
  });

  it.each([
    ['0123456789000015', true],
    ['1234567890', false],
    ['10000000146', false],
  ])('LW-01 %s is a number of MERSIS: %s', (number, expected) => {
    expect(isMersisNumber(number)).toBe(expected);
  });
});
