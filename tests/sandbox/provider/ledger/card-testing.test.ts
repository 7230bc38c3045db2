import { type Limits as AllLimits, defaultLimits, Limits } from '../../../../sandbox/provider/ledger/attempt-limits.js';
import type { Sandbox } from '../../../../sandbox/start-sandbox.js';
import type { Fields } from '../../calls.js';
import { onEveryStorage, onOneStorage, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';
import { arriveByLink, cameOf, createLink, openLink, orders, sendOrder } from '../links/link-shop.js';

const approved = '4355084355084358';
const declined = '4355084300000301';
const cards = [approved, '5400610000000019', '4111111111111111', '5400610000000027'];
const without3d: Fields = { do_3d: '0' };
const question = (number: string): Fields => ({
  brand: 'bonus',
  amount: '1.234,50',
  number,
  owner: 'AYŞE YILMAZ',
  month: '12',
  year: '30',
});
const points = (shopper: Shopper, number: string) => shopper.call('/odeme/api/oos/card/points', question(number));

onOneStorage('TR-05 card testing', (open) => {
  const running: Sandbox[] = [];
  const openWith = async (limits: Partial<AllLimits>) => {
    const sandbox = await open({ proxies: ['127.0.0.1'] }, (container) => {
      container.rebind(Limits).toConstantValue({ ...defaultLimits, ...limits });
    });
    running.push(sandbox);
    return sandbox;
  };
  const arrive = ({ urls }: Sandbox) => Shopper.arrive(urls.provider, { merchant_id: '100003' });
  afterEach(async () => {
    for (const sandbox of running.splice(0)) await sandbox.close();
  });

  it('TR-05 the points of few cards are shown for one order; a card that was shown before still is', async () => {
    const sandbox = await openWith({ pointsPerOrder: 2 });
    const shopper = await arrive(sandbox);
    const codes: string[] = [];
    for (const number of [...cards, approved]) codes.push(cameOf(await points(shopper, number)));
    expect(codes).toEqual(['charged', 'charged', 'limit', 'limit', 'charged']);
    expect((await points(await arrive(sandbox), '4111111111111111')).status).toBe(200);
    expect((await shopper.pay(approved, without3d)).status).toBe(200);
  });

  describe('a limit that is not the order’s own', () => {
    const counted = '4355084300000509';
    const inEnglish: Fields = { 'accept-language': 'en' };
    const inTurkish: Fields = { 'accept-language': 'tr' };
    const sentenceOf = async (shopper: Shopper, headers: Fields): Promise<string> => {
      const { error } = (await shopper.pay(counted, without3d, headers)).json;
      expect(error.code).toBe('limit');
      return error.description;
    };

    it('TR-05 of a card says that another card can pay, and it does', async () => {
      const sandbox = await openWith({ unpaidPerCard: 1 });
      await (await arrive(sandbox)).pay(counted, without3d);
      const shopper = await arrive(sandbox);
      expect(await sentenceOf(shopper, inEnglish)).toContain('with this card. You can pay with another card');
      expect(await sentenceOf(shopper, inTurkish)).toContain('Başka bir kartla');
      expect((await shopper.pay(approved, without3d)).status).toBe(200);
    });

    it('TR-05 of a network address says that the payment can be tried later', async () => {
      const sandbox = await openWith({ unpaidPerAddress: 1 });
      await (await arrive(sandbox)).pay(declined, without3d);
      const shopper = await arrive(sandbox);
      expect(await sentenceOf(shopper, inEnglish)).toContain('You can try again later');
      expect(await sentenceOf(shopper, inTurkish)).toContain('Bir süre sonra yeniden');
    });

    it('TR-05 of the order itself still says that the payment is over', async () => {
      const shopper = await arrive(await openWith({ attemptsPerOrder: 1 }));
      await shopper.pay(declined, without3d);
      expect(await sentenceOf(shopper, inEnglish)).toContain('No further attempt is accepted for this payment');
    });
  });

  it('TR-05 points are counted per address, and what was refused is not', async () => {
    const sandbox = await openWith({ pointsPerOrder: 1, pointsPerAddress: 2 });
    const [first, second, third] = [await arrive(sandbox), await arrive(sandbox), await arrive(sandbox)];
    expect(cameOf(await points(first!, cards[0]!))).toBe('charged');
    expect(cameOf(await points(first!, cards[1]!))).toBe('limit');
    expect(cameOf(await points(first!, cards[2]!))).toBe('limit');
    expect(cameOf(await points(second!, cards[1]!))).toBe('charged');
    expect(cameOf(await points(third!, cards[2]!))).toBe('limit');
    sandbox.clock.advance(defaultLimits.windowMs + 1);
    expect(cameOf(await points(await arrive(sandbox), cards[2]!))).toBe('charged');
  });

  it('TR-05 a paid order answers no question about points', async () => {
    const shopper = await arrive(await openWith({}));
    await shopper.pay(approved, without3d);
    expect(cameOf(await points(shopper, cards[1]!))).toBe('paid');
  });

  it('TR-05 card look-ups and questions for installments are counted per order', async () => {
    const sandbox = await openWith({ lookUpsPerOrder: 2 });
    const ask = (shopper: Shopper) => shopper.call('/odeme/api/oos/card/details', { binNumber: '43550843' });
    const shopper = await arrive(sandbox);
    const plans = { binNumber: '43550843', amount: '1.234,50' };
    expect((await ask(shopper)).status).toBe(200);
    expect((await shopper.call('/odeme/api/oos/card/installment', plans)).status).toBe(200);
    expect(cameOf(await ask(shopper))).toBe('limit');
    expect(cameOf(await shopper.call('/odeme/api/oos/card/installment', plans))).toBe('limit');
    expect((await ask(await arrive(sandbox))).status).toBe(200);
  });

  it('TR-05 one order is tried with few cards, challenges that were left among them', async () => {
    const sandbox = await openWith({ cardsPerOrder: 2 });
    const shopper = await arrive(sandbox);
    const codes: string[] = [];
    for (const number of [...cards, approved]) codes.push(cameOf(await shopper.pay(number)));
    expect(codes).toEqual(['3D', '3D', 'limit', 'limit', '3D']);
  });

  it('TR-05 challenges that were left count per address, and a paid order does not', async () => {
    const sandbox = await openWith({ unpaidPerAddress: 3 });
    for (let order = 0; order < 5; order++) {
      expect(cameOf(await (await arrive(sandbox)).pay(approved, without3d))).toBe('charged');
    }
    const codes: string[] = [];
    for (let order = 0; order < 5; order++) codes.push(cameOf(await (await arrive(sandbox)).pay(approved)));
    expect(codes).toEqual(['3D', '3D', '3D', 'limit', 'limit']);
    sandbox.clock.advance(defaultLimits.windowMs + 1);
    expect(cameOf(await (await arrive(sandbox)).pay(approved, without3d))).toBe('charged');
  });

  it('TR-05 a shopper behind the address of a card tester can still pay', async () => {
    const sandbox = await openWith({ unpaidPerAddress: 10, retriesPerAddress: 4 });
    const testers = [await arrive(sandbox), await arrive(sandbox)];
    const codes: string[] = [];
    for (const tester of testers) {
      for (let attempt = 0; attempt < 4; attempt++) codes.push(cameOf(await tester.pay(declined, without3d)));
    }
    expect(codes.filter((code) => code === 'declined')).toHaveLength(6);
    expect(codes.filter((code) => code === 'limit')).toHaveLength(2);
    expect(cameOf(await (await arrive(sandbox)).pay(approved, without3d))).toBe('charged');
  });

  it('TR-05 attempts count per link, whichever of its orders they are at', async () => {
    const sandbox = await openWith({ unpaidPerLink: 2 });
    const { provider } = sandbox.urls;
    const id = await createLink(provider, 'flex');
    const codes: string[] = [];
    for (let order = 0; order < 3; order++) {
      codes.push(cameOf(await (await arriveByLink(provider, id, orders.flex)).pay(declined, without3d)));
    }
    expect(codes).toEqual(['declined', 'declined', 'limit']);
    const other = await createLink(provider, 'flex');
    expect(cameOf(await (await arriveByLink(provider, other, orders.flex)).pay(approved, without3d))).toBe('charged');
  });

  describe('the places of a link', () => {
    const from = (last: number): Fields => ({ 'x-forwarded-for': `198.51.100.${last}` });

    it('TR-05 three addresses that leave challenges cannot take all of them', async () => {
      const { provider } = (await openWith({ unpaidPerLink: 30 })).urls;
      const id = await createLink(provider, 'flex');
      const codes: string[] = [];
      for (let nth = 0; nth < 30; nth++) {
        const shopper = await arriveByLink(provider, id, orders.flex);
        codes.push(cameOf(await shopper.pay(approved, {}, from(nth % 3))));
      }
      // The first three of each address, and half of the places for those that repeat.
      expect(codes.filter((code) => code === '3D')).toHaveLength(3 * 3 + 15);
      expect(codes.at(-1)).toBe('limit');
      const honest = await arriveByLink(provider, id, orders.flex);
      expect(cameOf(await honest.pay(approved, without3d, from(9)))).toBe('charged');
    });

    it('TR-05 the IPv6 networks of one line count as one address', async () => {
      const { provider } = (await openWith({ unpaidPerLink: 10 })).urls;
      const id = await createLink(provider, 'flex');
      const codes: string[] = [];
      for (let nth = 0; nth < 10; nth++) {
        const shopper = await arriveByLink(provider, id, orders.flex);
        codes.push(cameOf(await shopper.pay(approved, {}, { 'x-forwarded-for': `2001:db8:1:${nth}::1` })));
      }
      expect(codes.filter((code) => code === '3D')).toHaveLength(3 + 5);
      const honest = await arriveByLink(provider, id, orders.flex);
      expect(cameOf(await honest.pay(approved, without3d, { 'x-forwarded-for': '2001:db8:1:100::1' }))).toBe('charged');
    });

    it('TR-05 what was paid gives its place back to the address that repeats', async () => {
      const { provider } = (await openWith({ unpaidPerLink: 2 })).urls;
      const id = await createLink(provider, 'flex');
      for (let nth = 0; nth < 8; nth++) {
        const shopper = await arriveByLink(provider, id, orders.flex);
        expect(cameOf(await shopper.pay(approved, without3d, from(1)))).toBe('charged');
      }
    });

    it('TR-05 card look-ups of few addresses leave places for others', async () => {
      const { provider } = (await openWith({ lookUpsPerLink: 50 })).urls;
      const id = await createLink(provider, 'flex');
      const ask = (shopper: Shopper, address: Fields) =>
        shopper.call('/odeme/api/oos/card/details', { binNumber: '43550843' }, address);
      const shopper = await arriveByLink(provider, id, orders.flex);
      const codes: string[] = [];
      for (let nth = 0; nth < 50; nth++) codes.push(cameOf(await ask(shopper, from(1))));
      expect(codes.filter((code) => code === 'charged')).toHaveLength(20 + 25);
      expect(cameOf(await ask(await arriveByLink(provider, id, orders.flex), from(2)))).toBe('charged');
    });
  });
});

onEveryStorage('card testing at once', (open) => {
  const few: Partial<AllLimits> = { pointsPerOrder: 2, ordersPerForm: 2, ordersPerLinkAndAddress: 3 };
  const sandbox = sandboxOfTests(() =>
    open({}, (container) => container.rebind(Limits).toConstantValue({ ...defaultLimits, ...few })),
  );

  it('TR-05 cards whose points are asked for at once are counted one by one', async () => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: '100003' });
    const answers = await Promise.all(cards.map((number) => points(shopper, number)));
    expect(answers.map(cameOf).sort()).toEqual(['charged', 'charged', 'limit', 'limit']);
  });

  it('TR-05 one form of a link opens few payments, and one address few of a link', async () => {
    const { provider } = sandbox.urls;
    const id = await createLink(provider, 'flex');
    const formOf = async (link: string): Promise<Fields> => (await openLink(provider, link)).json.data.linkForm;
    const form = await formOf(id);
    const replayed = await Promise.all([1, 2, 3, 4].map(() => sendOrder(provider, form, orders.flex)));
    expect(replayed.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(cameOf(replayed.find(({ status }) => status !== 200)!)).toBe('limit');
    expect((await sendOrder(provider, await formOf(id), orders.flex)).status).toBe(200);
    expect(cameOf(await sendOrder(provider, await formOf(id), orders.flex))).toBe('limit');
    expect((await sendOrder(provider, await formOf(await createLink(provider, 'flex')), orders.flex)).status).toBe(200);
  });
});
