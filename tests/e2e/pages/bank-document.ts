import type { Page } from 'playwright/test';

/** The bank answers the next payments of the page with this document, which our page hands over. */
export async function answerWith(page: Page, html: string): Promise<void> {
  await page.route('**/odeme', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const htmlContent = Buffer.from(html, 'utf8').toString('base64');
    return route.fulfill({ json: { status: 'success', message: '3D', data: { htmlContent } } });
  });
}

/** A page of another site, of the given HTML, under an address that begins with this one. */
export async function serveForeign(page: Page, address: string, html: string): Promise<void> {
  await page.route(`${address}*`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
}

/** What an attacker shows under our address. */
export const forgery = 'Kart bilgilerinizi yeniden girin';

/** A bank's page that is left by a press. */
export function bankPage(next: string, script = ''): string {
  return `<!doctype html><title>Banka</title><h1>Bankanız</h1>
<form method="post" action="${next}"><button>Devam</button></form><script>${script}</script>`;
}
