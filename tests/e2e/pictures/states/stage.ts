/** `test` of the scenes: a sandbox per worker whose calendar always begins on the same morning. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, type Page } from 'playwright/test';
import { SandboxProcess } from '../../harness/sandbox-process.js';
import { type Look, Scene, type SceneRow } from './scene.js';
import type { StateView } from './view.js';

/** A moment after the sandbox's own beginning (fixed-date.mjs). */
const now = new Date('2026-03-02T10:00:30+03:00');

const fixedDate = pathToFileURL(path.join(import.meta.dirname, '../fixed-date.mjs')).href;

const startSandbox = () => SandboxProcess.start({ NODE_OPTIONS: `--import=${fixedDate}` }, process.env.VEZNE_PROJECT);

export const test = base.extend<object, { readonly sandbox: SandboxProcess }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern.
    async ({}, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await stop(sandbox);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Plays a scene in a view before the worker's sandbox, or before one of its own where it asks for that. */
export async function play(
  row: SceneRow,
  look: Look,
  { page, sandbox, view }: { readonly page: Page; readonly sandbox: SandboxProcess; readonly view: StateView },
): Promise<void> {
  if (row.clock === true) await page.clock.install({ time: now });
  else await page.clock.setFixedTime(now);
  const before = row.fresh === true ? await startSandbox() : sandbox;
  try {
    await row.play(new Scene(page, view, before, row.title, look));
  } finally {
    if (before !== sandbox) await stop(before);
  }
}

async function stop(sandbox: SandboxProcess): Promise<void> {
  await sandbox.stop();
  sandbox.clear();
}
