import { brotliCompress, constants } from 'node:zlib';

/** Documents kept at a time: those of a merchant's payments are few, and a link has one. */
const most = 50;

/** As the build compresses files: a tenth smaller than what a quick quality makes, in some 60 times its time. */
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Documents in the best quality of Brotli, which takes longer than a browser is to wait: a document is compressed so
 * beside its second answer, and sent so from the next one on. One at a time: the threads that do it serve the database's
 * files, too.
 */
export class KeptDocuments {
  /** By their text, the one asked for last at the end; without bytes as long as these are not made. */
  private readonly documents = new Map<string, Buffer | undefined>();
  private isCompressing = false;

  /** The bytes of a document; undefined where they are not made yet. */
  find(text: string): Buffer | undefined {
    const isKnown = this.documents.has(text);
    const bytes = this.documents.get(text);
    if (isKnown && bytes === undefined) this.compress(text);
    this.documents.delete(text);
    this.documents.set(text, bytes);
    const [oldest] = this.documents.keys();
    if (this.documents.size > most && oldest !== undefined) this.documents.delete(oldest);
    return bytes;
  }

  private compress(text: string): void {
    if (this.isCompressing) return;
    this.isCompressing = true;
    brotliCompress(text, best, (error, bytes) => {
      this.isCompressing = false;
      if (error === null && this.documents.has(text)) this.documents.set(text, bytes);
    });
  }
}
