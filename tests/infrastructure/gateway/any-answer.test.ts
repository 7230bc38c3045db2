import fc from 'fast-check';
import type { GatewayError } from '../../../src/application/ports.js';
import { readBasket } from '../../../src/infrastructure/gateway/basket.reader.js';
import { readCardDetails, readCardPoints } from '../../../src/infrastructure/gateway/card-answers.reader.js';
import { readErrorBody } from '../../../src/infrastructure/gateway/error-body.reader.js';
import { readInstallments } from '../../../src/infrastructure/gateway/installments.reader.js';
import { readPaymentAnswer, readReceipt } from '../../../src/infrastructure/gateway/payment-answer.reader.js';
import { readPaymentPage } from '../../../src/infrastructure/gateway/payment-page.reader.js';
import { answer, wrongField } from './reading.js';
import { wirePayment, withPage } from './wire-samples.js';

describe('any JSON at all', () => {
  const readers: readonly ((body: unknown) => unknown)[] = [
    (body) => readPaymentPage(answer(body, 0)),
    (body) => readPaymentAnswer(answer(body)),
    (body) => readReceipt(answer(body)),
    (body) => readCardDetails(answer(body)),
    (body) => readCardPoints(answer(body)),
    (body) => readInstallments(answer(body)),
  ];

  it('AP-20 gives a value or a typed failure, never another exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        for (const read of readers) wrongField(() => read(body));
        expect(readErrorBody(body, 400).kind).toMatch(/malformed|refused|alreadyPaid|underWay/);
      }),
      { numRuns: 300 },
    );
  });

  /** Answers of the right shape with any value in each place. */
  const anyPlan = fc.record(
    {
      brand: fc.jsonValue(),
      installment: fc.dictionary(fc.constantFrom('1', '2', '12', '13', '__proto__', 'x'), fc.jsonValue()),
      pftOptions: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );

  it('AP-20 gives the same for installments and points with any value in any place', () => {
    const brands = fc.constantFrom('bonus', 'MAXIMUM', '__proto__', 'constructor', '');
    fc.assert(
      fc.property(fc.dictionary(brands, fc.oneof(anyPlan, fc.jsonValue())), (installments) => {
        const keys = Object.keys(installments).map((key) => key.toLowerCase());
        for (const [key, plan] of readInstallments(answer({ data: { installments } }))) {
          expect(keys).toContain(key);
          expect(typeof plan.brand).toBe('string');
          for (const { count, monthly, total } of plan.options) {
            expect([count, monthly, total].every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (points, brand) => {
        wrongField(() => expect(readCardPoints(answer({ data: { point: { points, brand } } })).amount).not.toBeNaN());
      }),
      { numRuns: 300 },
    );
  });

  /** Every place of the sample, replaced by any JSON. */
  const places = ['paymentPage', 'paymentForm'].flatMap((part) =>
    Object.keys(Object(Reflect.get(wirePayment.data, part))).map((name) => [part, name] as const),
  );

  it('AP-20 gives the same with any one field replaced by any value', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), ([part, name], value) => {
        const body = part === 'paymentPage' ? withPage({ [name]: value }) : withPage({}, { [name]: value });
        wrongField(() => readPaymentPage(answer(body, 0)));
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(wirePayment.data)), fc.jsonValue(), (part, value) => {
        wrongField(() => readPaymentPage(answer({ ...wirePayment, data: { ...wirePayment.data, [part]: value } }, 0)));
      }),
      { numRuns: 300 },
    );
  });

  it('AP-20 a failure names the field and never quotes the value', () => {
    const secret = '4355084355084358';
    let refusals = 0;
    for (const [part, name] of places) {
      const body =
        part === 'paymentPage' ? withPage({ [name]: { [secret]: secret } }) : withPage({}, { [name]: [secret] });
      const failure = failureOf(() => readPaymentPage(answer(body)));
      if (failure === undefined) continue;
      refusals += 1;
      expect(failure).toContain(name);
      expect(failure).not.toContain(secret);
    }
    expect(refusals).toBeGreaterThan(10);
  });

  /** Everything that is said of a reading that failed; undefined when it did not. */
  function failureOf(read: () => unknown): string | undefined {
    try {
      read();
    } catch (error) {
      return JSON.stringify([error, String(error), (error as GatewayError).failure]);
    }
    return undefined;
  }

  it('AP-20 a basket of anything is lines or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => Buffer.from(json).toString('base64')),
        ),
        (text) => {
          expect(Array.isArray(readBasket(text))).toBe(true);
        },
      ),
    );
  });
});
