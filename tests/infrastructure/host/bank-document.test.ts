/** @jest-environment jsdom */
import { handOverPath } from '../../../src/infrastructure/host/hand-over.js';
import { form, open, openUnread, script } from './bank-documents.js';

afterEach(() => document.body.replaceChildren());

describe('the typed card', () => {
  it.each([
    ['a rebuilt form', form() + script('document.f.submit()')],
    ['the hand-over document', '<h1>SMS</h1>'],
  ])('PY-02 T1 is wiped before %s takes over', (_name, html) => {
    document.body.innerHTML =
      '<input id="cc-number" value="4355084355084358"><input id="cc-csc-saved" value="000"><input id="other" value="x">';
    open(html);
    const values = [...document.querySelectorAll<HTMLInputElement>('body > input')].map(({ value }) => value);
    expect(values).toEqual(['', '', 'x']);
  });
});

describe('while what reads a bank’s form has not arrived', () => {
  it('PY-02 RL-13 the hand-over document gets the form, and nothing is posted from here', () => {
    const { opened, sent, went } = openUnread(form() + script('document.f.submit()'));
    expect({ opened, sent, went }).toEqual({ opened: true, sent: [], went: [handOverPath] });
  });
});

describe('under Trusted Types', () => {
  it('PY-02 T1 the document is parsed through the policy acs-html', async () => {
    const made: string[] = [];
    const policy = (name: string, { createHTML }: { createHTML: (html: string) => string }) => {
      made.push(name);
      return { createHTML };
    };
    Reflect.set(globalThis, 'trustedTypes', { createPolicy: policy });
    const { jest } = await import('@jest/globals');
    jest.resetModules();
    const fresh = await import('../../../src/infrastructure/host/bank-form.js');
    for (let times = 0; times < 2; times++) fresh.readBankForm(document, form() + script('document.f.submit()'));
    Reflect.deleteProperty(globalThis, 'trustedTypes');
    expect(made).toEqual(['acs-html']);
  });
});
