import { addPartStyles, fetchPartScripts } from '../infrastructure/host/part-files.js';

/** Where the build put the style sheet of each part that has one, by the name of the part: as JSON, which esbuild leaves where it is used. */
declare const PART_STYLES: string;

const sheets: Readonly<Record<string, string>> = JSON.parse(PART_STYLES);

/** Fetches a part and its style sheet, both at once. Rejects where one did not arrive. `name` is that of the part's file. */
export async function fetchPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  const sheet = sheets[name];
  const [part] = await Promise.all([
    fetchScripts(name, load),
    sheet === undefined ? undefined : addPartStyles(document, sheet),
  ]);
  return part;
}

/** Fetches a part whose styles the document has, or one that has none. */
export async function fetchScripts<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  await fetchPartScripts(window, name);
  return load();
}
