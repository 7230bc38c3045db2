/** The `test` of the steps for all engines: a sandbox and an engine a worker, and a new visitor a test. */
import { test as base, expect } from 'playwright/test';
import { createPayment, type Order, type Payment } from '../harness/merchant.js';
import { SandboxProcess } from '../harness/sandbox-process.js';
import { firefoxEngine } from './firefox-engine.js';
import { playwrightEngine } from './playwright-engine.js';
import type { Engine, Visit, Visitor } from './visitor.js';
import { type WebKitPrograms, webKitEngine } from './webkit-engine.js';

/** How an engine is started, as scripts/engines.mjs found it. */
type EngineProgram =
  | { readonly drivenBy: 'playwright'; readonly name: 'chromium' | 'firefox' | 'webkit'; readonly program?: string }
  | { readonly drivenBy: 'marionette'; readonly program: string }
  | ({ readonly drivenBy: 'webkitgtk' } & WebKitPrograms);

interface PerWorker {
  readonly engineProgram: EngineProgram;
  readonly engine: Engine;
  readonly sandbox: SandboxProcess;
}

interface PerTest {
  readonly visit: Visit;
  readonly visitor: Visitor;
  /** Creates a payment over the merchant API. */
  readonly pay: (order?: Order) => Promise<Payment>;
}

export { expect };

export const test = base.extend<PerTest, PerWorker>({
  engineProgram: [
    { drivenBy: 'playwright', name: 'chromium' },
    { option: true, scope: 'worker' },
  ],

  engine: [
    async ({ engineProgram, playwright, launchOptions }, use) => {
      const engine = await start();
      await use(engine);
      await engine.stop();

      async function start(): Promise<Engine> {
        if (engineProgram.drivenBy === 'marionette') return firefoxEngine(engineProgram.program);
        if (engineProgram.drivenBy === 'webkitgtk') return webKitEngine(engineProgram);
        const { name, program: executablePath } = engineProgram;
        return playwrightEngine(await playwright[name].launch({ ...launchOptions, executablePath }));
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern.
    async ({}, use) => {
      const sandbox = await SandboxProcess.start();
      await use(sandbox);
      await sandbox.stop();
      sandbox.clear();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  visit: async ({ engine }, use) => {
    const visit = await engine.visit();
    await use(visit);
    try {
      expect((await visit.scriptErrors?.()) ?? []).toEqual([]);
    } finally {
      await visit.close();
    }
  },

  visitor: async ({ visit }, use) => {
    await visit.visitor.resize(1280, 800);
    await use(visit.visitor);
  },

  pay: async ({ sandbox }, use) => {
    await use((order) => createPayment(sandbox.urls.provider, sandbox.urls.store, order));
  },
});
