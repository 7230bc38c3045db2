import { parseSources, readSources, type Source } from './sources.js';

/** A rule of the house that imports do not show; those stand in `.dependency-cruiser.mjs`. */
export interface Rule {
  readonly name: string;
  /** Printed with every breach. */
  readonly intent: string;
  breaches(sources: readonly Source[]): string[];
  /** Each of these alone is a breach: a rule that sees nothing would pass for a kept one. */
  readonly broken: readonly Readonly<Record<string, string>>[];
  /** None of this is. */
  readonly kept: Readonly<Record<string, string>>;
}

/** Each file with its first line: enough for a title. */
const shown = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([file, text]) => `${file}: ${text.split('\n', 1)[0]}`)
    .join(', ');

/** The tests of some rules. */
export function describeRules(rules: readonly Rule[]): void {
  const house = readSources();

  describe.each(rules)('$name', ({ intent, breaches, broken, kept }) => {
    test('holds', () => {
      const found = breaches(house);
      if (found.length > 0) throw new Error(`${intent}\n${found.map((line) => `  ${line}`).join('\n')}`);
    });

    test.each(broken.map((texts) => [shown(texts), texts] as const))('sees %s', (_shown, texts) => {
      expect(breaches(parseSources(texts))).not.toEqual([]);
    });

    test('sees no breach where there is none', () => {
      expect(breaches(parseSources(kept))).toEqual([]);
    });
  });
}
