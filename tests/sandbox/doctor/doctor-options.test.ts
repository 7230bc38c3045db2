import { readDoctorOptions } from '../../../sandbox/doctor/doctor-options.js';
import { asked } from './asked-shop.js';

describe('the options of the doctor', () => {
  it('PK-06 an address with a user name or a password in it is refused without naming them', () => {
    const refused = 'The address must have no user name and no password in it.';
    expect(() => readDoctorOptions(['http://ayse:gizli@localhost/'], {})).toThrow(refused);
    expect(() => readDoctorOptions(['http://ayse@localhost/'], {})).toThrow(refused);
    expect(() => readDoctorOptions(['http://localhost/', '--orders', 'ftp://a:gizli@b/'], {})).toThrow(
      /^--orders must be a whole address, such as http:\/\/localhost:3000\/notify\.$/,
    );
  });

  it('PK-06 the query of an address is not printed', async () => {
    const { said } = await asked({ notify: 'http://127.0.0.1:9/notify?token=gizli' }, 'paid');
    expect(said).toContain('Asking http://127.0.0.1:9/notify as merchant');
    expect(said).not.toContain('gizli');
  });

  it('PK-06 a key and a salt are taken as a pair', () => {
    const read = (args: string[], env = {}) => readDoctorOptions(['http://localhost/', ...args], env)?.shop.keys;
    expect(() => read(['--key', 'mine'])).toThrow('--key and --salt go together: give both.');
    expect(() => read(['--key', 'mine'], { VEZNE_MERCHANT_SALT: 'its' })).toThrow('--key and --salt go together');
    expect(() => read([], { VEZNE_MERCHANT_SALT: 'its' })).toThrow(
      'VEZNE_MERCHANT_KEY and VEZNE_MERCHANT_SALT go together: give both.',
    );
    const env = { VEZNE_MERCHANT_KEY: 'other', VEZNE_MERCHANT_SALT: 'other' };
    expect(read(['--key', 'k', '--salt', 's'], env)).toMatchObject({ merchantKey: 'k', merchantSalt: 's' });
    expect(read(['--merchant', '100100'])).toMatchObject({ id: '100100', merchantKey: 'demo-key-100100' });
    expect(read([])).toMatchObject({ merchantKey: 'demo-key-100001', merchantSalt: 'demo-salt-100001' });
  });
});
