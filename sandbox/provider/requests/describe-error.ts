/** What may be written about an error: never a query's parameters, never a body. */
export function describeError(error: unknown): { readonly name: string; readonly message: string } {
  if (!(error instanceof Error)) return { name: 'unknown', message: '' };
  // A failed query's own message quotes its parameters; its cause says what went wrong.
  if (error.cause instanceof Error) return describeError(error.cause);
  return { name: error.name, message: error.message.startsWith('Failed query') ? 'Failed query' : error.message };
}
