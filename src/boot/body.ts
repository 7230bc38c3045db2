/**
 * Runs in the HTML right behind the shell. The file carries the shell in both languages; the one that is not the
 * page's lies in a template and takes the place of the other before anything is painted.
 */
const root = document.getElementById('root');
const { lang } = document.documentElement;
const shell = document.getElementById(`shell-${lang}`);
if (root !== null && root.dataset.lang !== lang && shell instanceof HTMLTemplateElement) {
  root.replaceChildren(shell.content.cloneNode(true));
  root.dataset.lang = lang;
}
