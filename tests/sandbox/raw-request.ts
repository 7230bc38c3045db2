import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

/** An answer to a request that `fetch` would not send as it is written. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends the path as it is: no dots resolved, no letters encoded. */
export async function ask(origin: string, method: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, method, path, agent: false });
  asked.end();
  const [response] = await once(asked, 'response');
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

/** Sends bytes that are no correct HTTP and reads until the line is closed. */
export async function sendBytes(origin: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const line = connect(Number(port), hostname);
  line.write(bytes);
  let answer = '';
  line.on('data', (chunk) => {
    answer += String(chunk);
  });
  await once(line, 'close');
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = lines.map((text) => [text.split(':', 1)[0]?.toLowerCase() ?? '', text.replace(/^[^:]*:\s*/, '')]);
  return { status: Number(status.split(' ')[1]), headers: Object.fromEntries(headers), text: body.join('\r\n\r\n') };
}
