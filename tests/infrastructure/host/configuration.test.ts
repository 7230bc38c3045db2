/** @jest-environment jsdom */
import { readConfiguration } from '../../../src/infrastructure/host/configuration.js';

function pageWith(block: string | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  if (block === undefined) return page;
  const script = page.createElement('script');
  script.type = 'application/json';
  script.id = 'vezne-config';
  script.textContent = block;
  page.body.append(script);
  return page;
}

const bare = {
  loopbackOrigins: [],
  pageOrigins: [],
  merchantSites: [],
  vendorScriptHosts: [],
  merchantPolicies: [],
  providerPages: { settingsUrl: undefined, supportUrl: undefined, privacyUrl: undefined, personalDataUrl: undefined },
};

describe('the configuration in the page', () => {
  it('MA-06 gives the merchant’s sites beside its website', () => {
    const block = { merchantSites: ['http://localhost:4520'] };
    expect(readConfiguration(pageWith(JSON.stringify(block))).merchantSites).toEqual(['http://localhost:4520']);
  });

  it('RL-11 gives the loopback origins and the addresses that are safe', () => {
    const block = {
      product: 'vezne',
      loopbackOrigins: ['http://127.0.0.1:4000'],
      merchantPanelUrl: 'https://panel.example/',
      supportUrl: 'http://127.0.0.1:4000/destek',
      privacyUrl: 'javascript:alert(1)',
    };
    expect(readConfiguration(pageWith(JSON.stringify(block)))).toEqual({
      loopbackOrigins: ['http://127.0.0.1:4000'],
      pageOrigins: [],
      merchantSites: [],
      vendorScriptHosts: [],
      merchantPolicies: [],
      providerPages: {
        ...bare.providerPages,
        settingsUrl: 'https://panel.example/',
        supportUrl: 'http://127.0.0.1:4000/destek',
      },
    });
  });

  it('OP-09 gives the origins whose scripts may run in the vendor’s document, and no address that is not safe', () => {
    const block = {
      loopbackOrigins: ['http://127.0.0.1:4003'],
      pageOrigins: [],
      vendorScriptHosts: [
        'https://Vendor.example/path',
        'http://127.0.0.1:4003',
        'http://vendor.example',
        '*',
        'https:',
        '//vendor.example',
        'https://a@vendor.example',
        '',
      ],
    };
    expect(readConfiguration(pageWith(JSON.stringify(block))).vendorScriptHosts).toEqual([
      'https://vendor.example',
      'http://127.0.0.1:4003',
    ]);
  });

  it('IN-05 IN-09 gives the merchants with installment rules of their own', () => {
    const merchantPolicies = [{ merchantId: '800001', blocksDebitInstallments: true }];
    expect(readConfiguration(pageWith(JSON.stringify({ merchantPolicies }))).merchantPolicies).toEqual(
      merchantPolicies,
    );
  });

  it('SP-01 gives no merchant the financing message', () => {
    const merchantPolicies = [{ merchantId: '800001', financeInfo: true }];
    const read = readConfiguration(pageWith(JSON.stringify({ merchantPolicies }))).merchantPolicies;
    expect(read).toEqual([{ merchantId: '800001' }]);
  });

  it.each([
    '{"merchantPolicies":[7]}',
    '{"vendorScriptHosts":"https://vendor.example"}',
    '{"vendorScriptHosts":[7]}',
    undefined,
    '',
    '%CONFIG%',
    'null',
    '[]',
    '7',
    '{"loopbackOrigins":"*","supportUrl":7}',
    '{"loopbackOrigins":[1]}',
  ])('RL-11 without a good block (%s) the page runs as in production, without links', (block) => {
    expect(readConfiguration(pageWith(block))).toEqual(bare);
  });
});
