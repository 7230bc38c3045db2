/** Calls over HTTP, made without the page's own code. */

export type Fields = Readonly<Record<string, string>>;

// biome-ignore lint/suspicious/noExplicitAny: an answer is read by the test that asked for it
type Json = any;

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly json: Json;
  readonly headers: Headers;
}

export async function post(url: string, fields: Fields | URLSearchParams, headers: Fields = {}): Promise<Answer> {
  return answerOf(await fetch(url, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' }));
}

export async function get(url: string, headers: Fields = {}): Promise<Answer> {
  return answerOf(await fetch(url, { headers, redirect: 'manual' }));
}

/** Posts a form of the store's panel, with what the panel's pages hold for it. */
export async function postPanelForm(
  store: string,
  path: string,
  fields: Fields,
  headers: Fields = {},
): Promise<Answer> {
  return post(`${store}${path}`, { form_token: await formTokenOf(store), ...fields }, headers);
}

async function formTokenOf(store: string): Promise<string> {
  const [, token] = /name="form_token" value="([^"]+)"/.exec((await get(`${store}/links/new`)).text) ?? [];
  if (token === undefined) throw new Error('The form of a new link holds no token');
  return token;
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const { status, headers } = response;
  try {
    return { status, headers, text, json: JSON.parse(text) };
  } catch {
    return { status, headers, text, json: undefined };
  }
}
