import { firstValueFrom, of, toArray } from 'rxjs';
import { extendTime } from '../../../src/application/payment/extend-time.js';
import type { Failure } from '../../../src/domain/payment/failure.js';
import { failing, refused } from '../../ports/failures.js';
import { FakeExtension } from '../../ports/fake-extension.js';
import { page, paid, receipt } from '../payment-samples.js';

const time = { payableForMs: 300_000, extendable: true, form: {} };

function extend(onExtend: FakeExtension['onExtend']) {
  const extension = Object.assign(new FakeExtension(), { onExtend });
  return { extension, answers: firstValueFrom(extendTime(extension)(page).pipe(toArray())) };
}

describe('asking for more time', () => {
  it('EX-04 gives the time that the provider grants', async () => {
    expect(await extend(() => of(time)).answers).toEqual([{ kind: 'extended', time }]);
  });

  it('EX-04 an order that is paid shows that it is paid', async () => {
    const noReceipt = { redirectUrl: '', merchantName: '', merchantOid: '' };
    const alreadyPaid = () => failing({ kind: 'alreadyPaid', receipt: noReceipt });
    expect(await extend(alreadyPaid).answers).toEqual([{ kind: 'settled', outcome: { ...paid, receipt } }]);
  });

  it('EX-04 PY-07 an order whose payment is under way shows that it is', async () => {
    const outcome: Failure = { kind: 'underWay' };
    expect(await extend(() => failing(outcome)).answers).toEqual([{ kind: 'settled', outcome }]);
  });

  it.each<Failure>([
    refused({ code: 'limit' }),
    refused({ code: 'expired' }),
    { kind: 'noAnswer' },
    { kind: 'redirected', redirectUrl: 'https://store.example/fail', error: {} },
  ])('EX-04 gives no time, and says why: $kind', async (failure) => {
    expect(await extend(() => failing(failure)).answers).toEqual([{ kind: 'refused', failure }]);
  });

  it('EX-04 is asked once a press, also where no answer comes', async () => {
    const { extension, answers } = extend(() => failing({ kind: 'timeout' }));
    await answers;
    expect(extension.asked).toBe(1);
  });
});
