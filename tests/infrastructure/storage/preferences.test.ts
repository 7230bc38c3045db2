import { browserPreferences, type Store, storageKeys } from '../../../src/infrastructure/storage/preferences.js';

const day = 24 * 60 * 60_000;

function mapStore(): Store & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  };
}

function browser() {
  const local = mapStore();
  const session = mapStore();
  const time = { now: 1_700_000_000_000 };
  const open = () => browserPreferences({ local: () => local, session: () => session, now: () => time.now });
  return { local, session, time, open };
}

describe('preferences', () => {
  it("TH-04 the shopper's theme is remembered for 1 day and no longer", () => {
    const { open, time } = browser();
    open().chooseTheme('dark');
    time.now += day - 1;
    expect(open().chosenTheme()).toBe('dark');
    time.now += 1;
    expect(open().chosenTheme()).toBeUndefined();
  });

  it('LG-03 the chosen language is remembered for 1 day and no longer', () => {
    const { open, time } = browser();
    open().chooseLanguage('en');
    time.now += day - 1;
    expect(open().chosenLanguage()).toBe('en');
    time.now += 1;
    expect(open().chosenLanguage()).toBeUndefined();
  });

  it('TH-04 an applied default is kept for the session only, and is no choice', () => {
    const { open, local, session } = browser();
    open().keepSessionTheme('merchant', 'dark');
    expect(open().sessionTheme('merchant')).toBe('dark');
    expect(open().chosenTheme()).toBeUndefined();
    expect(local.kept.size).toBe(0);
    session.kept.clear();
    expect(open().sessionTheme('merchant')).toBeUndefined();
  });

  it.each([
    'dark',
    'null',
    '7',
    '[]',
    '{}',
    '{"value":"dark"}',
    '{"value":"dark","until":"1900000000000"}',
    '{"value":"blue","until":1700000001000}',
    '{"value":{"a":1},"until":1700000001000}',
    '{"value":"dark","until":9999999999999}',
    '{"value":"dark"',
  ])('TH-04 a stored %s is ignored', (stored) => {
    const { open, local } = browser();
    local.kept.set(storageKeys.chosenTheme, stored);
    local.kept.set(storageKeys.chosenLanguage, stored);
    expect(open().chosenTheme()).toBeUndefined();
    expect(open().chosenLanguage()).toBeUndefined();
  });

  it('TH-04 another word in the session is ignored too', () => {
    const { open, session } = browser();
    session.kept.set(storageKeys.merchantTheme, 'constructor');
    expect(open().sessionTheme('merchant')).toBeUndefined();
  });

  it('RL-11 the last token is kept for the session', () => {
    const { open, local } = browser();
    open().keepToken('token1');
    expect(open().lastToken()).toBe('token1');
    expect(local.kept.size).toBe(0);
  });

  it.each<[string, () => Store]>([
    [
      'the mere look throws',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    [
      'every use throws',
      () => ({
        getItem: () => {
          throw new Error('denied');
        },
        setItem: () => {
          throw new Error('quota');
        },
      }),
    ],
    ['it is full', () => ({ ...mapStore(), setItem: () => void nothing() })],
  ])('TH-04 LG-03 memory serves where %s', (_name, broken) => {
    const preferences = browserPreferences({ local: broken, session: broken, now: () => 1 });
    expect(preferences.chosenTheme()).toBeUndefined();
    expect(preferences.chosenLanguage()).toBeUndefined();
    expect(preferences.lastToken()).toBeUndefined();
    preferences.chooseTheme('dark');
    preferences.chooseLanguage('en');
    preferences.keepSessionTheme('merchant', 'light');
    preferences.keepToken('token1');
    expect(preferences.chosenTheme()).toBe('dark');
    expect(preferences.chosenLanguage()).toBe('en');
    expect(preferences.sessionTheme('merchant')).toBe('light');
    expect(preferences.lastToken()).toBe('token1');
  });

  it('TH-04 a new choice replaces an old one, even when the storage fills up in between', () => {
    const store = mapStore();
    let full = false;
    const filling: Store = {
      getItem: store.getItem,
      setItem: (name, value) => {
        if (full) throw new Error('quota');
        store.setItem(name, value);
      },
    };
    const preferences = browserPreferences({ local: () => filling, session: () => filling, now: () => 1 });
    preferences.chooseTheme('dark');
    full = true;
    preferences.chooseTheme('light');
    expect(preferences.chosenTheme()).toBe('light');
    full = false;
    preferences.chooseTheme('dark');
    expect(preferences.chosenTheme()).toBe('dark');
  });
});

function nothing(): void {
  throw new Error('quota');
}
