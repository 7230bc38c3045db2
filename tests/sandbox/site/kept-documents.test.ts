import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type Compress, KeptDocuments } from '../../../sandbox/site/kept-documents.js';

const document = readFileSync(join(import.meta.dirname, '../../../src/page.html'), 'utf8');
const quick = brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

describe('SD-02 a document that is asked for again', () => {
  async function bytesInTheEnd(): Promise<Buffer> {
    const documents = new KeptDocuments();
    for (;;) {
      const bytes = documents.find(document);
      if (bytes !== undefined) return bytes;
      await new Promise((next) => setImmediate(next));
    }
  }

  it('comes in fewer bytes than one that is made for a single answer', async () => {
    expect((await bytesInTheEnd()).length).toBeLessThan(quick.length);
  });

  it('is the same document', async () => {
    expect(brotliDecompressSync(await bytesInTheEnd()).toString()).toBe(document);
  });
});

describe('the documents that are kept', () => {
  /** The compressions that were begun, and how each is ended. */
  let begun: { readonly text: string; readonly end: () => void }[];
  let documents: KeptDocuments;
  beforeEach(() => {
    begun = [];
    const compress: Compress = (text, done) => begun.push({ text, end: () => done(Buffer.from(text)) });
    documents = new KeptDocuments(compress);
  });

  const texts = () => begun.map(({ text }) => text);

  function keep(text: string): void {
    documents.find(text);
    documents.find(text);
    begun.at(-1)?.end();
  }

  function askForOthers(count: number): void {
    for (let other = 0; other < count; other++) documents.find(`other ${other}`);
  }

  it('one that is asked for once is not compressed', () => {
    documents.find('a');
    expect(texts()).toEqual([]);
  });

  it('one that is asked for twice is compressed, and found from then on', () => {
    keep('a');
    expect(documents.find('a')?.toString()).toBe('a');
    expect(texts()).toEqual(['a']);
  });

  it.each([
    [262_144, true],
    [262_145, false],
  ])('of %p characters, one is compressed: %p', (length, isCompressed) => {
    keep('x'.repeat(length));
    expect(begun.length > 0).toBe(isCompressed);
  });

  it('while one is compressed, no other is begun, nor the same again', () => {
    for (const text of ['a', 'b', 'a', 'b', 'a']) documents.find(text);
    expect(texts()).toEqual(['a']);
  });

  it('the next is begun when it is asked for afterwards', () => {
    for (const text of ['a', 'b', 'a']) documents.find(text);
    begun[0]?.end();
    documents.find('b');
    expect(texts()).toEqual(['a', 'b']);
  });

  it.each([
    [49, true],
    [50, false],
  ])('after %p others one is still known: %p', (others, isKnown) => {
    keep('a');
    askForOthers(others);
    expect(documents.find('a') !== undefined).toBe(isKnown);
  });

  it('one stays as long as it is asked for among others', () => {
    keep('a');
    for (let other = 0; other < 100; other++) {
      documents.find(`other ${other}`);
      documents.find('a');
    }
    expect(documents.find('a')).toBeDefined();
  });

  it('one that was forgotten while it was compressed stays forgotten', () => {
    documents.find('a');
    documents.find('a');
    askForOthers(50);
    begun[0]?.end();
    expect(documents.find('a')).toBeUndefined();
  });

  it('one that could not be compressed is begun again', () => {
    const failing: string[] = [];
    documents = new KeptDocuments((text, done) => {
      failing.push(text);
      done(undefined);
    });
    for (const text of ['a', 'a', 'a']) documents.find(text);
    expect(failing).toEqual(['a', 'a']);
  });
});
