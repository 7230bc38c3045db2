import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { asked, BookedShop, originOf } from './asked-shop.js';

const shops: BookedShop[] = [];
afterEach(() => {
  for (const shop of shops.splice(0)) shop.end();
});

async function running(take: ConstructorParameters<typeof BookedShop>[0]) {
  const shop = new BookedShop(take);
  shops.push(shop);
  const origin = await originOf(shop.server);
  return { shop, origin, notify: `${origin}/notify`, orders: `${origin}/orders` };
}

const once = (shop: BookedShop, form: URLSearchParams) => {
  if (!shop.booked.has(form.get('merchant_oid') ?? '')) shop.book(form);
  return 'OK';
};

describe('the doctor', () => {
  it('PK-06 a shop that ends in the middle of a check is wrong there, and not one that could not be asked', async () => {
    const { notify, orders } = await running((shop, form, at) => {
      if (at === 2) shop.end();
      return once(shop, form);
    });
    const { code, said } = await asked({ notify, orders }, 'paid', 'twice', 'late');
    expect(said).toMatch(/^wrong +late: your server stopped answering\.$/m);
    expect(code).toBe(1);
  });

  it('PK-06 orders that answered once and then no longer are the fault of the shop', async () => {
    const { notify, orders } = await running((shop) => {
      setImmediate(() => shop.end());
      return 'OK';
    });
    const { code, said } = await asked({ notify, orders, bookingMs: 300 }, 'paid');
    expect(code).toBe(1);
    expect(said).toMatch(/wrong +paid: your server stopped answering/);
  });

  it('PK-06 a shop that answers first and books twice later is found when all has been asked', async () => {
    const { notify, orders } = await running((shop, form) => {
      if (!shop.booked.has(form.get('merchant_oid') ?? '')) shop.book(form);
      else shop.afterLook.push(() => shop.book(form));
      return 'OK';
    });
    const { code, said } = await asked({ notify, orders, bookingMs: 400 }, 'paid', 'twice');
    expect(code).toBe(1);
    expect(said).toMatch(/^right +paid /m);
    expect(said).toMatch(/^wrong +twice .*\n +Looked at again, 3780 is booked instead of 1890\./m);
    expect(said).toContain('1 right, 1 wrong,');
  });

  it('PK-06 a shop that answers first and books once later is right', async () => {
    const taken = new Set<string | null>();
    const { notify, orders } = await running((shop, form) => {
      if (!taken.has(form.get('merchant_oid'))) setTimeout(() => shop.book(form), 50);
      taken.add(form.get('merchant_oid'));
      return 'OK';
    });
    const { code, said } = await asked({ notify, orders, bookingMs: 400 }, 'paid', 'twice');
    expect(code).toBe(0);
    expect(said).toContain('2 right, 0 wrong,');
  });

  it('PK-06 what was skipped or not judged is no success', async () => {
    const { notify } = await running(once);
    expect((await asked({ notify })).code).toBe(2);
    expect((await asked({ notify }, 'wrong-amount')).code).toBe(2);
    expect((await asked({ notify }, 'paid')).code).toBe(0);
  });

  it('MA-11 PK-06 announces a transfer at its own address, and says where none is given', async () => {
    const { shop, notify, orders } = await running(once);
    expect((await asked({ notify, orders }, 'info')).said).toMatch(
      /^not judged +info .*No transfer was announced: --transfer-notices is not given\.$/ms,
    );
    const told: URLSearchParams[] = [];
    const notices = new BookedShop((_, form) => {
      told.push(form);
      return 'OK';
    });
    shops.push(notices);
    const address = `${await originOf(notices.server)}/notify`;
    const { said } = await asked({ notify, orders, notices: address }, 'info');
    expect(said).toMatch(/^right +info /m);
    expect(told.map((form) => form.get('status'))).toEqual(['info']);
    expect(shop.notifications).toBe(1);
  });

  it('MA-11 PK-06 a shop that books an announced transfer is wrong', async () => {
    const { notify, orders } = await running(once);
    const { said } = await asked({ notify, orders, notices: notify }, 'info');
    expect(said).toMatch(/^wrong +info .*\n +1890 is booked instead of 0\./m);
  });

  it('PK-06 no server ends with 2 whatever is skipped, also where the body goes out in pieces', async () => {
    const server = createTcpServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    await new Promise((resolve) => server.close(resolve));
    const notify = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
    for (const name of ['twice', 'slowly', 'cut-off']) {
      const { code, said } = await asked({ notify }, name);
      expect(code).toBe(2);
      expect(said).toContain('(ECONNREFUSED). Is your server running?');
    }
  });

  it('PK-06 what goes wrong before a connection is secured ends with 2 and its code', async () => {
    const plain = createServer((_request, response) => response.end('OK'));
    const notify = (await originOf(plain)).replace('http:', 'https:');
    const { code, said } = await asked({ notify }, 'paid');
    plain.close();
    expect(code).toBe(2);
    expect(said).toMatch(/\(E[A-Z_0-9]+\)/);
  });

  it('PK-06 orders whose answer never ends are unusable, and no more of it is read than a number takes', async () => {
    let sent = 0;
    const server = createServer((request, response) => {
      if (request.method === 'POST') {
        response.end('OK');
        return;
      }
      const send = () => {
        if (response.destroyed) return;
        sent += 1;
        response.write('9'.repeat(64 * 1024), send);
      };
      send();
    });
    const origin = await originOf(server);
    const { code, said } = await asked({ notify: origin, orders: `${origin}/orders` }, 'paid');
    server.close();
    server.closeAllConnections();
    expect(code).toBe(2);
    expect(said).toContain('must answer a whole number of minor units, and answered “999');
    expect(sent).toBeLessThan(1_000);
  });

  it('PK-06 orders whose answer breaks off are unusable, and no stack', async () => {
    const broken = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('1');
      setTimeout(() => response.destroy(), 50);
    });
    const origin = await originOf(broken);
    const { code, said } = await asked({ notify: origin, orders: `${origin}/orders?secret=1` }, 'paid');
    broken.close();
    expect(code).toBe(2);
    expect(said).toContain(`POST ${origin}/orders gave no answer`);
  });
});
