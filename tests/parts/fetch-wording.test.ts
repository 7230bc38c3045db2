/** @jest-environment jsdom */
import { fetchWording, worded } from '../../src/parts/fetch-wording.js';
import { cardExtras as en } from '../../src/ui/texts/en/card-extras.js';
import { createTexts } from '../../src/ui/texts/texts.js';

describe('the part that words texts with a count', () => {
  it('LG-05 words the texts that were there before it', async () => {
    const texts = createTexts();
    texts.add('en', en);
    await fetchWording(texts)();
    expect(texts.translate('en', 'savedCards.more', { count: 1 })).toBe('1 more card');
  });

  it('LG-05 is there before the texts that come with a part', async () => {
    const texts = createTexts();
    const table = await worded(async () => en, fetchWording(texts))('en');
    texts.add('en', table);
    expect(texts.translate('en', 'savedCards.more', { count: 1 })).toBe('1 more card');
  });

  it('is asked for again where it did not arrive', async () => {
    const texts = createTexts();
    const words = texts.wordBy;
    let isOffline = true;
    const bring = fetchWording({
      ...texts,
      wordBy: (wording) => {
        if (isOffline) throw new Error('offline');
        words(wording);
      },
    });
    await expect(bring()).rejects.toThrow('offline');
    isOffline = false;
    await expect(bring()).resolves.toBeUndefined();
  });

  it('texts do not come without it', async () => {
    const missing = () => Promise.reject(new Error('offline'));
    await expect(worded(async () => en, missing)('en')).rejects.toThrow('offline');
  });
});
