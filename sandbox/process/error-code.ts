/** The code of a failed system call, such as `EEXIST`; empty for another error. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Returns whether it is the code of a system call, and none of Node's own (`ERR_…`) or of a certificate. */
export function isSystemCode(code: string): boolean {
  return /^E(?!RR_)[A-Z_]+$/.test(code);
}
