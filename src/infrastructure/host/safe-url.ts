/** Longer than any address that is meant to be opened. */
const longest = 2048;

/** Hosts that are this machine: the only ones that may be listed for plain http. */
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Checks every address that comes from data (redirects, logos, form targets): the normalised address when it is safe to
 * open, else undefined. Safe is `https:`, or plain http to one of the configured loopback origins. Never with a
 * user or a password in it (they make a foreign host look like a known one), with spaces, control characters or
 * backslashes, which browsers read differently, or relative. A redirect has one rule more, in `browser-page-host.ts`: it
 * never leads to a page of our own.
 */
export function safeUrl(text: string, loopbackOrigins: readonly string[]): string | undefined {
  return parseSafely(text, loopbackOrigins)?.href;
}

/** The origin of a safe address, such as `https://shop.example`; undefined when it is not safe. */
export function safeOrigin(text: string, loopbackOrigins: readonly string[]): string | undefined {
  return parseSafely(text, loopbackOrigins)?.origin;
}

function parseSafely(text: string, loopbackOrigins: readonly string[]): URL | undefined {
  // guard: safeUrl: letters that turn text around -> if (text.length > longest || !/^https?:\/\/[^/]/i.test(text)) return undefined;
  if (text.length > longest || !/^https?:\/\/[^/]/i.test(text) || hasTrickyLetters(text)) return undefined;
  const url = parse(text);
  if (url === undefined || url.username !== '' || url.password !== '' || url.hostname === '') return undefined;
  if (
    // guard: safeUrl: an @ before the host -> false
    text
      .slice(text.indexOf('//') + 2)
      .split(/[/?#]/, 1)[0]
      ?.includes('@') === true
  )
    return undefined;
  if (url.protocol === 'https:') return url;
  // guard: safeUrl: https alone -> return url;
  return loopbackHosts.has(url.hostname) && loopbackOrigins.includes(url.origin) ? url : undefined;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** White space of any kind, control and formatting characters (a text that turns around on the screen), backslashes. */
function hasTrickyLetters(text: string): boolean {
  return /[\s\\\p{C}\p{Z}]/u.test(text);
}
