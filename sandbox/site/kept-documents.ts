import { brotliCompress, constants } from 'node:zlib';

/** Documents kept at a time: those of a merchant's payments are few, and a link has one. */
const most = 50;

/** Up to here a document is kept, in characters: those of the build have less than a fifth of it. */
const longest = 262_144;

/** Compresses a text, and gives the bytes to `done`; nothing where it failed. */
export type Compress = (text: string, done: (bytes: Buffer | undefined) => void) => void;

/** As the build compresses files: 8 to 9 % smaller than what a quick quality makes, in some 50 times its time. */
const inBestQuality: Compress = (text, done) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  brotliCompress(text, { params }, (error, bytes) => done(error === null ? bytes : undefined));
};

/**
 * Documents in the best quality of Brotli, which takes longer than a browser is to wait: a document is compressed so
 * beside its second answer or a later one, and sent so once that is done. One at a time: the same threads compress the
 * answers that a browser waits for.
 */
export class KeptDocuments {
  /** By their text, the one asked for last at the end; without bytes as long as these are not made. */
  private readonly documents = new Map<string, Buffer | undefined>();
  private isCompressing = false;

  constructor(private readonly compress: Compress = inBestQuality) {}

  /** The bytes of a document; undefined where they are not made yet, or never will be. */
  find(text: string): Buffer | undefined {
    if (text.length > longest) return undefined;
    const isKnown = this.documents.has(text);
    const bytes = this.documents.get(text);
    if (isKnown && bytes === undefined) this.make(text);
    this.documents.delete(text);
    this.documents.set(text, bytes);
    const [oldest] = this.documents.keys();
    if (this.documents.size > most && oldest !== undefined) this.documents.delete(oldest);
    return bytes;
  }

  private make(text: string): void {
    if (this.isCompressing) return;
    this.isCompressing = true;
    this.compress(text, (bytes) => {
      this.isCompressing = false;
      if (this.documents.has(text)) this.documents.set(text, bytes);
    });
  }
}
