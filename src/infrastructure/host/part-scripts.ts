/**
 * Fetches the scripts that a part needs, so that its import finds them in the browser's cache. Some browsers keep for as
 * long as the document lives that an import failed (Firefox): it is made once everything that it needs has arrived.
 * Rejects where something did not.
 */
export async function fetchPartScripts({ document, fetch }: Window, part: string): Promise<void> {
  const scripts = listed(document)[part] ?? '';
  await Promise.all(
    scripts
      .split(' ')
      .filter(Boolean)
      .map(async (name) => {
        const answer = await fetch(`/assets/${name}.js`);
        if (!answer.ok) throw new Error('A script did not arrive');
        await answer.arrayBuffer();
      }),
  );
}

/** The build writes into the document which scripts each part needs beside the entry, by the part's name. */
function listed(document: Document): Readonly<Record<string, string>> {
  return JSON.parse(document.getElementById('vezne-scripts')?.textContent ?? '{}');
}
