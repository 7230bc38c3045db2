import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readAssetFolder } from '../../../sandbox/site/asset-folder.js';

const folder = path.resolve(import.meta.dirname, '../../../sandbox/store/assets');
const assets = readAssetFolder('sandbox/store/assets');
const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim();

describe('the style sheet of the store', () => {
  const served = assets.find('store.css')?.body.toString() ?? '';

  it('is served with what it imports in its place', () => {
    expect(served).not.toContain('@import');
    const places = [...textOf('store.css').matchAll(/@import "(.+)";/g)].map(([, name = '']) =>
      served.indexOf(textOf(name)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it.each(readdirSync(path.join(folder, 'styles')))('has the rules of styles/%s', (name) => {
    expect(served).toContain(textOf(`styles/${name}`));
  });
});

describe('the files of a site', () => {
  it('have addresses that change with what is served', () => {
    expect(assets.address('store.css')).toMatch(/^\/assets\/store\.css\?v=[0-9a-f]{10}$/);
    expect(() => assets.address('styles')).toThrow('There is no styles');
  });

  it('are taken from the folder itself: no part of a sheet has an address of its own', () => {
    expect(assets.find('base.css')).toBeUndefined();
    expect(assets.find('styles/base.css')).toBeUndefined();
  });
});
