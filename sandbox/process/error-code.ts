/** The code of a failed system call, such as `EEXIST`; empty for another error. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
