/** The files of a browser's profile, read as a thief of the disk would read them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The paths of the files that hold one of the needles; Firefox's compressed files are read unpacked. */
export function filesHolding(folder: string, needles: readonly Buffer[]): string[] {
  return filesUnder(folder).filter((file) => {
    const content = contentOf(file);
    return needles.some((needle) => content.includes(needle));
  });
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Begins a file that Firefox compresses, such as those of its sessions; then comes the length of the text. */
const mozLz4 = Buffer.from('mozLz40\0');

/** Empty where the file is gone: a running browser replaces its files. */
function contentOf(file: string): Buffer {
  let raw: Buffer;
  try {
    raw = readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
  const packed = raw.subarray(0, mozLz4.length).equals(mozLz4);
  return packed ? unpack(raw.subarray(mozLz4.length + 4), raw.readUInt32LE(mozLz4.length)) : raw;
}

/** A block of LZ4: literals, and copies of what was written before, each with its length. */
function unpack(block: Buffer, size: number): Buffer {
  const text = Buffer.alloc(size);
  let from = 0;
  let to = 0;
  const length = (first: number) => {
    let sum = first;
    if (first < 15) return sum;
    let more: number;
    do {
      more = block.readUInt8(from);
      from += 1;
      sum += more;
    } while (more === 255);
    return sum;
  };
  while (from < block.length) {
    const token = block.readUInt8(from);
    from += 1;
    const literals = length(token >> 4);
    block.copy(text, to, from, from + literals);
    from += literals;
    to += literals;
    if (from >= block.length) break;
    const distance = block.readUInt16LE(from);
    from += 2;
    // A copy may reach into itself: byte by byte.
    for (let left = length(token & 15) + 4; left > 0; left -= 1) {
      text.writeUInt8(text.readUInt8(to - distance), to);
      to += 1;
    }
  }
  return text;
}
