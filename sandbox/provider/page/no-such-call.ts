const reason = 'There is no such call: compare method and path with the description at /openapi';

/** The answer to a call that does not exist: a page reads the code, a merchant's server the reason. */
export const noSuchCall = {
  status: 'error',
  error: { code: 'notFound' },
  reason,
  err_msg: reason,
} as const;
