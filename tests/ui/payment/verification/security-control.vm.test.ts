import { jest } from '@jest/globals';
import { NEVER, of, Subject } from 'rxjs';
import type { VerificationState } from '../../../../src/application/methods/ports.js';
import { failing } from '../../../ports/failures.js';
import { receipt } from '../payment-samples.js';
import { atTestTime } from '../test-time.js';
import { lost, review, verifiedPayment } from './verified-payment.js';

atTestTime();

describe('the security control', () => {
  it('VF-03 the security control asks every 3 seconds, goes on after failures, and ends with the payment', () => {
    const { vm, ports, settled, type, calls } = verifiedPayment();
    ports.verifications.onConfirm = () => of(review);
    ports.verifications.onStatus = () => of(review);
    type('283126');
    expect(vm.phase.kind).toBe('control');
    expect(vm.stepFocus.count).toBe(1);
    jest.advanceTimersByTime(6_000);
    ports.verifications.onStatus = () => failing(lost);
    jest.advanceTimersByTime(3_000);
    expect(calls.filter((call) => call === 'status').length).toBe(3);
    expect(settled).toEqual([]);
    ports.verifications.onStatus = () => of<VerificationState>({ kind: 'approved', receipt });
    jest.advanceTimersByTime(3_000);
    expect(settled).toEqual([{ kind: 'paid', receipt }]);
  });

  it('VF-03 a refusal by the security control brings the form back with its reason', () => {
    const { ports, settled, type } = verifiedPayment();
    ports.verifications.onConfirm = () => of(review);
    ports.verifications.onStatus = () => of<VerificationState>({ kind: 'refused', reason: 'Güvenlik' });
    type('283126');
    jest.advanceTimersByTime(3_000);
    expect(settled).toMatchObject([{ kind: 'failed', failure: { error: { description: 'Güvenlik' } } }]);
  });

  it('LG-03 the reason of a refusal is in the language that was asked in, whatever the page is turned to before the answer', async () => {
    const { ports, settled, type } = verifiedPayment();
    const answer = new Subject<VerificationState>();
    ports.verifications.onConfirm = () => of(review);
    ports.verifications.onStatus = () => answer;
    type('283126');
    jest.advanceTimersByTime(3_000);
    await ports.texts.choose('en');
    answer.next({ kind: 'refused', reason: 'Güvenlik' });
    expect(ports.texts.language).toBe('en');
    expect(settled).toMatchObject([{ failure: { error: { description: 'Güvenlik', lang: 'tr' } } }]);
  });

  it('VF-03 no two questions overlap; one follows at once when the page wakes; none out of sight', () => {
    const { ports, type, calls, undo } = verifiedPayment();
    ports.verifications.onConfirm = () => of(review);
    ports.verifications.onStatus = () => of(review);
    type('283126');
    const asked = () => calls.filter((call) => call === 'status').length;
    ports.clock.wakes.next();
    expect(asked()).toBe(1);
    ports.verifications.onStatus = () => NEVER;
    ports.clock.wakes.next();
    ports.clock.wakes.next();
    jest.advanceTimersByTime(9_000);
    expect(asked()).toBe(2);
    undo();
    jest.advanceTimersByTime(60_000);
    expect(asked()).toBe(2);
  });

  it('PY-06 a control without an answer ends as unknown: it must not be paid again', () => {
    const { ports, settled, type } = verifiedPayment();
    ports.verifications.onConfirm = () => of(review);
    ports.verifications.onStatus = () => failing(lost);
    type('283126');
    jest.advanceTimersByTime(15 * 60_000);
    expect(settled).toEqual([{ kind: 'unknown' }]);
  });

  it('PY-07 a payment that is under way is asked about on the control page', () => {
    const { vm, ports, settled, type } = verifiedPayment();
    ports.verifications.onConfirm = () => failing({ kind: 'underWay' });
    type('283126');
    expect(vm.phase.kind).toBe('control');
    expect(settled).toEqual([]);
  });
});
