import type { Visitor } from './visitor.js';

/** In this document the answer to a payment is that of a bank with this HTML, which our page hands over (PY-02). */
export async function answerWith(visitor: Visitor, html: string): Promise<void> {
  const htmlContent = Buffer.from(html, 'utf8').toString('base64');
  const answer = { status: 'success', message: '3D', data: { htmlContent } };
  await visitor.run(`const { fetch } = window;
    window.fetch = (address, init) =>
      init?.method === 'POST' && new URL(address, location.href).pathname === '/odeme'
        ? Promise.resolve(new Response(${JSON.stringify(JSON.stringify(answer))}, { status: 200 }))
        : fetch.call(window, address, init);`);
}
