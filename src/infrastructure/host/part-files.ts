/**
 * Fetches the scripts that a part needs, so that its import finds them in the browser's cache. Some browsers keep for as
 * long as the document lives that an import failed (Firefox): it is made once everything that it needs has arrived.
 * Rejects where something did not.
 */
export async function fetchPartScripts({ document, fetch }: Window, part: string): Promise<void> {
  const scripts = listed(document)[part] ?? '';
  await Promise.all(
    scripts
      .split(' ')
      .filter(Boolean)
      .map(async (name) => {
        const answer = await fetch(`/assets/${name}.js`);
        if (!answer.ok) throw new Error('A script did not arrive');
        await answer.arrayBuffer();
      }),
  );
}

/** The build writes into the document which scripts each part needs beside the entry, by the part's name. */
function listed(document: Document): Readonly<Record<string, string>> {
  return JSON.parse(document.getElementById('vezne-scripts')?.textContent ?? '{}');
}

/** Holds what became of the stylesheets that were put into a document. */
const arrivals = new WeakMap<HTMLLinkElement, Promise<void>>();

/** Puts a stylesheet of the page's own origin into the document, once; resolves when it applies, rejects when it did not arrive. */
export function addPartStyles(document: Document, href: string): Promise<void> {
  const present = [...document.querySelectorAll('link')].find((link) => link.getAttribute('href') === href);
  if (present !== undefined) return arrivals.get(present) ?? Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const arrival = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The stylesheet did not arrive'));
    });
  });
  arrivals.set(link, arrival);
  document.head.append(link);
  return arrival;
}
