import { createHash } from 'node:crypto';
import { firstValueFrom } from 'rxjs';
import { type Gateways, gatewaysAt } from './gateways-at.js';
import { failureIn, providerOfTests } from './scripted-provider.js';

const provider = providerOfTests();
let vezne: Gateways;

beforeAll(() => {
  vezne = gatewaysAt(provider.baseUrl);
});

describe('get/sale-text', () => {
  const text = 'Madde 1\r\n  Taraflar';
  const accepted = createHash('sha256').update(text, 'utf8').digest('hex');

  it('LW-05 LW-06 gives the text that was accepted, with every character of it', async () => {
    provider.say(200, { status: 'success', data: { version: '1', text } });
    expect(await firstValueFrom(vezne.receipts.saleText('token1', 'contract', accepted))).toBe(text);
    expect(provider.onlyCall().call).toBe('GET /odeme/api/oos/payment/get/sale-text/token1/contract');
  });

  it('LW-05 another text than the accepted one is a failure', async () => {
    provider.say(200, { status: 'success', data: { version: '1', text: `${text} ` } });
    expect(await failureIn(vezne.receipts.saleText('token1', 'contract', accepted))).toEqual({
      kind: 'malformed',
      httpStatus: 200,
      field: 'data.text',
    });
  });
});
