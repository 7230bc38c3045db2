import { SessionLinkDrafts } from '../../../src/infrastructure/storage/session-link-drafts.js';

const storage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  };
};

describe('drafts of links', () => {
  it('LK-05 gives back what was kept of that link, and nothing of another', () => {
    const store = storage();
    const drafts = new SessionLinkDrafts(() => store);
    drafts.keep('tea_1', { name: 'Ayşe', surname: '', quantity: '3' });
    expect(drafts.read('tea_1')).toEqual({ name: 'Ayşe', quantity: '3' });
    expect(drafts.read('tea_2')).toEqual({});
  });

  it('LK-05 TR-01 keeps no text that holds a card number', () => {
    const store = storage();
    new SessionLinkDrafts(() => store).keep('tea_1', { name: 'Ayşe', detail: 'Kart 4355 0843 5508 4358' });
    expect([...store.items.values()].join()).not.toContain('4358');
    expect(new SessionLinkDrafts(() => store).read('tea_1')).toEqual({ name: 'Ayşe' });
  });

  it.each(['{', '[]', 'null', '{"name":1}'])('LK-05 a kept %s is nothing', (text) => {
    const store = storage();
    store.items.set('vezne.link.tea_1', text);
    expect(new SessionLinkDrafts(() => store).read('tea_1')).toEqual({});
  });

  it('LK-05 without a storage nothing is kept, and nothing fails', () => {
    const drafts = new SessionLinkDrafts(() => {
      throw new Error('refused');
    });
    drafts.keep('tea_1', { name: 'Ayşe' });
    expect(drafts.read('tea_1')).toEqual({});
  });
});
