import type { Page } from 'playwright/test';

/**
 * Translates every page that is opened from now on, as a browser does: each text is taken out of the document, and
 * stands in two elements of the browser's own; at once, and after each change. The words stay as they were, so that a
 * journey can read them.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untouched = 'script, style, template, textarea, option, noscript, title, font, svg';
    const replace = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(untouched)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const replaceAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
      for (const text of found) replace(text);
    };
    addEventListener('load', () => {
      replaceAll();
      new MutationObserver(replaceAll).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}

/**
 * Changes every page that is opened from now on, as a password manager does: its own element first in the page's root, one
 * behind each field, and attributes on the fields, as soon as they are there.
 */
export async function manage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const mark = () => {
      const root = document.getElementById('root');
      if (root?.firstElementChild && root.firstElementChild.tagName !== 'X-MANAGER')
        root.prepend(document.createElement('x-manager'));
      for (const input of document.querySelectorAll('input:not([type="radio"], [type="checkbox"])')) {
        if (input.nextElementSibling?.tagName === 'X-MANAGER') continue;
        input.setAttribute('data-managed', '');
        input.after(document.createElement('x-manager'));
      }
    };
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  });
}

/** Types as the keyboard of a phone does that composes each word: the text grows in the field and is settled at its end. */
export async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length; end += 1) {
    await session.send('Input.imeSetComposition', { text: text.slice(0, end), selectionStart: end, selectionEnd: end });
  }
  await session.send('Input.insertText', { text });
  await session.detach();
}
