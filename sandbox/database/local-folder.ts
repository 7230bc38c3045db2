import { execFileSync } from 'node:child_process';
import { realpathSync, statfsSync } from 'node:fs';
import { WrongOption } from '../options/wrong-option.js';

/**
 * Refuses a folder that another machine may have open too: the lock of one operating system does not keep the other's
 * processes away (TR-12). Throws WrongOption.
 */
export function refuseRemoteFolder(folder: string): void {
  const place = realpathSync.native(folder);
  if (isOnThisMachine(place)) return;
  throw new WrongOption(
    `The data folder ${folder} is not on a disk of this machine, so another machine could write to it unnoticed: ` +
      'give a folder on a disk of this machine (VEZNE_DATA=…; in a container a volume instead of a folder of the host), ' +
      'or use a PostgreSQL (DATABASE_URL=postgres://…).',
  );
}

function isOnThisMachine(place: string): boolean {
  if (process.platform === 'linux') return isLocalFileSystem(statfsSync(place).type);
  if (process.platform === 'darwin') return isLocalMount(execFileSync('/sbin/mount', { encoding: 'utf8' }), place);
  // The real path of a network drive of Windows begins with its server.
  return !/^\\\\(?![?.]\\)|^\\\\\?\\UNC\\/i.test(place);
}

/**
 * Linux names a file system by a number. What is listed belongs to one kernel; what is not is refused: network folders,
 * FUSE, and what a virtual machine shares with its host.
 */
const localFileSystems: ReadonlySet<number> = new Set([
  0xef53, // ext2, ext3, ext4
  0x58465342, // xfs
  0x9123683e, // btrfs
  0x794c7630, // overlay
  0x01021994, // tmpfs
  0x858458f6, // ramfs
  0x2fc12fc1, // zfs
  0xf2f52010, // f2fs
  0xca451a4e, // bcachefs
  0x3153464a, // jfs
  0x52654973, // reiserfs
  0x3434, // nilfs
  0xf15f, // ecryptfs
  0x4d44, // vfat
  0x2011bab0, // exfat
  0x7366746e, // ntfs3
]);

/** `type`: as statfs gives it; a number of 32 bits, which may have come with a sign. */
export function isLocalFileSystem(type: number): boolean {
  return localFileSystems.has(type >>> 0);
}

/**
 * Returns whether macOS calls the mount of a place local. `mounts`: what `mount` prints, such as `/dev/disk3s1 on /
 * (apfs, local)`.
 */
export function isLocalMount(mounts: string, place: string): boolean {
  const found = [...mounts.matchAll(/^.+? on (.+) \(([^()]*)\)$/gm)].map(([, at = '', words = '']) => ({ at, words }));
  const above = found.filter(({ at }) => place === at || place.startsWith(at.endsWith('/') ? at : `${at}/`));
  const [closest] = above.sort((one, other) => other.at.length - one.at.length);
  return closest?.words.split(', ').includes('local') ?? false;
}
