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
