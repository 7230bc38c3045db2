import { jest } from '@jest/globals';
import { autorun } from 'mobx';
import type { Language } from '../../../src/domain/locale/language.js';
import { LanguageVm } from '../../../src/ui/frame/language.vm.js';
import { page as en } from '../../../src/ui/texts/en/page.js';
import { createTexts, type TextTable } from '../../../src/ui/texts/texts.js';
import { page as tr } from '../../../src/ui/texts/tr/page.js';

/** A page that is served in Turkish, with its texts, its document and what it stores. */
function turkishPage({ chosen, load = async () => en }: { chosen?: Language; load?: () => Promise<TextTable> } = {}) {
  const texts = createTexts();
  texts.add('tr', tr);
  let stored = chosen;
  const applied: Language[] = [];
  return {
    applied,
    stored: () => stored,
    texts,
    load: jest.fn(load),
    apply: (language: Language) => void applied.push(language),
    preferences: {
      chosenLanguage: () => stored,
      chooseLanguage: (language: Language) => {
        stored = language;
      },
    },
  };
}

describe('LanguageVm', () => {
  it('does nothing until it is mounted; works mounted twice; its undo stops it', async () => {
    const page = turkishPage();
    const vm = new LanguageVm(page, 'tr');
    expect(page.applied).toEqual([]);
    vm.start()();
    const undo = vm.start();
    expect(page.applied).toEqual(['tr', 'tr']);
    await vm.choose('en');
    undo();
    await vm.choose('tr');
    expect(page.applied).toEqual(['tr', 'tr', 'en']);
  });

  it('LG-01 the document’s language follows', async () => {
    const page = turkishPage();
    const vm = new LanguageVm(page, 'tr');
    vm.start();
    await vm.follow('en');
    expect(page.applied).toEqual(['tr', 'en']);
  });

  it('LG-02 the payment’s language is shown, and not stored as a choice', async () => {
    const page = turkishPage();
    const vm = new LanguageVm(page, 'tr');
    await vm.follow('en');
    expect(vm.language).toBe('en');
    expect(vm.t('pay.submit')).toBe('Make payment');
    expect(page.stored()).toBeUndefined();
  });

  it('LG-03 a choice is applied, stored, and goes before the payment’s language', async () => {
    const page = turkishPage();
    const vm = new LanguageVm(page, 'tr');
    await vm.choose('en');
    expect(vm.language).toBe('en');
    expect(page.stored()).toBe('en');
    await vm.follow('tr');
    expect(vm.language).toBe('en');
  });

  it('LG-03 a language that has arrived is applied at once', async () => {
    const page = turkishPage();
    page.texts.add('en', en);
    const vm = new LanguageVm(page, 'tr');
    void vm.choose('en');
    expect(vm.language).toBe('en');
    expect(page.load).not.toHaveBeenCalled();
  });

  it('what shows texts shows them again in the new language, by another function', async () => {
    const vm = new LanguageVm(turkishPage(), 'tr');
    const shown: string[] = [];
    autorun(() => shown.push(vm.t('validation.required')));
    const before = vm.t;
    await vm.choose('en');
    expect(shown).toEqual(['Bu alan zorunludur', 'This field is required']);
    expect(vm.t).not.toBe(before);
  });

  it('LG-03 of two choices the later one counts, whichever arrives first', async () => {
    let arrive = (_: TextTable) => {};
    const page = turkishPage({ load: () => new Promise((resolve) => (arrive = resolve)) });
    const vm = new LanguageVm(page, 'tr');
    const first = vm.choose('en');
    await vm.choose('tr');
    arrive(en);
    await first;
    expect(vm.language).toBe('tr');
    expect(page.stored()).toBe('tr');
  });

  it('a language that does not arrive leaves the page as it is and says so; choosing again tries again', async () => {
    let online = false;
    const page = turkishPage({ load: async () => (online ? en : Promise.reject(new Error('offline'))) });
    const vm = new LanguageVm(page, 'tr');
    await vm.choose('en');
    expect(vm.language).toBe('tr');
    expect(vm.unavailable).toBe(true);
    online = true;
    await vm.choose('en');
    expect(vm.language).toBe('en');
    expect(vm.unavailable).toBe(false);
  });

  describe('a part that brings its own words', () => {
    const part = (words: Partial<Record<Language, string>>) =>
      jest.fn(async (language: Language) => {
        const word = words[language];
        if (word === undefined) throw new Error('offline');
        return { 'pay.secure': word };
      });

    it('LG-05 its words are there with it, and later with every other language', async () => {
      const vm = new LanguageVm(turkishPage(), 'tr');
      const load = part({ tr: 'parça', en: 'part' });
      await vm.bring(load);
      expect(vm.t('pay.secure')).toBe('parça');
      expect(vm.t('pay.submit')).toBe('Ödeme yap');
      await vm.choose('en');
      expect(vm.t('pay.secure')).toBe('part');
      expect(vm.t('pay.submit')).toBe('Make payment');
      await vm.bring(load);
      expect(load).toHaveBeenCalledTimes(2);
    });

    it('LG-03 a language chosen while they are on their way is the one they come in', async () => {
      const vm = new LanguageVm(turkishPage(), 'tr');
      const brought = vm.bring(part({ tr: 'parça', en: 'part' }));
      const chosen = vm.choose('en');
      await Promise.all([brought, chosen]);
      expect(vm.language).toBe('en');
      expect(vm.t('pay.secure')).toBe('part');
    });

    it('RL-13 LG-05 an attempt that fails after another of the same part leaves its words in every language', async () => {
      const vm = new LanguageVm(turkishPage(), 'tr');
      let fail = (_: Error) => {};
      const load = part({ tr: 'parça', en: 'part' });
      load.mockImplementationOnce(
        () =>
          new Promise((_, reject) => {
            fail = reject;
          }),
      );
      const dropped = vm.bring(load);
      await vm.bring(load);
      fail(new Error('offline'));
      await expect(dropped).rejects.toThrow('offline');
      await vm.choose('en');
      expect(vm.t('pay.secure')).toBe('part');
    });

    it('RL-13 LG-05 an attempt that fails before another of the same part leaves its words in every language', async () => {
      const vm = new LanguageVm(turkishPage(), 'tr');
      let arrive = (_: { 'pay.secure': string }) => {};
      const load = part({ en: 'part' });
      const dropped = vm.bring(load);
      load.mockImplementationOnce(
        () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      );
      const brought = vm.bring(load);
      await expect(dropped).rejects.toThrow('offline');
      arrive({ 'pay.secure': 'parça' });
      await brought;
      await vm.choose('en');
      expect(vm.t('pay.secure')).toBe('part');
    });

    it('without them the part does not come, and asking again tries again; the page keeps its languages', async () => {
      const words: Partial<Record<Language, string>> = {};
      const vm = new LanguageVm(turkishPage(), 'tr');
      const load = part(words);
      await expect(vm.bring(load)).rejects.toThrow('offline');
      await vm.choose('en');
      expect(vm.language).toBe('en');
      expect(vm.unavailable).toBe(false);
      words.en = 'part';
      await vm.bring(load);
      expect(vm.t('pay.secure')).toBe('part');
    });
  });
});
