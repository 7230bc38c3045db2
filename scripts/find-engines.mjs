/**
 * The engines beside Chromium: Firefox, and WebKit, the engine of Safari and of every iPhone. Each is an installed
 * program, else Playwright's download, else Debian's package; an engine that cannot be had is skipped, and named.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installWithApt } from './browser.mjs';
import { root, run } from './terminal.mjs';

/**
 * How each engine is started, as tests/e2e/engines reads it; null for one that is not there. Only where they are to be
 * installed is anything downloaded.
 */
export async function findEngines({ install }) {
  const firefox = await findEngine('firefox', firefoxHere, install);
  const webkit = await findEngine('webkit', webKitHere, install);
  return { firefox: firefox ?? null, webkit: webkit ?? null };
}

async function findEngine(name, here, install) {
  const found = here() ?? (await playwrights(name));
  if (found !== undefined || !install) return found;
  console.log(`No ${name} found: downloading it with Playwright …`);
  run(process.execPath, [path.join(root, 'node_modules', 'playwright', 'cli.js'), 'install', name], {
    timeout: 300_000,
  });
  const downloaded = await playwrights(name);
  if (downloaded !== undefined) return downloaded;
  installWithApt(name === 'firefox' ? ['firefox-esr'] : ['webkit2gtk-driver', 'xvfb']);
  return here();
}

function firefoxHere() {
  const program = process.env.VEZNE_FIREFOX || firstOf(['/usr/bin/firefox-esr', '/usr/bin/firefox']);
  return program === undefined ? undefined : { drivenBy: 'marionette', program };
}

/** Debian's WebKitGTK: its driver, its browser for tests, and a display that is shown nowhere. */
function webKitHere() {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const display = firstOf(['/usr/bin/Xvfb']);
  const browser = firstOf(browsersOfWebKit());
  if (driver === undefined || display === undefined || browser === undefined) return undefined;
  return { drivenBy: 'webkitgtk', driver, browser, display };
}

/** The package keeps it beside its libraries: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function browsersOfWebKit() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return [];
  const folders = [libraries, ...readdirSync(libraries).map((name) => path.join(libraries, name))];
  return folders.flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => path.join(folder, name, 'MiniBrowser')),
  );
}

/** Playwright's own build, where it has been downloaded and starts. */
async function playwrights(name) {
  const playwright = await import('playwright');
  const program = playwright[name].executablePath();
  if (!program || !existsSync(program)) return undefined;
  const source = `import('playwright').then((all) => all['${name}'].launch()).then((browser) => browser.close())`;
  const { status } = spawnSync(process.execPath, ['--eval', source], { cwd: root, timeout: 60_000, stdio: 'ignore' });
  return status === 0 ? { drivenBy: 'playwright', name } : undefined;
}

function firstOf(files) {
  return files.find((file) => existsSync(file));
}

/** Names the engines in which nothing ran. */
export function sayMissingEngines(engines) {
  for (const [name, found] of Object.entries(engines)) {
    if (!found) console.log(`Skipped in ${name}: it was not found, and could not be installed.`);
  }
}
