import { BrowserPageHost } from '../../../src/infrastructure/host/browser-page-host.js';

const loopbackOrigins = ['http://127.0.0.1:4000'];

/** A window as far as the host looks at it, with a recording parent. */
export function placedPage(framed: boolean, ancestors?: readonly string[]) {
  const posted: { message: unknown; origin: string }[] = [];
  const frames: FrameRequestCallback[] = [];
  const top = { location: { href: '' } };
  const page = {
    document,
    top,
    location: {
      href: 'https://pay.example/odeme/guvenli/v2/token1',
      origin: 'https://pay.example',
      ...(ancestors === undefined ? {} : { ancestorOrigins: ancestors }),
    },
    requestAnimationFrame: (draw: FrameRequestCallback) => frames.push(draw),
    parent: undefined as unknown,
  };
  const parent = {
    location: { href: '' },
    postMessage: (message: unknown, origin: string) => posted.push({ message, origin }),
  };
  page.parent = framed ? parent : page;
  const draw = () => {
    for (const frame of frames.splice(0)) frame(0);
  };
  const configuration = {
    loopbackOrigins: [...loopbackOrigins, 'http://localhost:4520'],
    pageOrigins: ['https://pay2.example'],
    merchantSites: ['http://localhost:4520'],
  };
  const host = new BrowserPageHost(page as unknown as Window, configuration, () => undefined);
  return { host, posted, draw, top, page, parent };
}

/** Forms are noted instead of sent: jsdom cannot navigate. */
export function sentForms() {
  const sent: { action: string; method: string; target: string; fields: string[][] }[] = [];
  HTMLFormElement.prototype.submit = function submit() {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    sent.push({ action: this.action, method: this.method, target: this.target, fields });
  };
  return sent;
}
