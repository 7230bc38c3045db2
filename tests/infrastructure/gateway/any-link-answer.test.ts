import fc from 'fast-check';
import type { Answer } from '../../../src/infrastructure/gateway/answer.js';
import { readCreatedPayment, readLink, readLinkContext } from '../../../src/infrastructure/gateway/link.reader.js';
import { linkPage, wireLink } from './link-samples.js';
import { answer, wrongField } from './reading.js';

describe('hostile answers about links', () => {
  /** Reads or refuses; whatever else is thrown fails the test. Returns whether it was read. */
  const survives = (read: () => unknown): boolean => wrongField(read) === undefined;
  const readers = [(body: Answer) => readLink(body, 'k'), readLinkContext, readCreatedPayment];

  it('AP-20 any JSON at all is a typed failure, never an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const read of readers) {
          survives(() => read(answer(value)));
          survives(() => read(answer({ status: 'success', data: value })));
          survives(() => read(answer({ status: 'success', data: { linkPage: value, paymentPage: value } })));
        }
      }),
    );
  });

  it('AP-20 any value in any field is read or refused, and what is read keeps the promises of its type', () => {
    const types = fc.constantFrom('collection' as const, 'product' as const, 'flex' as const);
    const names = fc.constantFrom(
      ...Object.keys({ ...linkPage, ...wireLink('product').data.linkPage, productEmail: '' }),
    );
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('0,00', '1,00', '9'.repeat(400), '-1', 'NaN', '1e9', '\u0000', '99999999999999'),
    );
    let read = 0;
    fc.assert(
      fc.property(types, names, odd, (type, name, value) => {
        const wire = answer(wireLink(type, { [name]: value }));
        if (!survives(() => readLink(wire, 'k'))) return;
        read += 1;
        const link = readLink(wire, 'k');
        const numbers = link.kind === 'product' ? [link.price, link.min, link.max, link.price * link.max] : [];
        if (link.kind === 'flex') numbers.push(link.min, link.max);
        if (link.kind === 'collection') numbers.push(link.price);
        for (const number of numbers) expect(Number.isSafeInteger(number) && number > 0).toBe(true);
        if (link.kind !== 'collection') expect(link.min).toBeLessThanOrEqual(link.max);
      }),
      { numRuns: 1_000 },
    );
    expect(read).toBeGreaterThan(300);
  });
});
