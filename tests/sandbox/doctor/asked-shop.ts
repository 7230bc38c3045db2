import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { checks } from '../../../sandbox/doctor/checks.js';
import { askShop } from '../../../sandbox/doctor/doctor.js';
import { MerchantBooks } from '../../../sandbox/doctor/merchant-books.js';
import { ProviderDeliveries } from '../../../sandbox/doctor/provider-deliveries.js';

const keys = { id: '100001', merchantKey: 'demo-key-100001', merchantSalt: 'demo-salt-100001' };

/** The origin of a server on loopback, after it listens. */
export async function originOf(server: Server): Promise<string> {
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** A shop whose books are a map; `take` is told every notification and how many there were. */
export class BookedShop {
  readonly booked = new Map<string, number>();
  notifications = 0;
  /** Done once the books have been looked at again. */
  readonly afterLook: (() => void)[] = [];
  readonly server: Server;

  constructor(take: (shop: BookedShop, form: URLSearchParams, at: number) => string) {
    const listener: RequestListener = async (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
      const body = new URLSearchParams(await text(request).catch(() => ''));
      if (pathname === '/notify') {
        this.notifications += 1;
        response.end(take(this, body, this.notifications));
        return;
      }
      response.end(String(this.booked.get(searchParams.get('merchant_oid') ?? '') ?? 0));
      for (const act of this.afterLook.splice(0)) act();
    };
    this.server = createServer(listener);
  }

  book(form: URLSearchParams): void {
    const oid = form.get('merchant_oid') ?? '';
    this.booked.set(oid, (this.booked.get(oid) ?? 0) + Number(form.get('total_amount')));
  }

  /** Takes no more connection, as a process that has ended. */
  end(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Asks for some checks only. */
export async function asked(
  {
    notify,
    orders,
    notices,
    provider,
    bookingMs = 0,
    limitMs = 5_000,
  }: Readonly<{
    notify: string;
    orders?: string;
    notices?: string;
    provider?: string;
    bookingMs?: number;
    limitMs?: number;
  }>,
  ...names: readonly string[]
): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const code = await askShop({
    shop: {
      url: notify,
      transferNoticeUrl: notices,
      deliveries: provider === undefined ? undefined : new ProviderDeliveries(provider, 'vezne', keys),
      keys,
      books: orders === undefined ? undefined : new MerchantBooks(orders, keys),
      limitMs,
      bookingMs,
    },
    skip: checks.map(({ name }) => name).filter((name) => !names.includes(name)),
    print: (line) => lines.push(line),
  });
  return { code, said: lines.join('\n') };
}
