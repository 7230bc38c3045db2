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

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const { status, headers } = response;
  try {
    return { status, headers, text, json: JSON.parse(text) };
  } catch {
    return { status, headers, text, json: undefined };
  }
}
