/** The pictures of the gallery as one page to look through. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeText } from '../html-text.mjs';
import { writePicturesPage } from '../pictures-page.mjs';

/** Returns what was found in each picture of the folder: `{ state, view, findings }`, in the order of their names. */
export function readInspections(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
}

/** Writes index.html into `folder`, beside the pictures; returns its path. */
export function writeGallery(folder, { title, inspections }) {
  const states = new Map(inspections.map(({ state }) => [state, inspections.filter((each) => each.state === state)]));
  const sections = [...states].map(
    ([state, views]) => `<section id="${escapeText(state)}">
<h2>${escapeText(state)}</h2>
<div>${views.map(figure).join('')}</div>
</section>`,
  );
  const wrong = [...states].filter(([, views]) => views.some(({ findings }) => findings.length > 0));
  const jumps = (wrong.length > 0 ? wrong : [...states]).map(
    ([state]) => `<a href="#${escapeText(state)}">${escapeText(state)}</a>`,
  );
  const label = wrong.length > 0 ? 'States with findings' : 'States';
  const body = [`<nav aria-label="${label}">${jumps.join(' ')}</nav>`, ...sections].join('\n');
  return writePicturesPage(folder, { title, styles, body });
}

const styles = `nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
div { overflow-x: auto; }
figure { flex: none; max-width: 420px; }
figure.wrong { outline: 3px solid #c00; outline-offset: 3px; }
img { max-height: 720px; }
li { color: #a00; }`;

function figure({ state, view, findings }) {
  const picture = escapeText(encodeURI(`${state}.${view}.png`));
  const list = findings.map((finding) => `<li>${escapeText(finding)}</li>`).join('');
  return `<figure${findings.length > 0 ? ' class="wrong"' : ''}>
<figcaption>${escapeText(view)}</figcaption>
<a href="${picture}"><img src="${picture}" alt="${escapeText(`${state}, ${view}`)}" loading="lazy"></a>
${list === '' ? '' : `<ul>${list}</ul>`}</figure>`;
}
