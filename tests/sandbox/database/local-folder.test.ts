import { isLocalFileSystem, isLocalMount } from '../../../sandbox/database/local-folder.js';

describe('a data folder of another machine', () => {
  it.each([
    ['ext4', 0xef53, true],
    ['xfs', 0x58465342, true],
    ['btrfs, which comes with a sign on 32 bits', 0x9123683e | 0, true],
    ['overlay', 0x794c7630, true],
    ['NFS', 0x6969, false],
    ['SMB', 0xfe534d42, false],
    ['FUSE', 0x65735546, false],
    ['9p', 0x01021997, false],
    ['virtiofs', 0x6a656a63, false],
    ['one that is not known', 0x12345678, false],
  ])('TR-12 is told from one of this machine by its file system on Linux: %s', (_name, type, isLocal) => {
    expect(isLocalFileSystem(type)).toBe(isLocal);
  });

  const mounts = [
    '/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)',
    '/dev/disk3s5 on /System/Volumes/Data (apfs, local, journaled, nobrowse, protect)',
    '//ada@files.example/Shared on /Volumes/Shared (smbfs, nodev, nosuid, mounted by ada)',
    'files.example:/export on /Volumes/Shared (old) (nfs, nodev, nosuid)',
    '',
  ].join('\n');

  it.each([
    ['/Users/ada/data', true],
    ['/Volumes/Shared', false],
    ['/Volumes/Shared/data', false],
    ['/Volumes/Shared (old)/data', false],
    ['/Volumes/SharedOnes/data', true],
  ])('TR-12 is told by its mount on macOS: %s', (place, isLocal) => {
    expect(isLocalMount(mounts, place)).toBe(isLocal);
  });
});
