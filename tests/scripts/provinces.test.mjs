import { provinces } from '../../scripts/provinces.mjs';

const all = provinces();
const districtsOf = (name) => all.find((province) => province.name === name)?.districts ?? [];

test('AD-02 there are 81 provinces with 973 districts, none twice and none without a name', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(81);
  expect(all.flatMap(({ districts }) => districts)).toHaveLength(973);
  for (const { name, districts } of all) {
    expect(districts.length).toBeGreaterThan(0);
    expect(new Set(districts).size).toBe(districts.length);
    for (const word of [name, ...districts]) expect(word).toMatch(/^(?:19 )?\p{Lu}[\p{L} ()./-]+$/u);
  }
});

test('AD-02 each province has its own districts', () => {
  expect(['İstanbul', 'Ankara', 'Konya', 'İzmir'].map((name) => districtsOf(name).length)).toEqual([39, 25, 31, 30]);
  expect(districtsOf('İstanbul')).toContain('Kadıköy');
  expect(districtsOf('Ankara')).toContain('Çankaya');
  expect(districtsOf('Ankara')).not.toContain('Kadıköy');
  expect(districtsOf('Bartın')).toEqual(['Amasra', 'Kurucaşile', 'Merkez', 'Ulus']);
});

test('AD-02 the list is in Turkish order: Ç after C, Ş after S, İ after I', () => {
  const names = all.map(({ name }) => name);
  expect([names[0], names.at(-1)]).toEqual(['Adana', 'Zonguldak']);
  const places = ['Bursa', 'Çanakkale', 'Denizli', 'Isparta', 'İstanbul', 'Siirt', 'Şanlıurfa', 'Uşak'];
  expect(places.map((name) => names.indexOf(name)).toSorted((a, b) => a - b)).toEqual(
    places.map((name) => names.indexOf(name)),
  );
});
