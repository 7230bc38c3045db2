import { firstValueFrom, of } from 'rxjs';
import type { Sandbox } from '../../../sandbox/start-sandbox.js';
import {
  AskOutcome,
  IdentifyCard,
  OpenPayment,
  ReadPaymentStatus,
} from '../../../src/infrastructure/node/container.js';
import { openSandbox } from '../../sandbox/running-sandbox.js';
import { arrive, confirm, frictionless, numberOf, typedCard } from './headless-shopper.js';
import { LatePost } from './late-post.js';

/** Whole payments in plain Node, over real HTTP: the page's own use cases and gateways against the provider's side. */
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.faults.clear());

describe('a whole payment in Node', () => {
  it('PY-01 PY-02 AP-11 opens, pays, goes through 3-D Secure and reads the receipt', async () => {
    const { token, oid, documents, vezne, pay } = await arrive(sandbox);
    expect(await pay(typedCard(numberOf('approved')))).toEqual({ kind: 'challenge', attemptId: expect.any(String) });
    expect(documents).toHaveLength(1);
    await confirm(sandbox, documents[0]);
    expect(await firstValueFrom(vezne.get(ReadPaymentStatus)(token))).toMatchObject({
      kind: 'paid',
      receipt: { redirectUrl: 'https://shop.example/ok', merchantOid: oid },
    });
  });

  it('PY-04 a declined card is a failure with the words of the provider, and the next card pays', async () => {
    const { pay } = await arrive(sandbox);
    const declined = await pay(typedCard(numberOf('insufficient-funds')));
    expect(declined).toMatchObject({ kind: 'failed', failure: { kind: 'refused', error: { code: 'declined' } } });
    expect(
      declined.kind === 'failed' && declined.failure.kind === 'refused' && declined.failure.error.description,
    ).toBeTruthy();
    expect(await pay(typedCard(frictionless))).toMatchObject({ kind: 'paid' });
  });

  it('CN-18 AP-08 the card is identified by its first 8 digits', async () => {
    const { vezne, page } = await arrive(sandbox);
    const lookUp = await firstValueFrom(vezne.get(IdentifyCard)(page.access)(of('4355084355084358')));
    expect(lookUp).toMatchObject({ bin: '43550843', details: { scheme: 'visa' } });
  });

  it('PY-06 a lost answer to a committed payment ends paid, after one post', async () => {
    const { oid, pay } = await arrive(sandbox);
    sandbox.faults.add({ call: 'POST /odeme', phase: 'after', kind: 'drop', times: 1 });
    expect(await pay(typedCard(frictionless))).toMatchObject({ kind: 'paid', receipt: { merchantOid: oid } });
  });

  it('PY-06 a post that never reached the provider is known not to be paid, and can be made again', async () => {
    const { pay } = await arrive(sandbox);
    sandbox.faults.add({ call: 'POST /odeme', phase: 'before', kind: 'drop', times: 1 });
    expect(await pay(typedCard(frictionless))).toMatchObject({ kind: 'failed' });
    expect(await pay(typedCard(frictionless))).toMatchObject({ kind: 'paid' });
  });

  it('PY-06 TR-02 a post that arrives after the page said that nothing is paid charges nothing', async () => {
    const late = new LatePost(sandbox.urls.provider);
    const { pay, token, vezne } = await arrive(sandbox, {}, late.install);
    late.hold();
    expect(await pay(typedCard(frictionless))).toMatchObject({ kind: 'failed' });
    for (const wait of [3_000, 65_000]) {
      sandbox.clock.advance(wait);
      expect(await late.deliver()).toMatchObject({ status: 'error', error: { code: 'voided' } });
      const status = await firstValueFrom(vezne.get(ReadPaymentStatus)(token));
      expect(status).toMatchObject({ kind: 'failed', failure: { kind: 'refused', error: { code: 'unpaid' } } });
    }
    expect(await pay(typedCard(frictionless))).toMatchObject({ kind: 'paid' });
  });

  it('PY-07 a second page of one order finds it paid', async () => {
    const first = await arrive(sandbox);
    const again = await firstValueFrom(first.vezne.get(OpenPayment)(first.token));
    expect(again.kind).toBe('payable');
    const outcome = await first.pay(typedCard(frictionless));
    expect(outcome.kind).toBe('paid');
    expect(await firstValueFrom(first.vezne.get(AskOutcome)({ token: first.token, page: first.page }))).toEqual(
      outcome,
    );
    expect(await firstValueFrom(first.vezne.get(OpenPayment)(first.token))).toMatchObject({ kind: 'paid' });
  });

  it('ER-01 a token the provider does not have is its 404', async () => {
    const { vezne } = await arrive(sandbox);
    expect(await firstValueFrom(vezne.get(OpenPayment)('nobody'))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'refused', httpStatus: 404, error: { code: 'notFound' } },
    });
  });

  it('EX-01 the page is payable for as long as the provider says, by its own clock', async () => {
    const { page } = await arrive(sandbox);
    expect(page.payableForMs).toBeGreaterThan(28 * 60_000);
    expect(page.payableForMs).toBeLessThanOrEqual(30 * 60_000 + 1_000);
  });
});
