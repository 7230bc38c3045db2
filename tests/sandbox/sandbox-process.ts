import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..', '..');

/** The sandbox as it is shipped: one bundle, in processes of its own. */
export interface SandboxBundle {
  start(env: Readonly<Record<string, string>>): Promise<SandboxProcess>;
  /** Runs a start that is expected to fail, and returns what it said. */
  startAndFail(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }>;
  /** Begins a command, such as `doctor URL`. */
  begin(args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess;
  /** Starts the program in a shell. */
  readonly command: string;
  remove(): void;
}

export interface SandboxProcess {
  readonly provider: string;
  readonly store: string;
  /** Holds what it printed up to its addresses. */
  readonly said: string;
  /** Holds the whole process, as a suspended machine or a debugger does; `resume` lets it go on. */
  pause(): void;
  resume(): void;
  /** Ends at once, without a chance to tidy up. */
  kill(): Promise<void>;
  /** Ends as a service manager ends it; returns the exit code. */
  stop(): Promise<number | null>;
}

export async function bundleSandbox(): Promise<SandboxBundle> {
  // Inside the project, so that packages and migrations are found the way the built one finds them.
  const folder = join(root, '.data', `test-${process.pid}-${Date.now()}`);
  const file = join(folder, 'main.mjs');
  mkdirSync(folder, { recursive: true });
  await build({
    entryPoints: [join(root, 'sandbox', 'main.ts')],
    outfile: file,
    logLevel: 'silent',
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  return sandboxAt(file, () => rmSync(folder, { recursive: true, force: true }));
}

/** The program in a file, such as one of an earlier release. */
export function sandboxAt(file: string, remove: () => void): SandboxBundle {
  const ports = { VEZNE_PORT: '0', VEZNE_STORE_PORT: '0', VEZNE_ACS_PORT: '0' };
  // The tests pay at merchants of the demo, which a server has where they are asked for.
  const demo = { VEZNE_DEMO: '1' };
  const run = (env: Readonly<Record<string, string>>, args: readonly string[] = []) =>
    spawn(process.execPath, [file, ...args], {
      env: { PATH: process.env.PATH ?? '', ...ports, ...demo, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    async start(env) {
      const child = run(env);
      const said = await saidUntil(child, /3-D Secure +\S+\n/);
      const address = (name: string) => new RegExp(`^${name} +(\\S+)$`, 'm').exec(said)?.[1] ?? '';
      const end = async (signal: NodeJS.Signals) => {
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
        return child.exitCode;
      };
      return {
        provider: address('Provider'),
        store: address('Demo store'),
        said,
        pause: () => child.kill('SIGSTOP'),
        resume: () => child.kill('SIGCONT'),
        kill: async () => {
          await end('SIGKILL');
        },
        stop: () => end('SIGTERM'),
      };
    },
    async startAndFail(env) {
      const child = run(env);
      const ended = once(child, 'exit');
      const said = await saidUntil(child, undefined);
      await ended;
      return { code: child.exitCode, said };
    },
    begin: (args, env = {}) => run(env, args),
    command: `'${process.execPath}' '${file}'`,
    remove,
  };
}

/** What the process says until a line matches, or until it ends when none is waited for. */
function saidUntil(child: ChildProcess, line: RegExp | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (line?.test(said)) resolve(said);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', (code) =>
      line === undefined ? resolve(said) : reject(new Error(`It ended (${code}): ${said}`)),
    );
  });
}
