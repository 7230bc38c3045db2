import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** The built sandbox in a process of its own, on free ports and data of its own (or on DATABASE_URL, shared). */
export class SandboxProcess {
  /** Everything the process wrote, so far. */
  log = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly dataFolder: string,
    readonly urls: Readonly<Record<'store' | 'provider' | 'acs' | 'wallets', string>>,
  ) {}

  /** `project`: the folder whose build is run, this one unless named. */
  static async start(env: Readonly<Record<string, string>> = {}, project = root): Promise<SandboxProcess> {
    const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'vezne-e2e-'));
    const child = spawn(process.execPath, [path.join(project, 'dist/sandbox/main.js')], {
      cwd: project,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        VEZNE_DATA: dataFolder,
        VEZNE_PORT: '0',
        VEZNE_STORE_PORT: '0',
        VEZNE_ACS_PORT: '0',
        VEZNE_WALLET_PORT: '0',
        VEZNE_CONTROLS: '1',
        VEZNE_DEMO: '1',
        VEZNE_LOG: 'info',
        ...env,
      },
    });
    // A fixture that runs into its time limit is given up without `stop`.
    const end = () => child.kill();
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    let log = '';
    const urls = await new Promise<SandboxProcess['urls']>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        log += chunk.toString();
        const address = (name: string) => new RegExp(`^${name} +(http://\\S+)$`, 'm').exec(log)?.[1];
        const [store, provider, acs] = [address('Demo store'), address('Provider'), address('3-D Secure')];
        const wallets = address('Wallets');
        if (store && provider && acs && wallets) resolve({ store, provider, acs, wallets });
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The sandbox ended (${code}) before it was ready:\n${log}`)));
    });
    const started = new SandboxProcess(child, dataFolder, urls);
    started.log = log;
    const keep = (chunk: Buffer) => {
      started.log += chunk.toString();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    return started;
  }

  /** Stops the process; its data stays until `clear`, to be looked into. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }

  clear(): void {
    for (const made of [this.dataFolder, `${this.dataFolder}.key`]) rmSync(made, { recursive: true, force: true });
  }
}
