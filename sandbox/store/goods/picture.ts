import { type ArtId, art } from './art.js';

/** The store's styles of a drawing, for one outside the store's pages. */
const looks: ReadonlyMap<string, string> = new Map([
  ['art-shade', 'fill="#50321924"'],
  ['art-line', 'fill="none" stroke="#3b2a20" stroke-width="9" stroke-linecap="round"'],
  ['art-line art-line-pale', 'fill="none" stroke="#e3d8ca" stroke-width="8" stroke-linecap="round"'],
  ['art-steam', 'fill="none" stroke="#cbb8a4" stroke-width="3" stroke-linecap="round"'],
]);

/** A drawing as a picture of its own, such as a link's page shows: sharp however far it is zoomed. */
export function picture(id: ArtId): string {
  return art(id)
    .toString()
    .replace(
      /^<svg class="art"[^>]*>/,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="960" height="960"><path fill="#f7e6d6" d="M0 0h240v240H0z"/>',
    )
    .replace(/class="([^"]+)"/g, (_, name: string) => looks.get(name) ?? '');
}
