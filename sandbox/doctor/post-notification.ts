import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../process/error-code.js';
import { bodySignatureHeader } from '../provider/requests/body-signature.js';
import type { Post } from './notification.js';

/** How a body goes out: at once, in pieces with pauses between them, or half of it before the connection is cut. */
export type Manner = 'whole' | 'slowly' | 'cut';

/** Describes what a merchant answered. Without an answer `status` is 0, and `text` says why. */
export interface MerchantAnswer {
  readonly status: number;
  /** Its first 200 characters at most. */
  readonly text: string;
}

/** No connection could be made, or none that is secure where the address is https; the message is the error's code. */
export class Unreachable extends Error {}

const pieces = 6;
const pauseMs = 200;
const longestText = 200;

/** Posts a notification as the provider does: on a connection of its own, and with no redirect followed. */
export async function postNotification(
  url: string,
  { body, signature }: Post,
  manner: Manner,
  limitMs: number,
): Promise<MerchantAnswer> {
  const bytes = Buffer.from(body);
  const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
  const headers = {
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    'content-length': String(bytes.length),
    ...(signature !== undefined && { [bodySignatureHeader]: signature }),
  };
  const request = send(url, { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(limitMs) });
  const connection = new Connection(request, new URL(url).protocol === 'https:');
  const answered = answerTo(request, connection, manner, limitMs);
  if (manner === 'whole') request.end(bytes);
  // Awaited together: the answer may fail while the next piece still waits.
  const writing = manner === 'whole' ? undefined : writeInPieces(request, connection, bytes, manner);
  const [answer] = await Promise.all([answered, writing]);
  return answer;
}

/** Says whether what goes wrong is still that of reaching the shop. */
class Connection {
  isMade = false;
  /** Resolves when the connection is made, or has failed. */
  readonly settled: Promise<void>;

  constructor(request: ClientRequest, isSecured: boolean) {
    this.settled = new Promise((resolve) => {
      request.once('close', resolve);
      request.once('socket', (socket) => {
        socket.once(isSecured ? 'secureConnect' : 'connect', () => {
          this.isMade = true;
          resolve();
        });
      });
    });
  }
}

/** A merchant that answers before it has the whole body ends the writing. */
async function writeInPieces(
  request: ClientRequest,
  connection: Connection,
  bytes: Buffer,
  manner: Manner,
): Promise<void> {
  // Nothing goes out before the headers do, and no connection is made for them alone without this.
  request.flushHeaders();
  await connection.settled;
  const size = Math.ceil(bytes.length / pieces);
  const sent = manner === 'cut' ? pieces / 2 : pieces;
  for (let piece = 0; piece < sent && !request.destroyed; piece += 1) {
    request.write(bytes.subarray(piece * size, (piece + 1) * size));
    await pause(pauseMs);
  }
  if (manner === 'cut') request.destroy();
  else request.end();
}

function answerTo(
  request: ClientRequest,
  connection: Connection,
  manner: Manner,
  limitMs: number,
): Promise<MerchantAnswer> {
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    request.on('response', (response) => {
      hasBegun = true;
      readText(response, manner).then(
        (text) => resolve({ status: response.statusCode ?? 0, text }),
        () => resolve({ status: 0, text: 'the answer broke off' }),
      );
    });
    request.on('error', (error) => {
      if (!connection.isMade) reject(new Unreachable(error.name === 'AbortError' ? 'ETIMEDOUT' : codeOf(error)));
      else if (error.name === 'AbortError') resolve({ status: 0, text: `no answer within ${limitMs / 1000} s` });
      else resolve({ status: 0, text: 'the connection was closed without an answer' });
    });
    request.on('close', () => {
      if (!hasBegun) resolve({ status: 0, text: 'the connection was closed without an answer' });
    });
  });
}

async function readText(response: IncomingMessage, manner: Manner): Promise<string> {
  // The answer, too, is read slowly.
  if (manner === 'slowly') await pause(pauseMs);
  response.setEncoding('utf8');
  let text = '';
  for await (const chunk of response) {
    text += chunk;
    if (text.length > longestText) break;
  }
  return text.slice(0, longestText);
}
