import type { FastifyReply } from 'fastify';

/**
 * Holds what a browser shows of a page, or of a return from a bank, that failed: words alone. It needs no database, so
 * it is framed by anyone; without a script it never shows a card form (TR-03), and it quotes nothing of the request
 * (TR-04).
 */
const document = `<!doctype html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sayfa açılamadı · The page could not be opened</title>
<h1>Sayfa açılamadı</h1>
<p>Biraz sonra yeniden deneyin. Ödeme yaptıysanız tekrar ödemeyin: mağazadaki siparişinize bakın.</p>
<div lang="en">
<h1>The page could not be opened</h1>
<p>Try again in a moment. If you have paid, do not pay again: look at your order in the store.</p>
</div>
</html>
`;

const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** Sends the document; the status is the caller's. */
export function sendProblem(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(document);
}
