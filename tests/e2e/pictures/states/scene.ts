import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect, type Page, type Route } from 'playwright/test';
import { createPayment, type Order } from '../../harness/merchant.js';
import { SandboxControls } from '../../harness/sandbox-controls.js';
import { SandboxProcess } from '../../harness/sandbox-process.js';
import { CardTab, sizes } from '../../pages/card-tab.js';
import { StoreLinks } from '../../pages/links.js';
import type { Card } from '../../pages/payment-page.js';
import { type SnapshotOptions, snapshot } from './snapshot.js';
import { type StateView, type Views, viewName, viewsOf } from './view.js';

/** A moment after the sandbox's own beginning (fixed-date.mjs). */
const now = new Date('2026-03-02T10:00:30+03:00');

const fixedDate = pathToFileURL(path.join(import.meta.dirname, '../fixed-date.mjs')).href;

const startSandbox = () => SandboxProcess.start({ NODE_OPTIONS: `--import=${fixedDate}` }, process.env.VEZNE_PROJECT);

const test = base.extend<object, { readonly sandbox: SandboxProcess }>({
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

async function stop(sandbox: SandboxProcess): Promise<void> {
  await sandbox.stop();
  sandbox.clear();
}

interface SceneOptions {
  readonly views?: Views;
  /** The page's timers can be moved: they are Playwright's. Otherwise they run, and only the date stands still. */
  readonly clock?: boolean;
  /** A sandbox without a payment, for pages that list what is there. */
  readonly fresh?: boolean;
}

/** Pictures of a subject: each scene leads to one state or to a few in a row. */
export function scenes(subject: string, table: Readonly<Record<string, (scene: Scene) => Promise<void>>>): void {
  for (const [name, play] of Object.entries(table)) scene(subject, name, {}, play);
}

/** A scene with options of its own. */
export function scene(
  subject: string,
  name: string,
  { views = 'both', clock = false, fresh = false }: SceneOptions,
  play: (scene: Scene) => Promise<void>,
): void {
  const title = `${subject}/${name}`;
  for (const view of viewsOf(title, views)) {
    test.describe(() => {
      const { language, theme, size } = view;
      test.use({ locale: language === 'tr' ? 'tr-TR' : 'en-US', colorScheme: theme, viewport: sizes[size] });

      test(`${title} ${viewName(view)}`, async ({ page, sandbox }) => {
        if (clock) await page.clock.install({ time: now });
        else await page.clock.setFixedTime(now);
        if (!fresh) return play(new Scene(page, view, sandbox, title));
        const own = await startSandbox();
        await play(new Scene(page, view, own, title)).finally(() => stop(own));
      });
    });
  }
}

/** Pays by a new card, with one press. */
export async function send(tab: CardTab, card: Card): Promise<void> {
  await tab.fill(card);
  await expect(tab.payButton).toBeEnabled();
  await tab.payButton.click();
}

/** A browser before a fresh sandbox, in one view. */
export class Scene {
  readonly tab: CardTab;
  readonly controls: SandboxControls;
  readonly store: string;
  readonly provider: string;
  readonly wallets: string;

  constructor(
    readonly page: Page,
    readonly view: StateView,
    sandbox: SandboxProcess,
    private readonly title: string,
  ) {
    this.store = sandbox.urls.store;
    this.provider = sandbox.urls.provider;
    this.wallets = sandbox.urls.wallets;
    this.controls = new SandboxControls(this.provider);
    this.tab = new CardTab(page, view);
  }

  get onPhone(): boolean {
    return this.view.size === 'phone';
  }

  /** Keeps a picture of what is shown, under the scene's name and its own. */
  readonly picture = async (name = '', options?: SnapshotOptions): Promise<void> => {
    const state = `${name === '' ? this.title : `${this.title}-${name}`}.${viewName(this.view)}`;
    const file = path.join(process.env.VEZNE_PICTURES ?? '.reports/states/now', `${state}.png`);
    const png = await snapshot(this.page, state, options);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, png);
  };

  /** Creates a payment in the view's language and theme; its address. */
  readonly order = async (order: Order = {}): Promise<string> => {
    const { language, theme } = this.view;
    const looks = { lang: language, iframe_v2_dark: theme === 'dark' ? '1' : '0' };
    return (await createPayment(this.provider, this.store, { ...looks, ...order })).url;
  };

  /** Opens a new payment. */
  readonly pay = async (order: Order = {}): Promise<CardTab> => {
    await this.page.goto(await this.order(order));
    await this.tab.arrive();
    return this.tab;
  };

  /** Opens the payment of a row of the store's scenarios on a page of its own. */
  readonly scenario = async (id: string): Promise<CardTab> => {
    const headers = { 'accept-language': this.view.language };
    const begun = await fetch(`${this.store}/scenarios/${id}`, { method: 'POST', redirect: 'manual', headers });
    const checkout = await (await fetch(new URL(begun.headers.get('location') ?? '', this.store))).text();
    const address = /http:[^"\s]+\/odeme\/guvenli\/v2\/[\w-]+/.exec(checkout)?.[0];
    if (address === undefined) throw new Error(`The store opens no payment for ${id}`);
    await this.dark();
    await this.page.goto(address);
    await this.tab.arrive();
    return this.tab;
  };

  /** Opens a new link of one of the store's cases. */
  readonly link = async (id: string): Promise<string> => {
    const { url } = await new StoreLinks(this.store).make(id, this.view.language);
    await this.page.goto(url);
    return url;
  };

  /** The provider says that the page is dark; what the store's scenarios and links open is not by itself. */
  readonly dark = async (): Promise<void> => {
    if (this.view.theme === 'light') return;
    await this.change('**/get/token/*', (data) => Object.assign(Object(data.paymentPage), { darkMode: true }));
    await this.change('**/get/link/payment/*', (data) => Object.assign(Object(data.paymentPage), { darkMode: true }));
  };

  /** Changes the data of an answer on its way. */
  readonly change = async (address: string, edit: (data: Record<string, unknown>) => void): Promise<void> => {
    await this.page.route(address, async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      if (json.data !== undefined) edit(json.data);
      await route.fulfill({ response, json });
    });
  };

  /** Answers a call with a body of ours. */
  readonly answer = async (address: string | RegExp, status: number, json: object): Promise<void> => {
    await this.page.route(address, (route) => route.fulfill({ status, json }));
  };

  /** The answers of these calls never come. */
  readonly hold = async (address: string | RegExp): Promise<void> => {
    await this.page.route(address, () => new Promise<never>(() => {}));
  };

  /** Whoever is sent to these addresses stays where they are. */
  readonly stay = async (address: string | RegExp): Promise<void> => {
    await this.page.route(address, (route: Route) => route.fulfill({ status: 204 }));
  };
}
