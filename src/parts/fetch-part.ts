import { addPartStyles, fetchPartScripts } from '../infrastructure/host/part-files.js';

/** Where the build put the style sheets of each part that has any, by the name of the part: as JSON, which esbuild leaves where it is used. */
declare const PART_STYLES: string;

const sheets: Readonly<Record<string, readonly string[]>> = JSON.parse(PART_STYLES);

/** Fetches a part and its style sheets, all at once. Rejects where one did not arrive. `name` is that of the part's file. */
export async function fetchPart<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  const arriving = (sheets[name] ?? []).map((sheet) => addPartStyles(document, sheet));
  const [part] = await Promise.all([fetchScripts(name, load), ...arriving]);
  return part;
}

/** Fetches a part whose styles the document has, or one that has none. */
export async function fetchScripts<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  await fetchPartScripts(window, name);
  return load();
}
