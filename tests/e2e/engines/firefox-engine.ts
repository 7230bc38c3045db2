import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Engine, Visit } from './visitor.js';
import { CommandFailed, type Commands } from './webdriver-commands.js';
import { WebDriverVisitor } from './webdriver-visitor.js';

/** How long Firefox may take to listen, in ms. */
const startLimit = 60_000;

/** Nothing is asked of the network but by the pages, and each visit is as the first one. */
const preferences: Readonly<Record<string, boolean | number | string>> = {
  'marionette.port': 0,
  'intl.accept_languages': 'tr-TR, tr',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.server': '',
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.region.network.url': '',
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  // The session's files are written soon, in ms.
  'browser.sessionstore.interval': 500,
};

/**
 * Firefox, by its own remote protocol (Marionette), which takes WebDriver's commands over a socket: what the program
 * geckodriver speaks to it. Each visit has a profile of its own.
 */
export function firefoxEngine(program: string): Engine {
  return {
    async visit(): Promise<Visit> {
      const profile = mkdtempSync(path.join(os.tmpdir(), 'vezne-firefox-'));
      writeFileSync(
        path.join(profile, 'user.js'),
        Object.entries(preferences)
          .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
          .join('\n'),
      );
      // The browser's own console is read by its own scripts.
      const access = '--remote-allow-system-access';
      const browser = spawn(program, ['--headless', '--marionette', access, '--no-remote', '--profile', profile], {
        stdio: 'ignore',
        env: { ...process.env, TZ: 'Europe/Istanbul' },
      });
      const connection = await Marionette.connect(profile);
      await connection.send('WebDriver:NewSession', { unhandledPromptBehavior: 'accept' });
      const close = async () => {
        const exit = once(browser, 'exit');
        await connection.send('Marionette:Quit', { flags: ['eForceQuit'] });
        connection.end();
        await exit;
        rmSync(profile, { recursive: true, force: true });
      };
      const visitor = new WebDriverVisitor(commandsOf(connection));
      return { visitor, profile, scriptErrors: () => scriptErrorsOf(connection), close };
    },
    async stop() {},
  };
}

/** Returns the errors of pages' scripts that the browser's own console lists. */
async function scriptErrorsOf(connection: Marionette): Promise<readonly string[]> {
  await connection.send('Marionette:SetContext', { value: 'chrome' });
  const script = `return Services.console.getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError
      && message.category === 'content javascript' && (message.flags & Ci.nsIScriptError.warningFlag) === 0)
    .map(({ errorMessage, sourceName }) => errorMessage + ' ' + sourceName);`;
  const { value } = await connection.send<{ readonly value: readonly string[] }>('WebDriver:ExecuteScript', { script });
  await connection.send('Marionette:SetContext', { value: 'content' });
  return value;
}

function commandsOf(connection: Marionette): Commands {
  const send = async <T = void>(command: string, values: object = {}) =>
    (await connection.send<{ readonly value: T }>(`WebDriver:${command}`, values)).value;
  return {
    // Each frame of another site has a process of its own, which alone gets what is pressed there.
    pointsFrom: 'frame',
    open: (url) => send('Navigate', { url }),
    back: () => send('Back'),
    forward: () => send('Forward'),
    reload: () => send('Refresh'),
    address: () => send('GetCurrentURL'),
    setSize: (size) => send('SetWindowRect', size),
    switchToFrame: (frame) => send('SwitchToFrame', frame === null ? { id: null } : { element: nameOf(frame) }),
    find: (value) => send('FindElement', { using: 'css selector', value }),
    run: (script, args) => send('ExecuteScript', { script, args }),
    act: (actions) => send('PerformActions', { actions }),
  };
}

function nameOf(element: object): unknown {
  return Object.values(element)[0];
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** Messages of Marionette: `LENGTH:JSON`, the length in bytes; `[0, id, command, values]` out, `[1, id, error, result]` in. */
class Marionette {
  private readonly waiting = new Map<number, Waiting>();
  private received: Buffer = Buffer.alloc(0);
  private lastId = 0;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk) => this.receive(chunk));
    socket.on('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('Firefox has closed the connection'));
    });
  }

  /** Firefox writes the port that it has chosen into its profile. */
  static async connect(profile: string): Promise<Marionette> {
    const file = path.join(profile, 'MarionetteActivePort');
    const end = Date.now() + startLimit;
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') {
      if (Date.now() > end) throw new Error('Firefox does not listen');
      await delay(50);
    }
    const socket = connect(Number(readFileSync(file, 'utf8')), '127.0.0.1');
    await once(socket, 'connect');
    return new Marionette(socket);
  }

  send<T = unknown>(command: string, values: object): Promise<T> {
    this.lastId += 1;
    const id = this.lastId;
    const message = JSON.stringify([0, id, command, values]);
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  end(): void {
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.received = Buffer.concat([this.received, chunk]);
    for (;;) {
      const colon = this.received.indexOf(':');
      const length = Number(this.received.subarray(0, colon).toString());
      if (colon < 0 || this.received.length < colon + 1 + length) return;
      const message = this.received.subarray(colon + 1, colon + 1 + length).toString();
      this.received = this.received.subarray(colon + 1 + length);
      this.take(JSON.parse(message));
    }
  }

  private take(message: unknown): void {
    // The first message names the protocol and is no answer.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) waiting?.reject(new CommandFailed(error.error, error.message));
    else waiting?.resolve(result as never);
  }
}
