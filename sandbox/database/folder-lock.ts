import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../process/error-code.js';

/** The data folder is open in another process. Two of them would lose each other's writes silently. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data in ${folder} is in use by process ${pid}. Stop that one first, or start this one with another ` +
        'data folder (VEZNE_DATA=…), or give both a PostgreSQL (DATABASE_URL=postgres://…).',
    );
  }
}

interface Owner {
  readonly pid: number;
  /** When the process started, as the kernel counts it: a reused pid is another process. Empty where it cannot be known. */
  readonly started: string;
}

/** Takes the folder for this process and returns what gives it back. The lock of a dead process is replaced. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  // Another user of this machine must not read orders and addresses.
  chmodSync(folder, 0o700);
  const path = join(folder, 'lock');
  const mine: Owner = { pid: process.pid, started: startOf(process.pid) };
  if (!create(path, mine)) replaceDeadOwner(path, mine, folder);
  return () => {
    const owner = readOwner(path);
    if (owner !== undefined && isSame(owner, mine)) rmSync(path, { force: true });
  };
}

/** Two processes may find the same dead owner at once: a second file lets one of them through. */
function replaceDeadOwner(path: string, mine: Owner, folder: string): void {
  const guard = `${path}.takeover`;
  dropOldGuard(guard);
  const owner = readOwner(path);
  if (owner !== undefined && isAlive(owner)) throw new FolderInUse(folder, owner.pid);
  if (!create(guard, mine)) throw new FolderInUse(folder, readOwner(guard)?.pid ?? 0);
  try {
    const again = readOwner(path);
    if (again !== undefined && isAlive(again)) throw new FolderInUse(folder, again.pid);
    rmSync(path, { force: true });
    if (!create(path, mine)) throw new FolderInUse(folder, readOwner(path)?.pid ?? 0);
  } finally {
    rmSync(guard, { force: true });
  }
}

function dropOldGuard(guard: string): void {
  const owner = readOwner(guard);
  if (owner !== undefined && !isAlive(owner)) rmSync(guard, { force: true });
}

function create(path: string, owner: Owner): boolean {
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(path: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return undefined;
    return { pid: value.pid, started: 'started' in value ? String(value.started) : '' };
  } catch {
    return undefined;
  }
}

function isSame(one: Owner, other: Owner): boolean {
  return one.pid === other.pid && one.started === other.started;
}

function isAlive(owner: Owner): boolean {
  const started = startOf(owner.pid);
  if (started !== '' && owner.started !== '' && started !== owner.started) return false;
  try {
    process.kill(owner.pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function startOf(pid: number): string {
  try {
    statSync('/proc/self/stat');
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
