import { once } from 'node:events';
import { createServer } from 'node:http';
import { bundleSandbox, type SandboxBundle } from '../sandbox-process.js';
import { originOf } from './asked-shop.js';

describe('a report whose reader has read enough', () => {
  let bundle: SandboxBundle;
  const shop = createServer((_request, response) => response.end('OK'));
  beforeAll(async () => {
    bundle = await bundleSandbox();
  });
  afterAll(() => {
    shop.close();
    shop.closeAllConnections();
    bundle.remove();
  });

  it('PK-06 ends with the code of the doctor and without a fault, as into `head`', async () => {
    const doctor = bundle.begin(['doctor', `${await originOf(shop)}/notify`]);
    let fault = '';
    doctor.stderr?.on('data', (chunk: Buffer) => {
      fault += chunk.toString();
    });
    doctor.stdout?.once('data', () => doctor.stdout?.destroy());
    await once(doctor, 'close');
    expect(fault).toBe('');
    // A shop that answers OK to everything takes wrong signatures as well.
    expect(doctor.exitCode).toBe(1);
  });
});
