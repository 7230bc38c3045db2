import { readFileSync } from 'node:fs';
import { firstValueFrom, lastValueFrom, NEVER, of } from 'rxjs';
import { headlessPageHost } from '../../../src/infrastructure/host/headless-page-host.js';
import {
  Clock,
  ExpirePayment,
  Host,
  nodeContainer,
  OpenPayment,
  PayByCard,
  Payments,
  VendorModal,
} from '../../../src/infrastructure/node/container.js';
import { page, payablePayments, payment } from '../../application/payment-samples.js';

const provider = { baseUrl: 'http://127.0.0.1:1' };
const deadline = { wall: Date.now() + 60_000, monotonic: performance.now() + 60_000 };
const atTheDeadline = { wall: () => deadline.wall, monotonic: () => 0, wakes: NEVER, restored: NEVER };

/** A container whose payments are hand-written. */
function withPayments() {
  const payments = payablePayments();
  const vezne = nodeContainer(provider);
  vezne.rebind(Payments).toConstantValue(payments);
  return { vezne, payments };
}

describe('the container of a Node process', () => {
  it('EX-03 a rebound clock is the one the use cases read', async () => {
    const vezne = nodeContainer(provider);
    vezne.rebind(Clock).toConstantValue(atTheDeadline);
    expect(await firstValueFrom(vezne.get(ExpirePayment)(deadline))).toBe('expired');
  });

  it('EX-03 what was got before the clock was rebound keeps the one it has', async () => {
    const vezne = nodeContainer(provider);
    const expire = vezne.get(ExpirePayment);
    vezne.rebind(Clock).toConstantValue(atTheDeadline);
    expect(await firstValueFrom(expire(deadline))).toBe('near');
  });

  it('AP-05 a rebound gateway answers the use cases', async () => {
    const { vezne } = withPayments();
    expect(await firstValueFrom(vezne.get(OpenPayment)('token1'))).toEqual({ kind: 'payable', page });
  });

  it('PY-02 a rebound host takes the challenge', async () => {
    const { vezne, payments } = withPayments();
    payments.onPay = () => of({ kind: 'challenge', html: '<form>' });
    const documents: string[] = [];
    vezne.rebind(Host).toConstantValue(headlessPageHost({ challenge: (html) => documents.push(html) }));
    expect(await lastValueFrom(vezne.get(PayByCard)(payment))).toEqual({
      kind: 'challenge',
      attemptId: expect.any(String),
    });
    expect(documents).toEqual(['<form>']);
  });

  it('PY-02 without one a challenge is a failure that says why', async () => {
    const { vezne, payments } = withPayments();
    payments.onPay = () => of({ kind: 'challenge', html: '<form>' });
    expect(await lastValueFrom(vezne.get(PayByCard)(payment))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'refused', error: { code: 'challenge', description: expect.stringContaining('`challenge`') } },
    });
  });

  it('PY-05 a second payment has its own PayByCard', async () => {
    const { vezne, payments } = withPayments();
    await lastValueFrom(vezne.get(PayByCard)(payment));
    await lastValueFrom(vezne.get(PayByCard)(payment));
    expect(payments.orders).toHaveLength(2);
  });

  it("OP-09 without a browser there is no vendor's dialog", async () => {
    const ticket = { id: 'i1', path: '', token: 't1' };
    const events = nodeContainer(provider).get(VendorModal).open('https://vendor.example/bex.js', ticket);
    expect(await firstValueFrom(events)).toEqual({ kind: 'unavailable' });
  });
});

describe('docs/library.md', () => {
  const printed = readFileSync(new URL('../../../docs/library.md', import.meta.url), 'utf8');
  const snippet = [...printed.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code).find(isAboutClock) ?? '';
  const statements = snippet
    .replace(/^import .*\n+/gm, '')
    .trim()
    .split('\n');

  function isAboutClock(code: string): boolean {
    return code.includes('rebind(Clock)');
  }

  it('EX-03 rebinds the clock in five lines, which print what stands beside them', async () => {
    const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
    const names = ['firstValueFrom', 'NEVER', 'Clock', 'ExpirePayment', 'nodeContainer', 'console'];
    const printed: unknown[] = [];
    const run = new AsyncFunction(...names, statements.join('\n'));
    await run(firstValueFrom, NEVER, Clock, ExpirePayment, nodeContainer, {
      log: (text: unknown) => printed.push(text),
    });
    expect(statements).toHaveLength(5);
    expect(snippet).toContain(`// '${printed[0]}'`);
    expect(printed).toEqual(['expired']);
  });
});
