/** @jest-environment jsdom */
import { handOverPath, takeChallenge } from '../../../src/infrastructure/host/hand-over.js';
import { safeUrl } from '../../../src/infrastructure/host/safe-url.js';
import { longestDocument, openChallenge } from '../../../src/infrastructure/host/three-d-secure.js';

const bank = 'https://acs.bank.example/pareq';
const fields = '<input type="hidden" name="PaReq" value="eJx&amp;ü"><input type="hidden" name="MD" value="1">';
const form = (inside = fields, attributes = '') =>
  `<form name="f" method="post" action="${bank}" ${attributes}>${inside}</form>`;
const script = (code: string) => `<script>${code}</script>`;
const safe = (url: string) => safeUrl(url, []);

interface Sent {
  readonly action: string;
  readonly method: string;
  readonly target: string;
  readonly fields: readonly (readonly string[])[];
}

/** Opens a document; tells what was sent from here, and what went to the hand-over document. */
function open(html: string) {
  const sent: Sent[] = [];
  HTMLFormElement.prototype.submit = function submit() {
    const inputs = [...Element.prototype.querySelectorAll.call(this, 'input')] as HTMLInputElement[];
    sent.push({
      action: Element.prototype.getAttribute.call(this, 'action') ?? '',
      method: Element.prototype.getAttribute.call(this, 'method') ?? '',
      target: Element.prototype.getAttribute.call(this, 'target') ?? '',
      fields: inputs.map(({ name, value }) => [name, value]),
    });
  };
  const went: string[] = [];
  const page = {
    document,
    name: '',
    history: { pushState: (_state: unknown, _title: string, path: string) => went.push(path) },
    location: { reload: () => went.push('reload'), assign: (path: string) => went.push(path) },
  };
  const opened = openChallenge(page as unknown as Window, html, safe);
  return { opened, sent, went, name: page.name };
}

const posted: Sent = {
  action: bank,
  method: 'post',
  target: '',
  fields: [
    ['PaReq', 'eJx&ü'],
    ['MD', '1'],
  ],
};

afterEach(() => document.body.replaceChildren());

describe('a bank page that only posts one form', () => {
  it.each([
    ['a script behind the form', form() + script('document.forms[0].submit();')],
    ['a script by name', form() + script('document.f.submit()')],
    ['a script by id', form(fields, 'id="pay"') + script("document.getElementById('pay').submit();")],
    ['forms by name', form() + script('document.forms["f"].submit();')],
    ['window.onload', script('window.onload = function () {\n  document.forms[0].submit();\n};') + form()],
    ['a function called on the spot', form() + script('(function () { document.f.submit(); })();')],
    ['comments around it', form() + script('<!--\n// send it\n/* now */ document.f.submit();\n-->')],
    ['body onload', `<body onload="document.forms[0].submit()">${form()}</body>`],
    ['body onload with a javascript: prefix', `<body onload="javascript:document.f.submit();">${form()}</body>`],
    [
      'a button for browsers without scripts',
      form(`${fields}<noscript><input type="submit" name="go" value="Devam"></noscript>`) +
        script('document.f.submit()'),
    ],
    [
      'fields for browsers without scripts',
      form(`${fields}<noscript><input name="nojs" value="1"></noscript>`) + script('document.f.submit()'),
    ],
    [
      'buttons',
      form(`${fields}<input type="submit" name="a" value="b"><button name="c">Git</button>`) +
        script('document.f.submit()'),
    ],
    [
      'disabled and nameless fields',
      form(`${fields}<input name="x" value="1" disabled><input value="2">`) + script('document.f.submit()'),
    ],
    ['a target of its own', form(fields, 'target="_top"') + script('document.f.submit()')],
    [
      'capitals and no end tags',
      `<HTML><BODY ONLOAD="document.forms[0].submit()"><FORM METHOD=POST ACTION="${bank}">${fields}`,
    ],
    [
      'words and pictures',
      `<h1>Bankanıza yönlendiriliyorsunuz…</h1><img src="https://acs.bank.example/l.png">${form()}${script('document.f.submit()')}`,
    ],
  ])('PY-02 T1 is rebuilt and sent from here: %s', (_name, html) => {
    const { opened, sent, went } = open(html);
    expect(opened).toBe(true);
    expect(sent).toEqual([posted]);
    expect(went).toEqual([]);
  });

  it.each([
    'submit',
    'action',
    'method',
    'append',
    'getAttribute',
    'querySelectorAll',
    'elements',
    'attributes',
    'children',
  ])('PY-02 T1 a field named %s stands in nobody’s way', (name) => {
    const clobbering = form(`${fields}<input type="hidden" name="${name}" value="x">`) + script('document.f.submit()');
    const { opened, sent } = open(clobbering);
    expect(opened).toBe(true);
    expect(sent).toEqual([{ ...posted, fields: [...posted.fields, [name, 'x']] }]);
  });

  it.each(['querySelectorAll', 'body', 'forms', 'documentElement'])('PY-02 T1 a form named %s does neither', (name) => {
    const html = form().replace('name="f"', `name="${name}"`) + script('document.forms[0].submit()');
    expect(open(html).sent).toEqual([posted]);
  });

  it('PY-02 keeps the encoding the bank asks for', () => {
    open(form(fields, 'accept-charset="iso-8859-9" enctype="multipart/form-data"') + script('document.f.submit()'));
    const [rebuilt] = document.forms;
    expect(rebuilt?.acceptCharset).toBe('iso-8859-9');
    expect(rebuilt?.enctype).toBe('multipart/form-data');
    expect(rebuilt?.hidden).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    'http://acs.bank.example/',
    'https://a:b@acs.bank.example/',
    'data:text/html,x',
    '/relative',
    '',
  ])('PY-02 T1 one to %j is opened nowhere, and the typed card stays', (action) => {
    document.body.innerHTML = '<input autocomplete="cc-number" value="4355084355084358">';
    const { opened, sent, went } = open(form().replace(bank, action) + script('document.f.submit()'));
    expect(opened).toBe(false);
    expect(sent).toEqual([]);
    expect(went).toEqual([]);
    expect(document.querySelector('input')?.value).toBe('4355084355084358');
  });

  it('PY-02 T1 no script of the document runs, and nothing of it comes into ours', () => {
    const evil = '<img src="x" onerror="window.hacked=1"><script>window.hacked=1</script>';
    open(form() + evil);
    expect(Reflect.get(window, 'hacked')).toBeUndefined();
    expect(document.querySelector('img, script')).toBeNull();
  });
});

describe('any other bank page', () => {
  it.each([
    ['a script that does more', form() + script('document.f.MD.value = screen.width; document.f.submit();')],
    ['two submits', form() + script('document.f.submit(); alert(1)')],
    ['a script from elsewhere', `${form()}<script src="https://acs.bank.example/a.js"></script>`],
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

describe('the typed card', () => {
  it.each([
    ['a rebuilt form', form() + script('document.f.submit()')],
    ['the hand-over document', '<h1>SMS</h1>'],
  ])('PY-02 T1 is wiped before %s takes over', (_name, html) => {
    document.body.innerHTML =
      '<input autocomplete="cc-number" value="4355084355084358"><input autocomplete="cc-csc" value="000"><input id="other" value="x">';
    open(html);
    const values = [...document.querySelectorAll<HTMLInputElement>('body > input')].map(({ value }) => value);
    expect(values).toEqual(['', '', 'x']);
  });
});

describe('the way to the hand-over document', () => {
  const own = 'https://pay.example';

  /** The hand-over document after a window was sent to it; each browser keeps another of the two ways. */
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
    return { html, left: [there.name, there.history.state] };
  }

  it.each<[string, Parameters<typeof arrive>[0]]>([
    ['both ways', () => {}],
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
    expect(arrive(change)).toEqual({ html: '<h1>SMS</h1>', left: ['', null] });
  });

  it.each(['', 'https://evil.example/', 'https://pay.example.evil/', 'http://pay.example/'])(
    'PY-02 T1 a name that comes with a window from %j is not shown, and wiped',
    (referrer) => {
      const foreign = arrive((window) => {
        window.state = null;
        window.referrer = referrer;
      });
      expect(foreign).toEqual({ html: undefined, left: ['', null] });
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
    const fresh = await import('../../../src/infrastructure/host/three-d-secure.js');
    const page = { document, name: '', history: { pushState: () => {} }, location: { reload: () => {} } };
    for (let times = 0; times < 2; times++)
      fresh.openChallenge(page as unknown as Window, form() + script('document.f.submit()'), safe);
    Reflect.deleteProperty(globalThis, 'trustedTypes');
    expect(made).toEqual(['acs-html']);
  });
});
