import { jest } from '@jest/globals';
import { firstValueFrom } from 'rxjs';
import { earlyAnswer, paymentDataPath, requestEarly } from '../../../src/infrastructure/gateway/early-answer.js';
import { HttpClient } from '../../../src/infrastructure/gateway/http-client.js';
import { PaymentsGateway } from '../../../src/infrastructure/gateway/payments-gateway.js';
import { wirePayment } from './wire-samples.js';

/** A window that can fetch, and notes what it was asked. */
function fetching(answer: () => Promise<Response>) {
  const asked: [string, RequestInit][] = [];
  const page = {
    fetch: (path: string, init: RequestInit) => {
      asked.push([path, init]);
      return answer();
    },
    performance,
  } as unknown as Window;
  return { page, asked };
}

describe('the question that the HTML asks early', () => {
  it('AP-05 AP-21 is the one the gateway would ask, and its answer opens the page', async () => {
    const { page, asked } = fetching(async () => Response.json(wirePayment));
    requestEarly(page, paymentDataPath('token1'), 'en');
    expect(asked).toMatchObject([
      [paymentDataPath('token1'), { headers: { 'Accept-Language': 'en' }, credentials: 'omit', cache: 'no-store' }],
    ]);
    const never = () => Promise.reject(new Error('asked twice'));
    const http = new HttpClient({ language: () => 'en', early: earlyAnswer(page), fetch: never });
    expect((await firstValueFrom(new PaymentsGateway(http).open('token1'))).access.token).toBe('token1');
  });

  it('EX-01 the time that its answer waited for the bundle is counted', async () => {
    const form = { ...wirePayment.data.paymentForm, request_exp_date: '2030-01-01T10:01:00Z' };
    const body = { ...wirePayment, data: { ...wirePayment.data, paymentForm: form } };
    const headers = { date: 'Tue, 01 Jan 2030 10:00:00 GMT' };
    const { page } = fetching(async () => Response.json(body, { headers }));
    requestEarly(page, paymentDataPath('token1'), 'tr');
    await page.vezneEarly?.answer;
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 9_000);
    const http = new HttpClient({ language: () => 'tr', early: earlyAnswer(page) });
    const { payableForMs } = await firstValueFrom(new PaymentsGateway(http).open('token1'));
    expect(payableForMs / 1_000).toBeCloseTo(51, 0);
  });

  it('AP-05 is no answer to another token', () => {
    const { page } = fetching(async () => Response.json(wirePayment));
    requestEarly(page, paymentDataPath('token1'), 'tr');
    expect(earlyAnswer(page)(paymentDataPath('token2'))).toBeUndefined();
    expect(earlyAnswer({} as Window)(paymentDataPath('token1'))).toBeUndefined();
  });

  it('AP-19 one that failed changes nothing and is asked again', async () => {
    const { page } = fetching(() => Promise.reject(new TypeError('offline')));
    requestEarly(page, paymentDataPath('token1'), 'tr');
    const http = new HttpClient({
      language: () => 'tr',
      early: earlyAnswer(page),
      fetch: async () => Response.json(wirePayment),
    });
    expect((await firstValueFrom(new PaymentsGateway(http).open('token1'))).order.id).toBe('ORDER1');
  });
});
