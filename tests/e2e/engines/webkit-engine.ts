import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Engine, Visit } from './visitor.js';
import { CommandFailed, type Commands } from './webdriver-commands.js';
import { WebDriverVisitor } from './webdriver-visitor.js';

/** The programs of WebKitGTK, which shows its windows on a display of ours. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** How long the driver may take to listen, and to begin a session, in ms. */
const startLimit = 20_000;
const sessionLimit = 30_000;

/** How often a session is tried to be begun. */
const tries = 3;

/** WebKitGTK, by the driver that comes with it. Each visit has a driver of its own: one that has ended a session may be slow to begin another. */
export async function webKitEngine({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  const screen = await startDisplay(display);
  return {
    async visit(): Promise<Visit> {
      const { driving, session } = await startSession(driver, browser, screen.name);
      const visitor = new WebDriverVisitor(commandsOf(session));
      const close = async () => {
        await send('DELETE', session);
        await ended(driving);
      };
      return { visitor, close };
    },
    stop: () => ended(screen.process),
  };
}

/** Begins a session by a new driver; where it does not answer, by another one. */
async function startSession(
  driver: string,
  browser: string,
  display: string,
): Promise<{ readonly driving: ChildProcess; readonly session: string }> {
  for (let left = tries - 1; ; left -= 1) {
    const port = await freePort();
    const driving = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      stdio: 'ignore',
      env: environment(display),
    });
    const address = `http://127.0.0.1:${port}`;
    try {
      await listening(address);
      const { sessionId } = await send<{ readonly sessionId: string }>(
        'POST',
        `${address}/session`,
        {
          capabilities: {
            alwaysMatch: {
              browserName: 'MiniBrowser',
              unhandledPromptBehavior: 'accept',
              'webkitgtk:browserOptions': {
                binary: browser,
                args: ['--automation'],
              },
            },
          },
        },
        AbortSignal.timeout(sessionLimit),
      );
      return { driving, session: `${address}/session/${sessionId}` };
    } catch (error) {
      await ended(driving);
      if (left === 0) throw error;
    }
  }
}

function environment(display: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DISPLAY: display,
    TZ: 'Europe/Istanbul',
    LANGUAGE: 'tr',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    // Its sandbox cannot be used by a root user, as in a container.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  };
}

function commandsOf(session: string): Commands {
  const post = <T = void>(command: string, values: object = {}) => send<T>('POST', `${session}/${command}`, values);
  return {
    pointsFrom: 'window',
    open: (url) => post('url', { url }),
    back: () => post('back'),
    forward: () => post('forward'),
    reload: () => post('refresh'),
    address: () => send('GET', `${session}/url`),
    setSize: (size) => post('window/rect', size),
    switchToFrame: (id) => post('frame', { id }),
    find: (value) => post('element', { using: 'css selector', value }),
    run: (script, args) => post('execute/sync', { script, args }),
    act: (actions) => post('actions', { actions }),
  };
}

async function send<T>(
  method: string,
  address: string,
  values?: object,
  signal: AbortSignal | null = null,
): Promise<T> {
  const response = await fetch(address, { method, body: values && JSON.stringify(values), signal });
  const { value } = await response.json();
  if (!response.ok) throw new CommandFailed(value.error, value.message);
  return value;
}

/** A display that is shown nowhere, wide enough for a desktop; the program chooses its number and says it. */
async function startDisplay(program: string): Promise<{ readonly process: ChildProcess; readonly name: string }> {
  const size = ['-screen', '0', '1600x1600x24', '-nolisten', 'tcp'];
  const started = spawn(program, ['-displayfd', '3', ...size], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const said = started.stdio[3];
  if (!said) throw new Error(`${program} has no pipe`);
  const [number] = await Promise.race([
    once(said, 'data'),
    once(started, 'exit').then(([code]) => Promise.reject(new Error(`${program} ended (${code})`))),
  ]);
  return { process: started, name: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function listening(address: string): Promise<void> {
  const end = Date.now() + startLimit;
  for (;;) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error(`WebKit's driver does not answer on ${address}`);
    await delay(50);
  }
}

async function ended(process_: ChildProcess): Promise<void> {
  if (process_.exitCode !== null || process_.signalCode !== null) return;
  const exit = once(process_, 'exit');
  process_.kill();
  await exit;
}
