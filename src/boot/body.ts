/**
 * Runs in the HTML right behind the shell. The file carries the shell in every language, all but the first in
 * templates: the one of the page's language takes the place of the first before anything is painted.
 */
const root = document.getElementById('root');
const { lang } = document.documentElement;
const shell = document.getElementById(`shell-${lang}`);
if (root !== null && root.dataset.lang !== lang && shell instanceof HTMLTemplateElement) {
  root.replaceChildren(shell.content.cloneNode(true));
  root.dataset.lang = lang;
}
