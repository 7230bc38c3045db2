/** @jest-environment jsdom */
import { fetchPartScripts } from '../../../src/infrastructure/host/part-files.js';

/** A page whose document names these scripts, and a line that answers so. */
function pageWith(scripts: Readonly<Record<string, string>> | undefined, status = 200) {
  const asked: string[] = [];
  if (scripts !== undefined) {
    document.body.innerHTML = '<script type="application/json" id="vezne-scripts"></script>';
    document.getElementById('vezne-scripts')!.textContent = JSON.stringify(scripts);
  }
  const fetch = async (address: unknown) => {
    asked.push(String(address));
    return { ok: status === 200, arrayBuffer: async () => new ArrayBuffer(0) };
  };
  return { page: { document, fetch } as unknown as Window, asked };
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('fetchPartScripts', () => {
  it('RL-13 fetches all that a part needs before it is imported', async () => {
    const { asked, page } = pageWith({ links: 'chunk-1 links.part-2', methods: 'methods.part-3' });
    await fetchPartScripts(page, 'links');
    expect(asked).toEqual(['/assets/chunk-1.js', '/assets/links.part-2.js']);
  });

  it('RL-13 rejects where a script does not arrive, so that its import is not made', async () => {
    const { page } = pageWith({ links: 'links.part-2' }, 503);
    await expect(fetchPartScripts(page, 'links')).rejects.toThrow('A script did not arrive');
  });

  it.each([undefined, {}])('asks for nothing where the document names no scripts: %p', async (scripts) => {
    const { asked, page } = pageWith(scripts);
    await fetchPartScripts(page, 'links');
    expect(asked).toEqual([]);
  });
});
