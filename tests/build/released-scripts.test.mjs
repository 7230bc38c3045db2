import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseLostReleases } from '../../build/embed.mjs';
import { digestOf } from '../../build/files.mjs';

describe('the scripts of earlier releases', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vezne-released-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const check = (released) => {
    const list = path.join(folder, 'released.json');
    writeFileSync(list, JSON.stringify(released));
    return refuseLostReleases(folder, list);
  };
  const script = { path: '/vezne-embed.00000000.js', integrity: digestOf(Buffer.from('embed')) };

  it('are taken where each is listed as it is', async () => {
    writeFileSync(path.join(folder, script.path), 'embed');
    await expect(check([script])).resolves.toBeUndefined();
  });

  it('are refused where one was lost or changed', async () => {
    await expect(check([script])).rejects.toThrow('its digest is that of no file');
    writeFileSync(path.join(folder, script.path), 'changed');
    await expect(check([script])).rejects.toThrow('has to be what was released');
  });

  it('are refused where the list lacks one', async () => {
    writeFileSync(path.join(folder, script.path), 'embed');
    await expect(check([])).rejects.toThrow('has to list vezne-embed.00000000.js');
  });
});
