import { openBench, postPanelForm, type StoreBench } from './store-bench.js';

let bench: StoreBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const settings = {
  name: 'Gece Plak',
  website: 'http://localhost:4001',
  logo: 'http://localhost:4001/logo.svg',
  notificationUrl: 'http://localhost:4001/bildirim',
  transferNoticeUrl: 'http://localhost:4001/havale-bildirimi',
};

describe('the panel of a merchant', () => {
  it('TH-07 holds its accent and its corners: what is typed is pictured, and what the page changes of it is said', async () => {
    await postPanelForm(bench.store, '/merchants/100005', { ...settings, accent: 'FFD400', radius: 'lg' });
    expect((await bench.panel.find('100005'))?.appearance).toEqual({ accent: '#ffd400', radius: 'lg' });
    const page = (await bench.store.inject('/merchants/100005')).body;
    expect(page).toContain('value="#ffd400"');
    expect(page).toContain('#ffd400 açık sayfada yazı olarak okunmuyor');
    const picture = await bench.store.inject('/merchants/100005/look/dark.svg?accent=%23ffd400&radius=lg');
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    expect(picture.body).toContain('fill="#ffd400"');
    expect((await bench.store.inject('/merchants/100005/look?accent=rainbow')).body).toContain('altı hane');
    const wrong = await postPanelForm(bench.store, '/merchants/100005', { ...settings, accent: 'rainbow' });
    expect(wrong.statusCode).toBe(422);
    await postPanelForm(bench.store, '/merchants/100005', settings);
    expect((await bench.panel.find('100005'))?.appearance).toEqual({});
  });
});
