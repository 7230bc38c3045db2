/** `npm run reset`: clears the sandbox's data. Refuses while a sandbox runs on it. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { check } from 'proper-lockfile';
import { fail, root } from './terminal.mjs';

const data = path.join(root, '.data');
const folders = existsSync(data) ? readdirSync(data).map((name) => path.join(data, name)) : [];
for (const folder of folders.filter((each) => statSync(each).isDirectory())) {
  // As sandbox/database/folder-lock.ts takes it.
  if (await check(folder, { lockfilePath: path.join(folder, 'in-use'), stale: 5_000 })) {
    fail(`A sandbox is running on ${path.relative(root, folder)}. Stop it first, then run npm run reset again.`);
  }
}
rmSync(data, { recursive: true, force: true });
console.log('The data of the sandbox is cleared.');
if (process.env.DATABASE_URL) console.log('DATABASE_URL is set: the data in that database was not touched.');
