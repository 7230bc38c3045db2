import type { Problem } from '../../../src/domain/validation/problem.js';

/** A problem in short, such as `minLength 2`: its key without the prefix, then its parameters. */
export function problemText(problem: Problem | undefined): string | undefined {
  return problem && [problem.key.replace('validation.', ''), ...Object.values(problem.params ?? {})].join(' ');
}
