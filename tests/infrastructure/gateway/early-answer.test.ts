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
