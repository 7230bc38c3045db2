import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectFolder } from '../../sandbox/process/project-folder.js';
import { findPrograms } from './postgres-programs.mjs';

/** The commands of docs/operating.md below a heading, word for word: each block of `sh` one text. */
export function documentedCommands(heading: string): readonly string[] {
  return [...partOf(heading).matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands = '']) => commands);
}

function partOf(heading: string): string {
  const text = readFileSync(join(projectFolder(), 'docs/operating.md'), 'utf8');
  const [, part] = text.split(new RegExp(`^##+ ${heading}$`, 'm'));
  if (part === undefined) throw new Error(`docs/operating.md has no part ${heading}`);
  const [own = ''] = part.split(/^##/m);
  return own;
}

/** A block of another kind of docs/operating.md: what stands between its fences. `kind`: the word behind the first fence. */
export function documentedBlock(heading: string, kind: string): string {
  const [, block] = new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(partOf(heading)) ?? [];
  if (block === undefined) throw new Error(`docs/operating.md has no such block below ${heading}`);
  return block;
}

/** The rows of the tables below a heading of docs/operating.md, each by its columns, without their heads. */
export function documentedRows(heading: string): readonly (readonly string[])[] {
  const rows = partOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((column) => column.trim()),
  );
}

/** The commands with the program of a test in the place of the installed one. */
export function byProgram(commands: string, { command }: { readonly command: string }): string {
  return commands.replaceAll('node dist/sandbox/main.js', command);
}

/** The programs of PostgreSQL may lie beside its server alone. */
const path = (first = '') => [first, findPrograms() ?? '', process.env.PATH ?? ''].join(delimiter);

export function isInstalled(program: string): boolean {
  return path()
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)));
}

type Environment = Readonly<Record<string, string>>;

/** Runs them by a shell; returns what they print. Throws where one of them fails. */
export function runCommands(commands: string, env: Environment): string {
  const { code, said } = tryCommands(commands, env);
  if (code !== 0) throw new Error(`It ended with ${code}: ${said}`);
  return said;
}

/** The same; returns with what they ended, too. */
export function tryCommands(
  commands: string,
  env: Environment,
): { readonly code: number | null; readonly said: string } {
  const ended = spawnSync('sh', ['-euc', commands], { env: { ...env, PATH: path(env.PATH) }, encoding: 'utf8' });
  return { code: ended.status, said: ended.stdout + ended.stderr };
}
