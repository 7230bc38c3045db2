/** Puts a stylesheet of the page's own origin into the document, once; resolves when it applies, rejects when it did not arrive. */
export function addStyles(document: Document, href: string): Promise<void> {
  const links = [...document.querySelectorAll('link')];
  if (links.some((link) => link.getAttribute('href') === href)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error('The stylesheet did not arrive'));
    });
    document.head.append(link);
  });
}
