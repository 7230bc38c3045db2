import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { WrongOption } from '../options/wrong-option.js';

export type PublicKey = KeyObject;

/** Describes the page as the build left it, by its `manifest.json`. */
export interface BuildManifest {
  /** Hashes of the scripts and of the styles that stand in the documents, as CSP sources without quotes. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Path of the script that every document names. */
  readonly entry: string;
  /** Digests of all files that are served as they are, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** In base64; undefined where the build had no key. */
  readonly signature: string | undefined;
  /** Holds the text that is signed. */
  readonly signedText: string;
}

/** Throws WrongOption for a text that is no manifest of a build, one of an earlier release included. */
export function readBuildManifest(text: string): BuildManifest {
  const fields = new Map(Object.entries(parsed(text)));
  const entry = fields.get('entry');
  const files = fields.get('files');
  if (typeof entry !== 'string' || typeof files !== 'object' || files === null) {
    throw new WrongOption('--manifest names no file: it must be the manifest.json that `npm run build` wrote.');
  }
  const hashes = (name: string) => {
    const listed = fields.get(name);
    return Array.isArray(listed) ? listed.map(String) : [];
  };
  const [scriptHashes, styleHashes] = [hashes('scriptHashes'), hashes('styleHashes')];
  const digests = new Map(Object.entries(files).map(([path, digest]) => [path, String(digest)]));
  const signature = fields.get('signature');
  fields.delete('signature');
  return {
    scriptHashes,
    styleHashes,
    entry,
    files: digests,
    signature: typeof signature === 'string' ? signature : undefined,
    signedText: JSON.stringify(Object.fromEntries(fields)),
  };
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below, as for JSON that is no object.
  }
  throw new WrongOption('--manifest is no JSON: it must be the manifest.json that `npm run build` wrote.');
}

/** Throws WrongOption for anything but an Ed25519 key as SPKI, in DER and base64. */
export function readPublicKey(text: string): PublicKey {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below, as for a key of another kind.
  }
  throw new WrongOption('--key must be an Ed25519 public key: SPKI in DER, written as base64.');
}

/** Returns whether the manifest was signed with the private key of this one. */
export function isSignedFor({ signature = '', signedText }: BuildManifest, key: PublicKey): boolean {
  return verify(null, Buffer.from(signedText), key, Buffer.from(signature, 'base64'));
}
