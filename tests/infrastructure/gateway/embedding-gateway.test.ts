import { firstValueFrom } from 'rxjs';
import { type Gateways, gatewaysAt } from './gateways-at.js';
import { providerOfTests } from './scripted-provider.js';

const provider = providerOfTests();
let vezne: Gateways;

beforeAll(() => {
  vezne = gatewaysAt(provider.baseUrl);
});

describe('the reports', () => {
  it('AP-17 main-site: POST with the merchant, its site and the origins around the page', async () => {
    const origins = ['https://shop.example', 'https://outer.example'];
    await firstValueFrom(vezne.reports.reportSite('100001', 'https://shop.example', origins));
    expect(provider.onlyCall()).toEqual({
      call: 'POST /odeme/main-site',
      fields: {
        merchant_id: '100001',
        website: 'https://shop.example',
        ancestorOrigins: 'https://shop.example,https://outer.example',
      },
    });
  });

  it('AP-18 yetkisiz-islem: POST with the merchant, the e-mail and the reason', async () => {
    await firstValueFrom(vezne.reports.reportUnauthorized('100001', 'a@b.example', 2));
    expect(provider.onlyCall()).toEqual({
      call: 'POST /odeme/yetkisiz-islem',
      fields: { merchant_id: '100001', email: 'a@b.example', reason: '2' },
    });
  });
});
