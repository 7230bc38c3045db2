import { SessionLinkDrafts } from '../../../src/infrastructure/storage/session-link-drafts.js';

const storage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    removeItem: (name: string) => void items.delete(name),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
    setItem: (name: string, text: string) => void items.set(name, text),
  };
};

describe('drafts of links', () => {
  it('LK-05 gives back what was kept of that link, and nothing of another', () => {
    const store = storage();
    const drafts = new SessionLinkDrafts(() => store);
    drafts.keep('tea_1', 'tok1', { name: 'Ayşe', surname: '', quantity: '3' });
    expect(drafts.read('tea_1')).toEqual({ name: 'Ayşe', quantity: '3' });
    expect(drafts.read('tea_2')).toEqual({});
  });

  it('LK-05 TR-01 keeps no text that holds a card number', () => {
    const store = storage();
    new SessionLinkDrafts(() => store).keep('tea_1', 'tok1', { name: 'Ayşe', detail: 'Kart 4355 0843 5508 4358' });
    expect([...store.items.values()].join()).not.toContain('4358');
    expect(new SessionLinkDrafts(() => store).read('tea_1')).toEqual({ name: 'Ayşe' });
  });

  it('LK-05 drops what a paid payment was made of, and nothing else', () => {
    const store = storage();
    const drafts = new SessionLinkDrafts(() => store);
    store.items.set('vezne.token', 'tok1');
    drafts.keep('tea_0', 'tok0', { name: 'Ali' });
    drafts.keep('tea_1', 'tok1', { name: 'Ayşe' });
    drafts.keep('tea_2', 'tok2', { name: 'Can' });
    drafts.drop('tok1');
    expect([...store.items.keys()]).toEqual(['vezne.token', 'vezne.link.tea_0', 'vezne.link.tea_2']);
  });

  it.each(['{', '[]', 'null', '{"name":"Ayşe"}', '{"token":"tok1","texts":{"name":1}}'])(
    'LK-05 a kept %s is nothing',
    (text) => {
      const store = storage();
      store.items.set('vezne.link.tea_1', text);
      expect(new SessionLinkDrafts(() => store).read('tea_1')).toEqual({});
    },
  );

  it('LK-05 without a storage nothing is kept, and nothing fails', () => {
    const drafts = new SessionLinkDrafts(() => {
      throw new Error('refused');
    });
    drafts.keep('tea_1', 'tok1', { name: 'Ayşe' });
    expect(drafts.read('tea_1')).toEqual({});
    drafts.drop('tok1');
  });
});
