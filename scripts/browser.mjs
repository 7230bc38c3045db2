/**
 * The browser of the end-to-end tests, the screenshots and the benchmarks: a path from the environment, else an
 * installed Chromium or Chrome, else Playwright's download, else Debian's package. It counts only when it starts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, root, run } from './terminal.mjs';

/** Arguments that keep Chromium from calling home; a root user (a container) cannot use its sandbox. */
export const browserArguments = [
  // A second list of features replaces Playwright's own, which is repeated here. The last three are the suggestions of
  // the address bar, pages that the browser would load beside every page a journey opens, and a process kept ready for
  // the next site, which costs as much as one that is used.
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'LensOverlay',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'AimEnabled',
    'PreconnectToSearch',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'SpareRendererForSitePerProcess',
  ].join()}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Chromium without what a window needs. It keeps no history on disk. */
const shellName = 'chromium-headless-shell';
const programNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const wellKnownPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a browser that starts. Ends the script with a clear message when there is none. */
export async function findBrowser() {
  const named = process.env.VEZNE_BROWSER || process.env.CHROME_PATH;
  if (named) {
    const reason = await whyNotUsable(named);
    if (reason) fail(`The browser named by VEZNE_BROWSER or CHROME_PATH cannot be used: ${named}\n${reason}`);
    return named;
  }
  const reasons = [];
  for (const source of [installed, playwrights, downloadedNow, fromApt]) {
    for (const candidate of await source()) {
      const reason = await whyNotUsable(candidate);
      if (!reason) return candidate;
      reasons.push(`  ${candidate}: ${reason}`);
    }
  }
  return fail(
    [
      'No browser for the end-to-end tests could be found, downloaded or installed.',
      'Install Chromium or Chrome, or set VEZNE_BROWSER to the path of one, then run the same command again.',
      ...reasons,
    ].join('\n'),
  );
}

/**
 * The path of Chromium's headless shell, which shows pages with less work, where one is installed and starts; else the
 * browser's own. A browser that was named by hand is used for everything.
 */
export async function findHeadlessBrowser(browser) {
  if (process.env.VEZNE_BROWSER || process.env.CHROME_PATH) return browser;
  for (const candidate of onPath([shellName])) if (!(await whyNotUsable(candidate))) return candidate;
  return browser;
}

function installed() {
  return [...onPath(programNames), ...wellKnownPlaces.filter((file) => existsSync(file))];
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter((file) => existsSync(file));
}

async function playwrights() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return file && existsSync(file) ? [file] : [];
}

async function downloadedNow() {
  console.log('No browser found: downloading Chromium with Playwright …');
  const cli = path.join(root, 'node_modules', 'playwright', 'cli.js');
  run(process.execPath, [cli, 'install', 'chromium'], { timeout: 300_000 });
  return playwrights();
}

function fromApt() {
  // Where the shell is not to be had, the whole browser does its work.
  installWithApt(['chromium'], [shellName]);
  return installed();
}

/** Installs each list of packages on Debian and its kin, as root or with a sudo that asks nothing; elsewhere nothing. */
export function installWithApt(...lists) {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-o', 'DPkg::Lock::Timeout=300', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeout: 900_000 });
  };
  console.log(`Installing ${lists.flat().join(', ')} with apt …`);
  apt('update');
  for (const packages of lists) apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Undefined when the browser starts and shows a page; else the reason in one line. */
async function whyNotUsable(executablePath) {
  if (!existsSync(executablePath)) return 'there is no such file';
  const { chromium } = await import('playwright');
  try {
    const browser = await chromium.launch({ executablePath, args: browserArguments, timeout: 60_000 });
    const page = await browser.newPage();
    await page.goto('data:text/html,<title>ready</title>');
    const title = await page.title();
    await browser.close();
    return title === 'ready' ? undefined : 'it starts, but shows no page';
  } catch (error) {
    return `it does not start: ${String(error.message).split('\n')[0]}`;
  }
}
