import { codeOf } from '../process/error-code.js';

/** Describes what is logged about an error. */
export interface ErrorFacts {
  readonly name: string;
  /** SQLSTATE, or the code of a system call such as `ECONNREFUSED`; empty for another error. */
  readonly code: string;
  readonly message: string;
}

/**
 * Returns what may be written about an error (TR-04): never a query or its parameters, a body, an address, a path or a
 * stack. The message of an error with a code quotes what it failed on (a value, a file, an address), so the code stands
 * for it.
 */
export function loggableError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { name: 'unknown', code: '', message: '' };
  // A failed query's own message is its SQL; its cause says what went wrong.
  // guard: cause of a failed query in the log
  if (error.cause instanceof Error) return loggableError(error.cause);
  const code = codeOf(error);
  // guard: log of an error -> const quotes = error.message.startsWith('Failed query');
  const quotes = code !== '' || error.message.startsWith('Failed query');
  return { name: error.name, code, message: quotes ? '' : error.message };
}
