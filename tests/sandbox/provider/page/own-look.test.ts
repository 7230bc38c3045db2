import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type Fields, get } from '../../calls.js';
import { createToken } from '../../merchant.js';
import { pageFolder } from '../../page-folder.js';
import { openSandbox, sandboxOfTests } from '../../running-sandbox.js';

const folder = pageFolder();
const sandbox = sandboxOfTests(() => openSandbox({ pageFolder: folder }));
afterAll(() => rmSync(folder, { recursive: true }));

const payment = async (changes: Fields = {}) => {
  const { token } = await createToken(sandbox.urls.provider, changes);
  return get(`${sandbox.urls.provider}/odeme/guvenli/v2/${token}`);
};

describe('the document of a payment whose merchant has a look of its own', () => {
  it('TH-07 carries the look that its token names, in one style of at most 300 bytes whose hash its policy has', async () => {
    const { headers, text } = await payment({ appearance: '{"accent":"#ffd400","radius":"lg"}' });
    const [, style = ''] = /<style id="look">(.*?)<\/style>/.exec(text) ?? [];
    expect(style).toContain('--fill:#ffd400');
    expect(style).toContain('--radius-md:1rem');
    expect(Buffer.byteLength(style)).toBeLessThanOrEqual(300);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-CCC=' 'sha256-${hash}';`);
    const plain = await payment();
    expect(plain.text).not.toMatch(/<style|LOOK/);
  });

  it('TH-08 says that the theme of the frame was stated, and nothing where it was not', async () => {
    expect((await payment({ iframe_v2_dark: '0' })).text).toContain(' data-stated="light"');
    expect((await payment({ iframe_v2_dark: '1' })).text).toContain(' data-stated="dark"');
    expect((await payment()).text).not.toContain('data-stated');
    // Its panel states the dark theme.
    expect((await payment({ merchant_id: '100002' })).text).toContain(' data-stated="dark"');
  });
});
