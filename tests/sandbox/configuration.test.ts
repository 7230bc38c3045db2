import { readConfiguration } from '../../sandbox/configuration.js';
import { readSandboxOptions, sandboxHelp } from '../../sandbox/sandbox-options.js';

describe('the configuration', () => {
  it('PK-04 what is empty counts as absent: nobody binds to every address without asking for it', () => {
    const names = ['VEZNE_HOST', 'VEZNE_DATA', 'VEZNE_PRODUCT', 'VEZNE_LOG', 'VEZNE_PORT'];
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readConfiguration(empty)).toEqual(readConfiguration({}));
    expect(readConfiguration(readSandboxOptions(['--host', ''], {}) ?? {}).host).toBe('127.0.0.1');
  });

  it.each([
    [['--seeded'], { DATABASE_URL: 'postgres://a/b' }, '--seeded keeps its data in memory: unset DATABASE_URL.'],
    [['--seeded', '--data', 'x'], {}, '--seeded keeps its data in memory: leave out --data.'],
    [['--seeded', '--store-port', '1'], {}, '--seeded has no store: leave out --store-port (VEZNE_STORE_PORT).'],
    [
      ['--seeded', '--host', '0.0.0.0'],
      {},
      '--seeded on 0.0.0.0 is reached by others, and its keys are public: allow it by --any-host.',
    ],
  ])('PK-05 %j beside %j is refused in one sentence', (args, env, sentence) => {
    expect(() => readConfiguration(readSandboxOptions(args, env) ?? {})).toThrow(sentence);
  });

  it.each([
    ['VEZNE_PORT', 'abc', '--port (VEZNE_PORT) must be a port, 0 to 65535, not abc'],
    ['VEZNE_STORE_PORT', '65536', '--store-port (VEZNE_STORE_PORT) must be a port, 0 to 65535, not 65536'],
    ['DATABASE_URL', 'nonsense', 'DATABASE_URL must be an address such as postgres://user:password@host:5432/database'],
  ])('PK-04 %s=%s is refused by its name', (name, value, sentence) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(sentence);
  });

  it.each([['localhost'], ['::1'], ['127.0.0.2']])('PK-05 --seeded takes the loopback address %s', (host) => {
    expect(readConfiguration({ VEZNE_SEEDED: '1', VEZNE_HOST: host }).host).toBe(host);
  });

  it('PK-05 --seeded takes another address where it is allowed', () => {
    const env = readSandboxOptions(['--seeded', '--host', '0.0.0.0', '--any-host'], {}) ?? {};
    expect(readConfiguration(env).host).toBe('0.0.0.0');
  });

  it('PK-04 the help names what is read from the environment', () => {
    const names = [
      'VEZNE_FINGERPRINT_KEY',
      'VEZNE_PROVIDER_URL',
      'VEZNE_STORE_URL',
      'VEZNE_ACS_URL',
      'VEZNE_WALLET_URL',
    ];
    for (const name of names) expect(sandboxHelp).toContain(name);
  });
});
