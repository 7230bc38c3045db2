import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { KeptDocuments } from '../../../../sandbox/site/kept-documents.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import { type Answer, get } from '../../calls.js';
import { createToken } from '../../merchant.js';
import { pageFolder } from '../../page-folder.js';
import { openSandbox } from '../../running-sandbox.js';

const long = 'x'.repeat(2_000);
let sandbox: Sandbox;
let folder: string;
beforeAll(async () => {
  folder = pageFolder();
  writeFileSync(join(folder, 'card.html'), `%LANG%${long}`);
  // A text that is long enough for the quality to show.
  writeFileSync(join(folder, 'result.html'), readFileSync(join(import.meta.dirname, '../../../../docs/hosting.md')));
  sandbox = await openSandbox({ pageFolder: folder });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

describe('SD-02 the document of a payment and its data', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('the document comes to a browser that takes %p as %p', async (accepted, encoding) => {
    const { token } = await createToken(sandbox.urls.provider);
    const { text, headers } = await get(`${sandbox.urls.provider}/odeme/guvenli/v2/${token}`, {
      'accept-encoding': accepted,
    });
    expect(text).toBe(`tr${long}`);
    expect(headers.get('content-encoding')).toBe(encoding);
  });

  it('a document that is asked for again comes in fewer bytes in the end', async () => {
    const { token } = await createToken(sandbox.urls.provider);
    const open = () => get(`${sandbox.urls.provider}/link/success/${token}`, { 'accept-encoding': 'br' });
    const bytesOf = ({ headers }: Answer) => Number(headers.get('content-length'));
    const first = await open();
    let later = await open();
    while (bytesOf(later) >= bytesOf(first)) later = await open();
    expect(later.text).toBe(first.text);
  });

  it('the data comes compressed', async () => {
    const { token } = await createToken(sandbox.urls.provider);
    const { json, headers } = await get(`${sandbox.urls.provider}/odeme/api/oos/payment/get/token/${token}`, {
      'accept-encoding': 'br',
    });
    expect(json.data.paymentPage.token).toBe(token);
    expect(headers.get('content-encoding')).toBe('br');
  });

  it('the data is not kept', async () => {
    const find = jest.spyOn(KeptDocuments.prototype, 'find');
    const { token } = await createToken(sandbox.urls.provider);
    await get(`${sandbox.urls.provider}/odeme/api/oos/payment/get/token/${token}`, { 'accept-encoding': 'br' });
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
  });

  it('a short answer is sent as it is', async () => {
    const { headers } = await get(`${sandbox.urls.provider}/healthz`, { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBeNull();
  });
});
