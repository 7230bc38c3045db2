import { type ExecFileException, execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** What a program printed and how it ended. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Run {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The program is killed then, in ms. */
  readonly limitMs?: number;
}

/** Runs a program to its end; a code that is not 0 is no error. Rejects where it does not end in its time. */
export function run(program: string, args: readonly string[], { cwd, env, limitMs = 60_000 }: Run): Promise<Ended> {
  const options = {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    timeout: limitMs,
    killSignal: 'SIGKILL' as const,
  };
  return new Promise((resolve, reject) => {
    execFile(program, [...args], options, (error: ExecFileException | null, stdout, stderr) => {
      if (error?.killed === true) reject(new Error(`${program} ${args[0]} took longer than ${limitMs} ms.\n${stderr}`));
      else resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}

/** Runs npm, whichever one this test was started by. */
export function npm(args: readonly string[], options: Run): Promise<Ended> {
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

const tarballs = path.join(root, 'dist', 'packages');

/** Writes the tarballs, unless `npm test` has done so before the tests began: they are built into a folder that others read. */
export async function pack(): Promise<void> {
  if (process.env.VEZNE_PACKED === '1') return;
  const { code, stdout, stderr } = await npm(['run', 'pack'], { cwd: root, limitMs: 120_000 });
  if (code !== 0) throw new Error(`npm run pack failed.\n${stdout}${stderr}`);
}

/** The tarball of a package. */
export function tarball(name: string): string {
  const file = readdirSync(tarballs).find((each) => new RegExp(`^${name}-\\d.*\\.tgz$`).test(each));
  if (file === undefined) throw new Error(`npm run pack wrote no tarball of ${name}.`);
  return path.join(tarballs, file);
}

/**
 * Installs tarballs together in an empty folder, as their user does, with strict engines. What npm's cache has is taken from there;
 * the registry is asked once for the rest, so that one that does not answer fails the test within a minute.
 */
export async function install(...names: readonly [string, ...string[]]): Promise<string> {
  const [name] = names;
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const flags = ['--engine-strict', '--prefer-offline', '--no-audit', '--no-fund', '--fetch-retries=0'];
  const args = ['install', ...flags, '--fetch-timeout=20000', ...names.map(tarball)];
  const slow = (error: Error) => ({ code: 1, stderr: error.message });
  const { code, stderr } = await npm(args, { cwd: folder, limitMs: 50_000 }).catch(slow);
  if (code === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(
    `${names.join(' and ')} could not be installed. Is the npm registry reachable (npm ping)?\n${stderr}`,
  );
}

/** Puts a package of the project beside the installed ones, as their user installs an optional peer. */
export function link(folder: string, name: string): void {
  const place = path.join(folder, 'node_modules', name);
  if (!existsSync(place)) symlinkSync(path.join(root, 'node_modules', name), place, 'junction');
}

/** What a folder takes on the disk with all that is in it, in MB: whole blocks, as `du` counts. */
export function megabytesOf(folder: string): number {
  const blocks = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(path.join(folder, name)).blocks,
  );
  return (blocks.reduce((sum, each) => sum + each, 0) * 512) / 1024 / 1024;
}
