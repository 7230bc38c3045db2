import type { CDPSession, Locator, Page } from 'playwright/test';
import type { Language } from '../../../../src/domain/locale/language.js';
import { expectAccessible } from '../../harness/accessible.js';
import { expect, test } from '../../harness/journey.js';
import { pressOn } from '../../harness/keyboard.js';
import { sizes } from '../../pages/card-tab.js';
import { LinkPage, StoreLinks } from '../../pages/links.js';

/** The picture over the window. */
class Viewer {
  readonly dialog: Locator;
  readonly picture: Locator;
  readonly opener: Locator;

  constructor(readonly link: LinkPage) {
    this.dialog = link.page.getByRole('dialog');
    this.picture = this.dialog.locator('img');
    this.opener = link.page.locator('button[aria-haspopup="dialog"]').filter({ has: link.page.locator('img') });
  }

  press(key: 'picture.zoomIn' | 'picture.zoomOut' | 'picture.turn' | 'picture.reset' | 'picture.close'): Promise<void> {
    return this.link.button(key).click();
  }

  /** How the picture lies. */
  async view(): Promise<{ x: number; y: number; turn: number; zoom: number }> {
    const style = await this.picture.evaluate((image: HTMLElement) => image.style.transform);
    const [x = 0, y = 0, turn = 0, zoom = 0] = [...style.matchAll(/-?[\d.]+(?=px|deg|\))/g)].map(Number);
    return { x, y, turn, zoom };
  }

  async expectView(view: Readonly<Record<string, number>>): Promise<void> {
    await expect.poll(() => this.view()).toMatchObject(view);
  }

  async expectZoom(zoom: number): Promise<void> {
    await expect.poll(async () => (await this.view()).zoom).toBeCloseTo(zoom, 2);
  }
}

async function openLink(page: Page, store: string, language: Language): Promise<Viewer> {
  await page.goto((await new StoreLinks(store).make('product', language)).url);
  const link = new LinkPage(page, language);
  await link.arrive();
  const viewer = new Viewer(link);
  await expect(viewer.opener).toBeVisible();
  return viewer;
}

const flat = { x: 0, y: 0, turn: 0, zoom: 1 };

test.describe(() => {
  test.use({ viewport: sizes.desktop });

  test('IM-01 the mouse: buttons zoom from 0.5 to 10, the wheel from 0.1 to 5, quarter turns, drag, reset', async ({
    page,
    sandbox,
  }) => {
    const viewer = await openLink(page, sandbox.urls.store, 'tr');
    await viewer.opener.click();
    await expect(viewer.picture).toBeVisible();
    await viewer.expectView(flat);
    await expectAccessible(page);
    const [zoomIn, zoomOut] = [viewer.link.button('picture.zoomIn'), viewer.link.button('picture.zoomOut')];
    for (let presses = 0; presses < 18; presses++) await zoomIn.click();
    await viewer.expectView({ zoom: 10 });
    await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
    await zoomIn.click({ force: true });
    await viewer.expectView({ zoom: 10 });
    await viewer.press('picture.reset');
    await viewer.expectView(flat);
    await zoomOut.click();
    await viewer.expectView({ zoom: 0.5 });
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await zoomOut.click({ force: true });
    await viewer.expectView({ zoom: 0.5 });
    await viewer.press('picture.reset');

    const { x, y, width, height } = (await viewer.dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const middle = { x: x + width / 2, y: y + height / 2 };
    const scrollY = () => page.evaluate(() => window.scrollY);
    const before = await scrollY();
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await viewer.view()).zoom).toBeGreaterThan(1.5);
    await page.mouse.wheel(0, -5_000);
    await viewer.expectZoom(5);
    await page.mouse.wheel(0, 10_000);
    await viewer.expectZoom(0.1);
    await viewer.press('picture.reset');
    expect(await scrollY()).toBe(before);

    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 40, middle.y + 25, { steps: 4 });
    await page.mouse.up();
    await viewer.expectView({ x: 40, y: 25, zoom: 1 });
    // It stays where it was put.
    await page.mouse.move(middle.x, middle.y);
    await viewer.expectView({ x: 40, y: 25 });
    await viewer.press('picture.reset');
    for (const turn of [90, 180, 270, 360]) {
      await viewer.press('picture.turn');
      await viewer.expectView({ turn });
    }
    await viewer.press('picture.close');
    await expect(viewer.dialog).toHaveCount(0);
    await expect(viewer.opener).toBeFocused();
  });
});

test.describe(() => {
  test.use({ viewport: sizes.phone, locale: 'en-US' });

  test('IM-01 IM-02 the keyboard: + - r and arrows do the same; the focus stays inside and goes back; less motion is respected', async ({
    page,
    sandbox,
  }) => {
    const viewer = await openLink(page, sandbox.urls.store, 'en');
    const { keyboard } = page;
    await pressOn(page, viewer.opener);
    await expect(viewer.picture).toBeVisible();
    await keyboard.press('+');
    await viewer.expectView({ zoom: 1.5 });
    await keyboard.press('+');
    await keyboard.press('-');
    await viewer.expectView({ zoom: 1.5 });
    // An arrow looks that way.
    await keyboard.press('ArrowRight');
    await viewer.expectView({ x: -48, y: 0 });
    await keyboard.press('ArrowDown');
    await viewer.expectView({ x: -48, y: -48 });
    await keyboard.press('ArrowLeft');
    await keyboard.press('ArrowUp');
    await viewer.expectView({ x: 0, y: 0 });
    await keyboard.press('r');
    await viewer.expectView({ turn: 90 });
    await expect(viewer.dialog.getByRole('status')).toHaveText(
      viewer.link.say('picture.state', { percent: '150', degrees: '90' }),
    );
    await keyboard.press('0');
    await viewer.expectView({ x: 0, y: 0, zoom: 1 });

    const visited = new Set<string>();
    for (let tabs = 0; tabs < 12; tabs++) {
      await keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement, body } = document;
        // Between the last button and the first one stands the browser's own bar; nothing of the page does.
        if (activeElement === body) return 'browser';
        return activeElement?.closest('dialog') ? (activeElement.getAttribute('aria-label') ?? 'dialog') : 'outside';
      });
      visited.add(place);
    }
    expect([...visited]).not.toContain('outside');
    expect(visited.size).toBeGreaterThanOrEqual(5);

    const motion = () =>
      viewer.picture.evaluate((image) => [
        getComputedStyle(image).transitionDuration,
        getComputedStyle(image.closest('dialog') ?? image).animationDuration,
      ]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const duration of await motion()) expect(Number.parseFloat(duration)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const duration of await motion()) expect(Number.parseFloat(duration)).toBe(0);
    await keyboard.press('Escape');
    await expect(viewer.dialog).toHaveCount(0);
    await expect(viewer.opener).toBeFocused();
  });
});

test.describe(() => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('IM-02 two fingers: a pinch zooms about the place between them, one finger moves the picture', async ({
    page,
    context,
    sandbox,
  }) => {
    const viewer = await openLink(page, sandbox.urls.store, 'tr');
    await viewer.opener.tap();
    await expect(viewer.picture).toBeVisible();
    await viewer.expectView(flat);
    const hand = new Hand(await context.newCDPSession(page), { x: 187, y: 300 });
    await hand.down([-40, 0], [40, 0]);
    for (const spread of [50, 60, 70, 80]) await hand.move([-spread, 0], [spread, 0]);
    await hand.up();
    await viewer.expectZoom(2);
    await hand.down([-80, 0], [80, 0]);
    for (const spread of [60, 40, 20]) await hand.move([-spread, 0], [spread, 0]);
    await hand.up();
    await viewer.expectZoom(0.5);
    // However far the fingers go: 0.5 to 10, as the buttons.
    await hand.down([-100, 0], [100, 0]);
    await hand.move([-10, 0], [10, 0]);
    await hand.up();
    await viewer.expectZoom(0.5);
    for (let pinches = 0; pinches < 3; pinches++) {
      await hand.down([-20, 0], [20, 0]);
      await hand.move([-80, 0], [80, 0]);
      await hand.up();
    }
    await viewer.expectZoom(10);
    await viewer.press('picture.reset');
    await viewer.expectView(flat);
    await hand.down([0, 0]);
    for (const way of [10, 20, 30]) await hand.move([way, way]);
    await hand.up();
    expect(await viewer.view()).toMatchObject({ x: 30, y: 30, zoom: 1 });
    await viewer.press('picture.close');
    await expect(viewer.opener).toBeFocused();
  });
});

type Finger = readonly [x: number, y: number];

/** Fingers on a touch screen, by their distance from a place on it. */
class Hand {
  constructor(
    private readonly session: CDPSession,
    private readonly place: { readonly x: number; readonly y: number },
  ) {}

  down(...fingers: readonly Finger[]): Promise<void> {
    return this.send('touchStart', fingers);
  }

  move(...fingers: readonly Finger[]): Promise<void> {
    return this.send('touchMove', fingers);
  }

  up(): Promise<void> {
    return this.send('touchEnd', []);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]): Promise<void> {
    const touchPoints = fingers.map(([x, y], id) => ({ x: this.place.x + x, y: this.place.y + y, id }));
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
