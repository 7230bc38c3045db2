import { createSocket, type Socket } from 'node:dgram';
import { once, setMaxListeners } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HostNames } from '../../../../sandbox/provider/notifications/host-names.js';

const folder = mkdtempSync(join(tmpdir(), 'vezne-hosts-'));
const hosts = join(folder, 'hosts');
writeFileSync(
  hosts,
  '127.0.0.1 localhost\n10.0.0.7\tshop.local Shop2.local # the old one\nfe80::1 shop.local\nx wrong.local\n',
);
const unheard = new AbortController().signal;

let server: Socket;
let asked: Buffer[];
let answer: (question: Buffer) => Buffer | undefined;
let names: HostNames;
beforeEach(async () => {
  asked = [];
  answer = () => undefined;
  server = createSocket('udp4', (question, from) => {
    asked.push(question);
    const answered = answer(question);
    if (answered !== undefined) server.send(answered, from.port, from.address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  names = new HostNames(hosts, [`127.0.0.1:${server.address().port}`]);
});
afterEach(() => server.close());
afterAll(() => rmSync(folder, { recursive: true }));

/** The answer to a question for an IPv4 address, and none for IPv6. */
function withAddress(question: Buffer): Buffer {
  const isIpv4 = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
  const head = Buffer.from(question.subarray(0, question.indexOf(0, 12) + 5));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(isIpv4 ? 1 : 0, 6);
  head.writeUInt16BE(0, 10);
  const record = Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 93, 184, 216, 34]);
  return isIpv4 ? Buffer.concat([head, record]) : head;
}

describe('the names of merchants’ hosts', () => {
  it('TR-13 a name whose server says nothing is given up when its time is over, and holds no other', async () => {
    const ended = new AbortController();
    setMaxListeners(0, ended.signal);
    const silent = Array.from({ length: 20 }, (_, index) => names.resolve(`shop${index}.example`, ended.signal));
    const given = Promise.allSettled(silent);
    while (asked.length < 40) await new Promise(setImmediate);
    // The other questions are answered meanwhile.
    answer = (question) => (question.includes('\x06honest') ? withAddress(question) : undefined);
    expect(await names.resolve('honest.example', unheard)).toEqual([{ address: '93.184.216.34', family: 4 }]);
    expect((await names.resolve('localhost', unheard))[0]).toEqual({ address: '127.0.0.1', family: 4 });
    ended.abort();
    // Each ends by the signal: a look-up that went on would end by its own time, with another code.
    const ends = (await given).map((end) => end.status === 'rejected' && end.reason.code);
    expect(ends).toEqual(silent.map(() => 'ECANCELLED'));
    await expect(names.resolve('late.example', ended.signal)).rejects.toThrow();
  });

  it('TR-13 those of the hosts file and of this machine go on resolving', async () => {
    expect(await names.resolve('shop.local', unheard)).toEqual([
      { address: '10.0.0.7', family: 4 },
      { address: 'fe80::1', family: 6 },
    ]);
    expect(await names.resolve('SHOP2.LOCAL.', unheard)).toEqual([{ address: '10.0.0.7', family: 4 }]);
    expect(await names.resolve('api.localhost', unheard)).toContainEqual({ address: '127.0.0.1', family: 4 });
    expect(asked).toEqual([]);
  });

  it('TR-13 the name of a container, without a dot, is asked of the name server', async () => {
    answer = withAddress;
    expect(await names.resolve('store', unheard)).toEqual([{ address: '93.184.216.34', family: 4 }]);
  });
});
