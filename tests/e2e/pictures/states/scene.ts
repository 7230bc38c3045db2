import { expect, type Page, type Route } from 'playwright/test';
import { createPayment, type Order } from '../../harness/merchant.js';
import { SandboxControls } from '../../harness/sandbox-controls.js';
import type { SandboxProcess } from '../../harness/sandbox-process.js';
import { CardTab } from '../../pages/card-tab.js';
import { StoreLinks } from '../../pages/links.js';
import type { Card } from '../../pages/payment-page.js';
import type { SnapshotOptions } from './snapshot.js';
import type { StateView, Views } from './view.js';

interface SceneOptions {
  /** In how many views the state is compared. */
  readonly views?: Views;
  /** The size at which alone the state exists. */
  readonly size?: StateView['size'];
  /** The page's timers can be moved: they are Playwright's. Otherwise they run, and only the date stands still. */
  readonly clock?: boolean;
  /** A sandbox without a payment, for pages that list what is there. */
  readonly fresh?: boolean;
}

/** One state of a subject, or a few in a row, and the way to them. */
export interface SceneRow extends SceneOptions {
  /** `subject/name` */
  readonly title: string;
  readonly play: (scene: Scene) => Promise<void>;
}

/** What is done with a state once a scene has led to it; `name` is unique. */
export type Look = (scene: Scene, name: string, options?: SnapshotOptions) => Promise<void>;

/** Every scene whose file has been imported; scenes.ts imports them all. */
export const sceneRows: SceneRow[] = [];

/** Scenes of a subject without options. */
export function scenes(subject: string, table: Readonly<Record<string, (scene: Scene) => Promise<void>>>): void {
  for (const [name, play] of Object.entries(table)) scene(subject, name, {}, play);
}

/** A scene with options of its own. */
export function scene(
  subject: string,
  name: string,
  options: SceneOptions,
  play: (scene: Scene) => Promise<void>,
): void {
  sceneRows.push({ ...options, title: `${subject}/${name}`, play });
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
    private readonly look: Look,
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

  /** The state is there, under the scene's name and its own. */
  readonly picture = (name = '', options?: SnapshotOptions): Promise<void> =>
    this.look(this, name === '' ? this.title : `${this.title}-${name}`, options);

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
