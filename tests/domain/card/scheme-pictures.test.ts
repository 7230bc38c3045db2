import { existsSync } from 'node:fs';
import path from 'node:path';
import { schemes } from '../../../src/domain/card/scheme.js';

const folder = path.resolve(import.meta.dirname, '../../../public/oos-assets/logo/card-schemas');

it('RL-10 every scheme has its picture, named by its id', () => {
  const without = schemes.filter(({ id }) => !existsSync(path.join(folder, `${id}.svg`))).map(({ id }) => id);
  expect(without).toEqual([]);
});
