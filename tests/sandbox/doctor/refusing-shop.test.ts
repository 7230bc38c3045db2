import { createServer, type Server } from 'node:http';
import { asked, originOf } from './asked-shop.js';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A shop that answers every request alike. */
async function answering(status: number, text: string): Promise<string> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => response.writeHead(status).end(text));
  });
  servers.push(server);
  return originOf(server);
}

const refusals = ['wrong-hash', 'wrong-signature', 'no-signature', 'too-late'];

describe('the doctor, of a shop that refuses what is right', () => {
  it('PK-06 judges nothing else that it sends, and says once where to look', async () => {
    const { code, said } = await asked(
      { notify: await answering(400, 'wrong signature') },
      'paid',
      'twice',
      ...refusals,
    );
    expect(said).toMatch(/^wrong +paid .*\n +It was answered HTTP 400 “wrong signature” instead of HTTP 200 “OK”\./m);
    expect(said).toContain('Your shop refused a right notification');
    expect(said).toContain('of another merchant than 100001 (--merchant, --key, --salt)?');
    expect(said).toContain('body as it came');
    for (const name of ['twice', ...refusals]) expect(said).toMatch(new RegExp(`^not judged +${name} `, 'm'));
    expect(said).toContain('0 right, 1 wrong,');
    expect(code).toBe(1);
  });

  it('PK-06 ends with 2 at an address where nothing is', async () => {
    const { code, said } = await asked({ notify: await answering(404, 'Not Found') }, 'paid', ...refusals);
    expect(said).toMatch(/Nothing is at http:\/\/127\.0\.0\.1:\d+\/ \(404\)\. Give the address/);
    expect(said).not.toMatch(/^(right|wrong) /m);
    expect(code).toBe(2);
  });

  it('PK-06 takes no refusal for right where no right notification was taken, though the plain payment is left out', async () => {
    const { code, said } = await asked({ notify: await answering(400, 'no') }, ...refusals);
    for (const name of refusals) expect(said).toMatch(new RegExp(`^not judged +${name} `, 'm'));
    expect(code).toBe(2);
  });

  it('PK-06 still finds a shop wrong that answers OK to what is to be refused', async () => {
    const { said } = await asked({ notify: await answering(200, 'OK') }, ...refusals);
    for (const name of refusals) expect(said).toMatch(new RegExp(`^wrong +${name} `, 'm'));
  });

  it('PK-06 shows what the address of the orders answered, and whose key it was asked with', async () => {
    const origin = await answering(400, 'wrong signature');
    const { code, said } = await asked({ notify: origin, orders: `${origin}/orders` }, 'paid');
    expect(said).toContain('must answer with a 2xx status, and answered HTTP 400 “wrong signature”.');
    expect(said).toContain(
      'It was signed with the key of merchant 100001: is yours another (--merchant, --key, --salt)?',
    );
    expect(code).toBe(2);
  });
});
