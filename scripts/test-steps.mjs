/** The steps of `npm test` and `npm run test:quick`: each passes or fails, and says how long it took. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { root } from './terminal.mjs';

export class Steps {
  /** Name → passed. */
  #results = new Map();

  /** Runs a program with its output shown. True when it passed. */
  async run(name, command, args, options) {
    console.log(`\n── ${name}`);
    const { seconds, code } = await ended(command, args, { ...options, stdio: 'inherit' });
    return this.#record(name, code, seconds);
  }

  /**
   * Starts a program beside the next steps, in the time of the processor that they leave; what is returned prints its
   * output and is true when it passed.
   */
  beside(name, command, args, options) {
    let output = '';
    const end = ended(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], yields: true }, (chunk) => {
      output += chunk;
    });
    return async () => {
      const { seconds, code } = await end;
      console.log(`\n── ${name}`);
      process.stdout.write(output);
      return this.#record(name, code, seconds);
    };
  }

  passed() {
    return this.#named(true);
  }

  failed() {
    return this.#named(false);
  }

  #record(name, code, seconds) {
    const passed = code === 0;
    console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
    this.#results.set(name, passed);
    return passed;
  }

  #named(outcome) {
    return [...this.#results].filter(([, passed]) => passed === outcome).map(([name]) => name);
  }
}

async function ended(command, args, { env, yields, ...options }, onOutput) {
  const started = Date.now();
  const child = spawn(command, args, { cwd: root, ...options, env: { ...process.env, ...env } });
  if (yields) lowerPriority(child);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', resolve);
  });
  return { code, seconds: (Date.now() - started) / 1000 };
}

function lowerPriority({ pid }) {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Where it is refused, it runs like the others.
  }
}
