import { themeFor } from '../domain/theme/theme.js';
import { browserPreferences } from '../infrastructure/storage/preferences.js';

/*
 * Runs in the head of the documents of links and of those without a form, before anything is painted: the page of a link,
 * or of an error, looks as the device does (TH-01). A payment's document says itself how it looks, and so does the choice
 * of the shopper, which stands there already.
 */
const { dataset } = document.documentElement;
if (dataset.theme === 'device') {
  const { sessionTheme } = browserPreferences({
    local: () => localStorage,
    session: () => sessionStorage,
    now: Date.now,
  });
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = themeFor({ place: 'link', session: sessionTheme('device'), system });
}
