import { checks } from '../../../../sandbox/doctor/checks.js';
import { askShop } from '../../../../sandbox/doctor/doctor.js';
import { MerchantBooks } from '../../../../sandbox/doctor/merchant-books.js';
import { ProviderDeliveries } from '../../../../sandbox/doctor/provider-deliveries.js';
import { get } from '../../calls.js';
import { BookedShop, originOf } from '../../doctor/asked-shop.js';
import { merchantCall } from '../../merchant.js';
import { type NotificationBox, onOneStorage, openNotificationBox, sandboxOfTests } from '../../running-sandbox.js';
import { Shopper } from '../../shopper.js';

const approved = '4355084355084358';
const id = '100003';
const keys = { id, merchantKey: `demo-key-${id}`, merchantSalt: `demo-salt-${id}` };

onOneStorage('the statement beside the call', (open) => {
  const sandbox = sandboxOfTests(open);
  let box: NotificationBox;
  beforeAll(async () => {
    box = await openNotificationBox();
    await sandbox.panel.save(id, { notificationUrl: box.url });
  });
  afterAll(() => box.close());

  const pay = async (installment_count: string) => {
    const shopper = await Shopper.arrive(sandbox.urls.provider, { merchant_id: id, payment_amount: '100000' });
    expect((await shopper.pay(approved, { do_3d: '0', installment_count })).status).toBe(200);
    return shopper.opened.oid;
  };
  const giveBack = async (oid: string, return_amount: string, reference_no: string) => {
    const fields = { merchant_oid: oid, return_amount, reference_no };
    const { json } = await merchantCall(sandbox.urls.provider, '/odeme/iade', id, fields, id + oid + return_amount);
    expect(json.status).toBe('success');
  };
  const page = (path: string) => get(`${sandbox.urls.store}/merchants/${id}/${path}`);

  describe('in the panel', () => {
    let oid: string;
    beforeAll(async () => {
      oid = await pay('3');
      await giveBack(oid, '333.33', '-1');
    });

    it('MA-09 shows the payments and refunds of the present day, with what is left of each part', async () => {
      const { text, status } = await page('statement');
      expect(status).toBe(200);
      expect(text).toContain('value="2026-03-09"');
      const row = text.slice(text.indexOf('data-statement="sale"')).split('</tr>', 1)[0] ?? '';
      expect(row).toContain('12:00:00');
      expect(row).toContain(oid);
      expect(row).toContain('435508******4358');
      expect(amountsIn(row)).toEqual(['₺1.000,00', '₺39,90', '₺1.039,90']);
      const net = text.slice(text.indexOf('data-net="TL"')).split('</tr>', 1)[0] ?? '';
      expect(amountsIn(net)).toEqual(['₺679,46', '₺27,11', '₺706,57']);
      expect(text).not.toContain('data-net="USD"');
    });

    it('MA-09 the file has the same rows for a spreadsheet, and no cell that is a formula', async () => {
      const { text, headers } = await page('statement.csv?day=2026-03-09');
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toBe('attachment; filename="islem-dokumu-100003-2026-03-09.csv"');
      const bytes = Buffer.from(
        await (await fetch(`${sandbox.urls.store}/merchants/${id}/statement.csv`)).arrayBuffer(),
      );
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
      const lines = text.replace('\ufeff', '').trimEnd().split('\r\n');
      expect(lines).toEqual([
        'islem_tipi;siparis_no;islem_tarihi;payment_amount;surcharge;total_amount;para_birimi;taksit;kart_no;odeme;test_mode;link_id;reference_no',
        `S;${oid};2026-03-09 12:00:00;1000,00;39,90;1039,90;TL;3;435508******4358;Kart;0;;`,
        `I;${oid};2026-03-09 12:00:00;320,54;12,79;333,33;TL;3;435508******4358;Kart;0;;'-1`,
      ]);
    });

    it('MA-09 another day has none of it, and what is no day is the present one', async () => {
      const other = await page('statement?day=2026-03-08');
      expect(other.text).toContain('Bu gün işlem yok.');
      expect(other.text).not.toContain(oid);
      expect((await page('statement?day=yesterday')).text).toContain(oid);
      expect((await page('statement?day=2026-03-09&day=2026-03-08')).status).toBe(200);
      expect((await get(`${sandbox.urls.store}/merchants/1/statement`)).status).toBe(404);
    });
  });

  describe('asked by the doctor', () => {
    const shops: BookedShop[] = [];
    afterEach(() => {
      for (const shop of shops.splice(0)) shop.end();
    });
    const askOf = async (book: (shop: BookedShop, form: URLSearchParams) => void) => {
      const shop = new BookedShop((self, form) => {
        book(self, form);
        return 'OK';
      });
      shops.push(shop);
      const origin = await originOf(shop.server);
      await sandbox.panel.save(id, { notificationUrl: `${origin}/notify` });
      const oid = await pay('3');
      await sandbox.runDue();
      const lines: string[] = [];
      const code = await askShop({
        shop: {
          url: `${origin}/notify`,
          transferNoticeUrl: undefined,
          deliveries: new ProviderDeliveries(sandbox.urls.provider, 'vezne', keys, () => sandbox.clock.now()),
          keys,
          books: new MerchantBooks(`${origin}/orders`, keys),
          limitMs: 5_000,
          bookingMs: 0,
        },
        skip: checks.map(({ name }) => name).filter((name) => name !== 'statement'),
        print: (line) => lines.push(line),
      });
      return { oid, code, said: lines.join('\n') };
    };

    it('MA-09 PK-06 a shop whose books are the statement is right', async () => {
      const { code, said } = await askOf((shop, form) => shop.book(form));
      expect(said).toMatch(/^right +statement /m);
      expect(code).toBe(0);
    });

    it('MA-09 PK-06 a payment that the shop answered OK and did not book is named', async () => {
      const { oid, code, said } = await askOf(() => {});
      expect(said).toMatch(
        new RegExp(`^wrong +statement .*\\n +0 is booked for ${oid} instead of 100000 or 103990\\.`, 'm'),
      );
      expect(code).toBe(1);
    });
  });
});

const amountsIn = (row: string) => [...row.matchAll(/class="figure price">([^<]+)</g)].map(([, amount]) => amount);
