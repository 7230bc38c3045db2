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

/** How long the driver may take to listen, in ms. */
const startLimit = 20_000;

/** WebKitGTK, by the driver that comes with it. */
export async function webKitEngine({ driver, browser, display }: WebKitPrograms): Promise<Engine> {
  const screen = await startDisplay(display);
  const port = await freePort();
  const process_ = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.name,
      TZ: 'Europe/Istanbul',
      LANGUAGE: 'tr',
      LANG: 'tr_TR.UTF-8',
      LC_ALL: 'tr_TR.UTF-8',
      // Its sandbox cannot be used by a root user, as in a container.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await listening(address);
  return {
    async visit(): Promise<Visit> {
      const { sessionId } = await send<{ readonly sessionId: string }>('POST', `${address}/session`, {
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
      });
      const session = `${address}/session/${sessionId}`;
      const visitor = new WebDriverVisitor(commandsOf(session));
      return { visitor, close: () => send('DELETE', session) };
    },
    async stop() {
      await ended(process_);
      await ended(screen.process);
    },
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

async function send<T>(method: string, address: string, values?: object): Promise<T> {
  const response = await fetch(address, { method, body: values && JSON.stringify(values) });
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
