import type { FastifyServerOptions } from 'fastify';
import { loggableError } from './loggable-error.js';

/** How the servers of all parties log. */
export interface Logging {
  /** pino's level: `silent`, `error`, `warn`, `info`. */
  readonly logLevel: string;
  /** Where log lines go; the process's output when absent. */
  readonly logStream?: { write(line: string): void };
}

/**
 * Returns what a server's logger writes of a request, its answer and an error (TR-04). Of the first two it takes
 * nothing by itself, since addresses hold tokens and bodies hold cards: callers write the pattern of the route. Of an
 * error it writes what `loggableError` leaves.
 */
export function loggerOf({ logLevel, logStream }: Logging): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    serializers: { err: errorFields, req: () => ({}), res: () => ({}) },
    stream: logStream,
  };
}

/** pino asks for a stack; an error's own names files and functions. */
function errorFields(error: Error): { type: string; message: string; code: string; stack: string } {
  const { name, code, message } = loggableError(error);
  // guard: stack in the log -> return { type: name, message, code, stack: error.stack ?? '' };
  return { type: name, message, code, stack: '' };
}
