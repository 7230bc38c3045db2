import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { KeptDocuments } from '../../../sandbox/site/kept-documents.js';

const document = readFileSync(join(import.meta.dirname, '../../../src/page.html'), 'utf8');
const quick = brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

let documents: KeptDocuments;
beforeEach(() => {
  documents = new KeptDocuments();
});

/** Asks for a document until its bytes are there. */
async function bytesOf(text: string): Promise<Buffer> {
  for (;;) {
    const bytes = documents.find(text);
    if (bytes !== undefined) return bytes;
    await new Promise((next) => setImmediate(next));
  }
}

describe('SD-02 a document that is asked for again', () => {
  it('comes in fewer bytes than one that is made for a single answer', async () => {
    expect((await bytesOf(document)).length).toBeLessThan(quick.length);
  });

  it('is the same document', async () => {
    expect(brotliDecompressSync(await bytesOf(document)).toString()).toBe(document);
  });

  it('is forgotten when fifty others were asked for since', async () => {
    await bytesOf(document);
    for (let other = 0; other < 50; other++) documents.find(`${other}`);
    expect(documents.find(document)).toBeUndefined();
  });

  it('stays as long as it is asked for among others', async () => {
    await bytesOf(document);
    for (let other = 0; other < 100; other++) {
      documents.find(`${other}`);
      documents.find(document);
    }
    expect(documents.find(document)).toBeInstanceOf(Buffer);
  });
});
