import { colors } from '../../../src/ui/kit/tokens.js';
import { openBench, panelSettings, postPanelForm, type StoreBench } from './store-bench.js';

let bench: StoreBench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

describe('the panel of a merchant', () => {
  it('TH-07 holds its accent and its corners: what is typed is pictured, and what the page changes of it is said', async () => {
    await postPanelForm(bench.store, '/merchants/100005', { ...panelSettings, accent: 'FFD400', radius: 'lg' });
    expect((await bench.panel.find('100005'))?.appearance).toEqual({ accent: '#ffd400', radius: 'lg' });
    const page = (await bench.store.inject('/merchants/100005')).body;
    expect(page).toContain('value="#ffd400"');
    expect(page).toContain('#ffd400 açık sayfada yazı olarak okunmuyor');
    const picture = await bench.store.inject('/merchants/100005/look/dark.svg?accent=%23ffd400&radius=lg');
    expect(picture.headers['content-type']).toBe('image/svg+xml');
    expect(picture.body).toContain('fill="#ffd400"');
    expect((await bench.store.inject('/merchants/100005/look?accent=rainbow')).body).toContain('altı hane');
    const wrong = await postPanelForm(bench.store, '/merchants/100005', { ...panelSettings, accent: 'rainbow' });
    expect(wrong.statusCode).toBe(422);
    await postPanelForm(bench.store, '/merchants/100005', { ...panelSettings, accent: '', radius: '' });
    expect((await bench.panel.find('100005'))?.appearance).toEqual({});
  });

  it('TH-07 keeps its look where a form comes without the fields, and refuses corners that are in no list', async () => {
    const look = { accent: '#7a1fa2', radius: 'lg' };
    await postPanelForm(bench.store, '/merchants/100005', { ...panelSettings, ...look });
    await postPanelForm(bench.store, '/merchants/100005', { ...panelSettings, name: 'Gece' });
    const kept = await bench.panel.find('100005');
    expect(kept?.name).toBe('Gece');
    expect(kept?.appearance).toEqual(look);
    const wrong = await postPanelForm(bench.store, '/merchants/100005', { ...panelSettings, ...look, radius: 'round' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Köşeleri listeden seçin.');
    expect((await bench.panel.find('100005'))?.appearance).toEqual(look);
  });

  it('TH-07 pictures the page’s own look where none is typed', async () => {
    const picture = async (theme: string) => (await bench.store.inject(`/merchants/100005/look/${theme}.svg`)).body;
    expect(await picture('light')).toContain(`fill="${colors.fill[0]}"`);
    const dark = await picture('dark');
    expect(dark).toContain(`fill="${colors.fill[1]}"`);
    expect(dark).toContain(`fill="${colors.onAccent[1]}"`);
    expect(dark).toContain(`fill="${colors.accentSoft[1]}"`);
  });
});
