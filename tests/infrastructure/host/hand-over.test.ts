/** @jest-environment jsdom */

import { longestDocument, openChallenge } from '../../../src/infrastructure/host/bank-document.js';
import { dropGivenName, handOverPath, takeChallenge } from '../../../src/infrastructure/host/hand-over.js';
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
    expect(went).toEqual([handOverPath, 'reload']);
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
    for (const html of slow) expect(open(html).went).toEqual([handOverPath, 'reload']);
  });
});

describe('the way to the hand-over document', () => {
  const own = 'https://pay.example';

  /** The hand-over document after a window was sent to it; some browsers keep the name alone, some the state alone. */
  function arrive(change: (window: { name: string; state: unknown; referrer: string }) => void) {
    const kept = { name: '', state: null as unknown, referrer: `${own}/` };
    const from = {
      document,
      set name(value: string) {
        kept.name = value;
      },
      history: {
        pushState: (state: unknown) => {
          kept.state = state;
        },
      },
      location: { reload: () => {}, assign: () => {} },
    };
    openChallenge(from as unknown as Window, '<h1>SMS</h1>', safe);
    change(kept);
    const there = {
      name: kept.name,
      document: { referrer: kept.referrer },
      location: { origin: own },
      history: {
        state: kept.state,
        replaceState: (state: unknown) => {
          there.history.state = state;
        },
      },
    };
    const html = takeChallenge(there as unknown as Window);
    return { html, name: there.name, state: there.history.state };
  }

  it.each<[string, Parameters<typeof arrive>[0]]>([
    ['both name and state', () => {}],
    [
      'the name alone, as in Chromium',
      (window) => {
        window.state = null;
      },
    ],
    [
      'the state alone, as in Firefox, whatever the referrer',
      (window) => {
        window.name = '';
        window.referrer = '';
      },
    ],
  ])('PY-02 arrives by %s and leaves no trace', (_name, change) => {
    expect(arrive(change)).toEqual({ html: '<h1>SMS</h1>', name: '', state: null });
  });

  it.each(['', 'https://evil.example/', 'https://pay.example.evil/', 'http://pay.example/'])(
    'PY-02 T1 a name that comes with a window from %j is not shown, and wiped',
    (referrer) => {
      const foreign = arrive((window) => {
        window.state = null;
        window.referrer = referrer;
      });
      expect(foreign).toEqual({ html: undefined, name: '', state: null });
    },
  );

  it('PY-02 a name that is only a name is nothing handed over', () => {
    const named = arrive((window) => {
      window.state = { other: '<h1>' };
      window.name = 'paymentframe';
    });
    expect(named.html).toBeUndefined();
  });

  it('PY-02 a document too large for a state goes by name', () => {
    const went: string[] = [];
    const page = {
      document,
      name: '',
      history: {
        pushState: () => {
          throw new DOMException('too large', 'DataCloneError');
        },
      },
      location: { reload: () => went.push('reload'), assign: (path: string) => went.push(path) },
    };
    openChallenge(page as unknown as Window, '<h1>SMS</h1>', safe);
    expect(went).toEqual([handOverPath]);
    expect(page.name.endsWith('<h1>SMS</h1>')).toBe(true);
  });
});

describe('a window that a foreign site has named', () => {
  it('TR-08 T1 loses a name that stands for a challenge, so that no redirect of ours shows its document', () => {
    window.name = 'vezne-acs:<h1>Kart bilgileriniz</h1>';
    dropGivenName(window);
    expect(window.name).toBe('');
    expect(takeChallenge(window)).toBeUndefined();
  });

  it('TR-08 keeps every other name: a store may aim at it', () => {
    window.name = 'odeme';
    dropGivenName(window);
    expect(window.name).toBe('odeme');
    window.name = '';
  });
});
