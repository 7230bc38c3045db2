/** @jest-environment jsdom */
import { bank, fields, form, open, type Sent, script } from './bank-documents.js';

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
  ])('PY-02 T1 a field named %s changes nothing', (name) => {
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
    document.body.innerHTML = '<input id="cc-number" value="4355084355084358">';
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

describe('a bank page whose layout takes its form apart', () => {
  const opening = `<form name="f" method="post" action="${bank}">`;
  const cells = `<tr><td>${fields}</td></tr>`;
  const go = script('document.f.submit()');

  it.each([
    ['a form between a table and its rows', `<table>${opening}${cells}</form></table>${go}`],
    ['a form between the rows', `<table><tbody>${opening}${cells}</tbody></form></table>${go}`],
    ['a form that is never closed', `<table><tr>${opening}<td>${fields}</td></tr></table>${go}`],
    ['a form that is closed too early', `<div>${opening}<div></form>${fields}</div></div>${go}`],
    ['fields beside the form', `${form('')}${fields}${go}`],
    ['several forms', `${form()}${form(fields, 'id="g"')}${go}`],
  ])('PY-02 TR-08 is posted with every field or handed over: %s', (_name, html) => {
    const { opened, sent, went } = open(html);
    expect(opened).toBe(true);
    // One of the two, and never a post without its fields.
    expect(went.length > 0 ? [posted] : sent).toEqual([posted]);
  });

  it.each([
    ['spaces', `  ${bank} `],
    ['line breaks', `\n\t${bank}\r\n`],
  ])('PY-02 TR-08 is posted where %s stand around the address', (_name, action) => {
    const { opened, sent } = open(form().replace(bank, action) + script('document.f.submit()'));
    expect(opened).toBe(true);
    expect(sent).toEqual([posted]);
  });
});
