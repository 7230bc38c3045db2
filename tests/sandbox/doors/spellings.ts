const encoded = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`;

/** Ways to write one address. Servers, proxies and the page's own router may each read them differently. */
export const spellings: Readonly<Record<string, (path: string) => string>> = {
  plain: (path) => path,
  'end slash': (path) => `${path}/`,
  'two end slashes': (path) => `${path}//`,
  'doubled slashes': (path) => path.replaceAll('/', '//'),
  capitals: (path) => path.toUpperCase(),
  // The last sign too: an id is a chance one, and may hold neither of the letters.
  'encoded letters': (path) => path.replace(/[oe]|\w(?=\W*$)/g, encoded),
  'encoded slashes': (path) => `/${path.slice(1).replaceAll('/', '%2F')}`,
  'encoded twice': (path) => path.replace(/\w(?=\W*$)/, (last) => `%25${last.charCodeAt(0).toString(16)}`),
  'dot segments': (path) => `/.${path}/.`,
  'encoded dots': (path) => `/x/%2E%2E${path}`,
  backslash: (path) => `${path}\\`,
  semicolon: (path) => `${path};a=1`,
  query: (path) => `${path}?a=%00&b[]=1`,
  'cut encoding': (path) => `${path}%E0%A4%A`,
  'null byte': (path) => `${path}%00`,
  markup: (path) => `${path}%22%3E%3Cscript%3Ealert(1)%3C/script%3E`,
  'over-long': (path) => path + 'x'.repeat(4_000),
  'over-long query': (path) => `${path}?a=${'x'.repeat(8_000)}`,
};

/** Methods that are asked besides those that a route takes. */
export const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'] as const;

/** Bodies of a POST by their content type; the first is that of every other request. */
export const bodies: Readonly<Record<string, { readonly type?: string; readonly text: string }>> = {
  'no body': { text: '' },
  form: { type: 'application/x-www-form-urlencoded', text: 'a=1&a=2&__proto__=x' },
  json: { type: 'application/json', text: '{"a":{"b":[1]}}' },
  'broken json': { type: 'application/json', text: '{"a":' },
  multipart: { type: 'multipart/form-data; boundary=x', text: '--x\r\ncontent-disposition: form-data' },
  xml: { type: 'text/xml', text: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  'no such type': { type: 'x', text: 'a=1' },
};
