/** @jest-environment jsdom */

import { longestDocument, openChallenge } from '../../../src/infrastructure/host/bank-document.js';
import { readBankForm } from '../../../src/infrastructure/host/bank-form.js';
import {
  dropGivenName,
  handOverPath,
  keepOneEntry,
  takeChallenge,
} from '../../../src/infrastructure/host/hand-over.js';
import { bank, fields, form, open, safe, script } from './bank-documents.js';

afterEach(() => document.body.replaceChildren());

describe('any other bank page', () => {
  it.each([
    ['a script that does more', form() + script('document.f.MD.value = screen.width; document.f.submit();')],
    ['two submits', form() + script('document.f.submit(); alert(1)')],
    ['a script of another address', `${form()}<script src="https://acs.bank.example/a.js"></script>`],
    ['a function by name', `<body onload="go()">${form()}${script('function go(){document.f.submit()}')}</body>`],
    ['nothing that sends it', form(`${fields}<button>Devam</button>`)],
    ['a meta refresh', `<meta http-equiv="Refresh" content="0;url=${bank}">${form()}${script('document.f.submit()')}`],
    ['two forms', form() + form() + script('document.forms[0].submit()')],
    ['no form', '<h1>SMS şifresi</h1>'],
    ['GET', form().replace('method="post"', 'method="get"') + script('document.f.submit()')],
    ['no method', form().replace('method="post"', '') + script('document.f.submit()')],
    ['a nested frame', `${form()}<iframe src="https://acs.bank.example/"></iframe>${script('document.f.submit()')}`],
    ['a base', `<base href="https://acs.bank.example/">${form()}${script('document.f.submit()')}`],
    [
      'a formaction',
      form(`${fields}<button formaction="https://evil.example">x</button>`) + script('document.f.submit()'),
    ],
    ['a field of another form', `${form()}<input form="f" name="x">${script('document.f.submit()')}`],
    ['a question', form(`${fields}<input type="password" name="otp">`) + script('document.f.submit()')],
    ['another handler', form(fields, 'onsubmit="return check()"') + script('document.f.submit()')],
    ['a handler on a picture', `<img src="x" onload="document.f.submit()">${form()}${script('document.f.submit()')}`],
    ['a frameset', '<frameset><frame src="https://acs.bank.example/"></frameset>'],
    ['no markup', 'Lütfen bekleyin'],
  ])('PY-02 T1 goes whole to the hand-over document: %s', (_name, html) => {
    const { opened, sent, went, name } = open(html);
    expect(opened).toBe(true);
    expect(sent).toEqual([]);
    expect(went).toEqual([handOverPath]);
    expect(name.endsWith(html)).toBe(true);
  });

  it('PY-02 T1 an empty one and one of 5 MB are not opened', () => {
    for (const html of ['', '  \n', 'x'.repeat(5_000_000), `${form()}${'<p>'.repeat(longestDocument)}`]) {
      expect(open(html)).toMatchObject({ opened: false, sent: [], went: [] });
    }
  });

  it('PY-02 T1 documents made to be slow to read go to the hand-over document too', () => {
    const slow = [
      form() + script('/*'.repeat(300_000)),
      form() + script('window.'.repeat(100_000)),
      '<form>'.repeat(50_000),
    ];
    for (const html of slow) expect(open(html).went).toEqual([handOverPath]);
  });
});

describe('the way to the hand-over document', () => {
  const own = 'https://pay.example';
  const html = '<h1>SMS</h1>';

  /** What a window carries from one document to the next. */
  interface Carried {
    name: string;
    state: unknown;
    hash: string;
    referrer: string;
    isNewNavigation: boolean;
  }

  /** What the card page leaves in its window when it hands the document over. */
  function handOver(browser: 'Firefox' | 'any other'): Carried {
    const carried: Carried = { name: '', state: null, hash: '', referrer: `${own}/`, isNewNavigation: true };
    const go = (address: string) => {
      expect(address.split('#')[0]).toBe(handOverPath);
      carried.hash = `#${address.split('#')[1]}`;
    };
    const page = {
      document,
      set name(name: string) {
        carried.name = name;
      },
      location: { assign: go },
      history: {
        pushState: (state: unknown, _title: string, address: string) => {
          carried.state = state;
          go(address);
        },
      },
      ...(browser === 'Firefox' ? { mozInnerScreenX: 0 } : {}),
    };
    Reflect.set(page, 'top', page);
    openChallenge(page as unknown as Window, html, safe, readBankForm);
    return carried;
  }

  function arrive(carried: Carried) {
    const there = {
      name: carried.name,
      document: { referrer: carried.referrer },
      location: { origin: own, hash: carried.hash },
      history: {
        state: carried.state,
        replaceState: (state: unknown, _title: string, address: string) => {
          there.history.state = state;
          there.location.hash = address.slice(handOverPath.length);
        },
      },
    };
    const taken = takeChallenge(there as unknown as Window, carried.isNewNavigation);
    return { taken, name: there.name, state: there.history.state, hash: there.location.hash };
  }

  const wiped = { name: '', state: null, hash: '' };

  it.each(['Firefox', 'any other'] as const)('PY-02 TR-10 arrives in %s, and leaves no trace', (browser) => {
    expect(arrive(handOver(browser))).toEqual({ taken: html, ...wiped });
  });

  it('PY-02 a top window of Firefox is loaded anew by a refresh, which keeps the state', () => {
    handOver('Firefox');
    expect(document.querySelector('meta[http-equiv="refresh"]')?.getAttribute('content')).toBe('0');
  });

  it.each(['Firefox', 'any other'] as const)('TR-10 in %s every hand-over has a mark of its own', (browser) => {
    expect(handOver(browser).hash).not.toBe(handOver(browser).hash);
  });

  it.each<[string, (carried: Carried) => void]>([
    ['with a reload, Back or Forward', (carried) => Object.assign(carried, { isNewNavigation: false })],
    ['without a mark', (carried) => Object.assign(carried, { hash: '' })],
    ['with the mark of another hand-over', (carried) => Object.assign(carried, { hash: handOver('any other').hash })],
    ['without a referrer', (carried) => Object.assign(carried, { referrer: '' })],
    ['from a foreign site', (carried) => Object.assign(carried, { referrer: 'https://evil.example/' })],
    ['from a site whose name begins as ours', (carried) => Object.assign(carried, { referrer: `${own}.evil/` })],
    ['from another scheme', (carried) => Object.assign(carried, { referrer: 'http://pay.example/' })],
  ])('TR-10 T1 what comes %s is not shown, and wiped', (_name, change) => {
    for (const browser of ['Firefox', 'any other'] as const) {
      const carried = handOver(browser);
      change(carried);
      expect(arrive(carried)).toEqual({ taken: undefined, ...wiped });
    }
  });

  it.each<[string, Partial<Carried>]>([
    ['a name as the page gave it before there were marks', { name: 'vezne-acs:<h1>Kart bilgileriniz</h1>' }],
    ['a name with a mark of its own', { name: 'vezne-acs:1-2-3-4<h1>Kart bilgileriniz</h1>' }],
    ['a state as the page gave it before there were marks', { state: { vezneAcs: '<h1>Kart bilgileriniz</h1>' } }],
    ['a name that is only a name', { name: 'paymentframe' }],
  ])('TR-10 T1 %s is not shown in a hand-over that has begun', (_name, change) => {
    const begun = { ...handOver('any other'), name: '', state: null };
    expect(arrive({ ...begun, ...change }).taken).toBeUndefined();
  });
});

describe('a window that a foreign site has named', () => {
  it('TR-08 T1 loses a name that stands for a challenge, so that no redirect of ours shows its document', () => {
    window.name = 'vezne-acs:<h1>Kart bilgileriniz</h1>';
    dropGivenName(window);
    expect(window.name).toBe('');
    expect(takeChallenge(window, true)).toBeUndefined();
  });

  it('TR-08 keeps every other name: a store may aim at it', () => {
    window.name = 'odeme';
    dropGivenName(window);
    expect(window.name).toBe('odeme');
    window.name = '';
  });
});

it('TR-10 PY-07 the states that a bank’s document pushes are one entry of the history', () => {
  const pushState = History.prototype.pushState;
  const before = history.length;
  keepOneEntry(window);
  for (const state of [1, 2, 3]) history.pushState(state, '', `#${state}`);
  expect(history.length).toBe(before);
  expect(history.state).toBe(3);
  expect(location.hash).toBe('#3');
  history.pushState = pushState;
  history.replaceState(null, '', '/');
});
