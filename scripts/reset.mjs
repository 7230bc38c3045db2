/** `npm run reset`: clears the sandbox's data. Refuses while a sandbox runs on it. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './terminal.mjs';

const data = path.join(root, '.data');
const inUse = existsSync(data) ? readdirSync(data).map((folder) => ownerOf(path.join(data, folder))) : [];
const [pid] = inUse.filter((owner) => owner !== undefined);
if (pid !== undefined)
  fail(`A sandbox (process ${pid}) is running on this data. Stop it first, then run npm run reset again.`);
rmSync(data, { recursive: true, force: true });
console.log('The data of the sandbox is cleared.');
if (process.env.DATABASE_URL) console.log('DATABASE_URL is set: the data in that database was not touched.');

/** The living process that holds the folder's lock, as sandbox/database/folder-lock.ts writes it. */
function ownerOf(folder) {
  const lock = path.join(folder, 'lock');
  if (!existsSync(lock)) return undefined;
  try {
    const { pid, started } = JSON.parse(readFileSync(lock, 'utf8'));
    process.kill(pid, 0);
    return started && startOf(pid) && started !== startOf(pid) ? undefined : pid;
  } catch (error) {
    return error.code === 'EPERM' ? 'of another user' : undefined;
  }
}

/** When a process started, so that a reused number is not taken for the sandbox; empty where it cannot be known. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
