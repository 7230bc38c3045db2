import type { Answer, Fields } from '../../calls.js';
import { merchantCall } from '../../merchant.js';
import { onOneStorage, sandboxOfTests, walletWith } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const mastercard = '5406675406675403';

onOneStorage('owners of stored cards', (open) => {
  const sandbox = sandboxOfTests(open);

  const arrive = (changes: Fields = {}) => Shopper.arrive(sandbox.urls.provider, changes);
  const walletOf = (merchantId: string, numbers: readonly string[]) => walletWith(sandbox, merchantId, numbers);
  const codeOf = (answer: Answer) => (answer.status === 200 ? 'success' : answer.json.error.code);

  /** Four shoppers of two merchants, each with the same two cards: the cards differ in their names alone. */
  describe('T10 ownership', () => {
    const merchants = ['100001', '100001', '100002', '100002'];
    const everyPair = merchants.flatMap((_, mine) => merchants.map((_, theirs) => [mine, theirs] as const));
    let shoppers: Shopper[];
    beforeEach(async () => {
      shoppers = [];
      for (const merchant_id of merchants) {
        shoppers.push(await arrive({ merchant_id, utoken: await walletOf(merchant_id, [approved, mastercard]) }));
      }
    });
    const cardOf = (owner: number): Fields => shoppers[owner]?.cards[0] ?? {};
    /** What each shopper may do with each shopper's card. */
    const matrix = async (act: (shopper: Shopper, card: Fields) => Promise<Answer>) => {
      const cells: Record<string, string> = {};
      for (const [mine, theirs] of everyPair) {
        cells[`${mine} ${theirs}`] = codeOf(await act(shoppers[mine]!, cardOf(theirs)));
      }
      return cells;
    };
    const diagonal = Object.fromEntries(
      everyPair.map(([mine, theirs]) => [`${mine} ${theirs}`, mine === theirs ? 'success' : 'ownership']),
    );

    it('a card pays the orders of its shopper and no others', async () => {
      expect(await matrix((shopper, card) => shopper.payStored(card.ctoken ?? ''))).toEqual(diagonal);
    });

    it('its points are answered to its shopper and to no other', async () => {
      const ask = (shopper: Shopper, { ctoken = '', utoken = '' }: Fields) =>
        shopper.call('/odeme/api/oos/card/points', { brand: 'axess', amount: '1.234,50', ctoken, utoken });
      expect(await matrix(ask)).toEqual(diagonal);
      const own = (shopper: Shopper, { ctoken = '' }: Fields) =>
        ask(shopper, { ctoken, utoken: shopper.form.utoken ?? '' });
      expect(await matrix(own)).toEqual(diagonal);
    });

    it('it is deleted by its shopper and by no other', async () => {
      // The diagonal last: a deleted card could not be refused any more.
      const order = [...everyPair].sort(([a, b], [c, d]) => Number(a === b) - Number(c === d));
      const cells: Record<string, string> = {};
      for (const [mine, theirs] of order) {
        cells[`${mine} ${theirs}`] = codeOf(await shoppers[mine]!.deleteCard(cardOf(theirs)));
      }
      expect(cells).toEqual(diagonal);
    });

    it.each(['ctoken', 'utoken', 'dtoken', 'groupId'])('it is not deleted with another shopper’s %s', async (name) => {
      const field = name === 'groupId' ? 'group_id' : name;
      for (const [mine, theirs] of everyPair.filter(([mine, theirs]) => mine !== theirs)) {
        const answer = await shoppers[mine]!.deleteCard(cardOf(mine), { [name]: cardOf(theirs)[field] ?? '' });
        expect(answer.status).toBe(401);
        expect(codeOf(answer)).toBe('ownership');
      }
      const [one, other] = shoppers[0]?.cards ?? [];
      if (name === 'ctoken' || name === 'dtoken') {
        const mixed = await shoppers[0]!.deleteCard(one ?? {}, { [name]: other?.[name] ?? '' });
        expect(codeOf(mixed)).toBe('ownership');
      }
      expect(codeOf(await shoppers[0]!.deleteCard(cardOf(0), { [name]: '' }))).toBe('ownership');
      for (const shopper of shoppers) {
        await shopper.load();
        expect(shopper.cards).toHaveLength(2);
      }
    });

    it('it is listed and deleted by the merchant whose shopper it is, and by no other', async () => {
      const { provider } = sandbox.urls;
      const list = (merchantId: string, utoken = '') =>
        merchantCall(provider, '/odeme/capi/list', merchantId, { utoken }, utoken);
      const remove = (merchantId: string, ctoken = '', utoken = '') =>
        merchantCall(provider, '/odeme/capi/delete', merchantId, { ctoken, utoken }, ctoken + utoken);
      for (const merchantId of ['100001', '100002', '100003']) {
        for (const [owner, own] of merchants.entries()) {
          const seen = (await list(merchantId, cardOf(owner).utoken)).json;
          expect(seen).toHaveLength(own === merchantId ? 2 : 0);
        }
      }
      for (const [mine, theirs] of everyPair.filter(([mine, theirs]) => mine !== theirs)) {
        const foreign = await remove(merchants[mine] ?? '', cardOf(theirs).ctoken, cardOf(mine).utoken);
        expect(foreign.json.status).toBe('error');
      }
      expect((await remove('100002', cardOf(0).ctoken, cardOf(0).utoken)).json.status).toBe('error');
      expect((await remove('100001', cardOf(0).ctoken, cardOf(0).utoken)).json).toEqual({ status: 'success' });
      await shoppers[0]!.load();
      expect(shoppers[0]!.cards).toHaveLength(1);
    });

    it('names are long, random and never the same', async () => {
      const names = shoppers.flatMap(({ cards }) => cards.flatMap(({ ctoken, dtoken }) => [ctoken, dtoken]));
      const wallets = shoppers.flatMap(({ cards }) => [cards[0]?.utoken, cards[0]?.group_id]);
      const all = [...names, ...wallets];
      expect(new Set(all).size).toBe(all.length);
      // 192 bits as base64url.
      for (const name of all) expect(name).toMatch(/^[\w-]{32}$/);
    });
  });
});
