import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { MerchantKeys } from '../../sandbox/panel/merchant-keys.js';

/** Describes the input of the check: the text, key and salt, and the time in seconds. */
export type GivenState = readonly [text: string | null, key: string, salt: string, now: number];

const printed = readFileSync(new URL('../../docs/merchant-api.md', import.meta.url), 'utf8');

/** The checks of a return address's state that docs/merchant-api.md prints. */
export const printedChecks = [
  {
    name: 'Node',
    fence: 'js',
    program: [process.execPath, '--input-type=module', '-e'],
    call: 'console.log(JSON.stringify(JSON.parse(process.argv[1]).map((given) => readReturnState(...given) ?? null)));',
  },
  {
    name: 'PHP',
    fence: 'php',
    program: ['php', '-r'],
    call: 'echo json_encode(array_map(fn ($given) => readReturnState(...$given), json_decode($argv[1])));',
  },
].map(({ name, fence, program: [command = '', ...flags], call }) => {
  const [, code = ''] = new RegExp(`<!-- return state -->\\n\`\`\`${fence}\\n([\\s\\S]*?)\`\`\``).exec(printed) ?? [];
  /** Returns what the check reads of each; null of one that it refuses. */
  const read = (given: readonly GivenState[]): unknown[] => {
    const run = spawnSync(command, [...flags, `${code}\n${call}`, JSON.stringify(given)], { encoding: 'utf8' });
    if (run.stderr !== '') throw new Error(run.stderr);
    return JSON.parse(run.stdout);
  };
  return { name, code, read, isFound: spawnSync(command, ['--version']).status === 0 };
});

/** Returns what the check in Node reads of one state. */
export function readByPrintedCheck(
  text: string | null,
  { merchantKey, merchantSalt }: MerchantKeys,
  now: number,
): unknown {
  return printedChecks[0]?.read([[text, merchantKey, merchantSalt, now]])[0];
}
