import { jest } from '@jest/globals';

/** Every line that is written to the console from now on; `jest.restoreAllMocks` ends it. */
export function consoleLines(): readonly (readonly unknown[])[] {
  const lines: unknown[][] = [];
  for (const method of ['error', 'warn', 'log'] as const)
    jest.spyOn(console, method).mockImplementation((...line: unknown[]) => void lines.push(line));
  return lines;
}
