import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectFolder } from '../../sandbox/process/project-folder.js';
import { findPrograms } from './postgres-programs.mjs';

/** The commands of docs/operating.md below a heading, word for word: each block of `sh` one text. */
export function documentedCommands(heading: string): readonly string[] {
  const text = readFileSync(join(projectFolder(), 'docs/operating.md'), 'utf8');
  const [, part] = text.split(new RegExp(`^##+ ${heading}$`, 'm'));
  if (part === undefined) throw new Error(`docs/operating.md has no part ${heading}`);
  const [own = ''] = part.split(/^##/m);
  return [...own.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, commands = '']) => commands);
}

/** The programs of PostgreSQL may lie beside its server alone. */
const path = () => [findPrograms() ?? '', process.env.PATH ?? ''].join(delimiter);

export function isInstalled(program: string): boolean {
  return path()
    .split(delimiter)
    .some((folder) => existsSync(join(folder, program)));
}

/** Runs them by a shell; returns what they print. */
export function runCommands(commands: string, env: Readonly<Record<string, string>>): string {
  return execFileSync('sh', ['-euc', commands], { env: { ...env, PATH: path() }, encoding: 'utf8', stdio: 'pipe' });
}
