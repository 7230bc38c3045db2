import { GatewayError } from '../../../src/application/ports.js';
import type { Answer } from '../../../src/infrastructure/gateway/answer.js';

/** An accepted answer with this body, as a reader gets it; `serverTime` is the server's clock in milliseconds. */
export const answer = (body: unknown, serverTime?: number): Answer => ({ httpStatus: 200, body, serverTime });

/** An accepted answer with this data and message. */
export const success = (data: unknown, message: unknown = ''): Answer => answer({ status: 'success', message, data });

/** The field that a reader names as wrong; undefined where it reads. */
export function wrongField(read: () => unknown): string | undefined {
  try {
    read();
  } catch (error) {
    if (error instanceof GatewayError && error.failure.kind === 'malformed') return error.failure.field;
    throw error;
  }
  return undefined;
}
