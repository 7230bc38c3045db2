import { themeFor } from '../domain/theme/theme.js';
import { browserPreferences } from '../infrastructure/storage/preferences.js';

/* Runs in the head of a link's document, before anything is painted: its page looks as the device does (TH-01). */
const { chosenTheme, sessionTheme } = browserPreferences({
  local: () => localStorage,
  session: () => sessionStorage,
  now: Date.now,
});
const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const theme = themeFor({ place: 'link', chosen: chosenTheme(), session: sessionTheme('device'), system });
document.documentElement.dataset.theme = theme;
