import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration } from '../../sandbox/configuration.js';
import { refuseUnknownNames } from '../../sandbox/options/known-names.js';
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
    ['VEZNE_LOG', 'chatty', 'VEZNE_LOG must be one of trace, debug, info, warn, error, fatal, silent, not chatty'],
  ])('PK-04 %s=%s is refused by its name', (name, value, sentence) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(sentence);
  });

  it.each([['p/w'], ['p#w'], ['p?w']])('SV-06 a password %s is refused with the way to write it', (password) => {
    const url = `postgres://vezne:${password}@127.0.0.1:5432/vezne`;
    expect(() => readConfiguration({ DATABASE_URL: url })).toThrow(
      'in a password write / as %2F, # as %23 and ? as %3F',
    );
  });

  it('SV-06 that sentence does not repeat the password', () => {
    const url = 'postgres://vezne:secret/w@127.0.0.1:5432/vezne';
    expect(() => readConfiguration({ DATABASE_URL: url })).not.toThrow('secret');
  });

  it.each([
    ['postgres://vezne:p%2Fw@127.0.0.1:5432/vezne'],
    ['postgres:///vezne?host=/var/run/postgresql'],
    ['postgres://vezne:pw@/vezne?host=/var/run/postgresql'],
  ])('SV-06 the address %s is taken', (url) => {
    expect(readConfiguration({ DATABASE_URL: url }).database).toEqual({ url });
  });

  it.each([['VEZNE_QUIET'], ['VEZNE_SEEDED'], ['VEZNE_CONTROLS'], ['VEZNE_ANY_HOST']])(
    'SV-06 %s=true is refused, since it would be off',
    (name) => {
      const seeded = { VEZNE_SEEDED: '1', VEZNE_ANY_HOST: '1', VEZNE_HOST: '0.0.0.0' };
      const sentence = `${name} must be 1, or 0 or empty for off, not true`;
      expect(() => readConfiguration({ ...seeded, [name]: 'true' })).toThrow(sentence);
    },
  );

  it('SV-02 is quiet by VEZNE_QUIET=1 alone', () => {
    expect(readConfiguration({ VEZNE_QUIET: '1' }).quiet).toBe(true);
    expect(readConfiguration({ VEZNE_QUIET: '0' }).quiet).toBe(false);
    expect(readConfiguration({}).quiet).toBe(false);
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

  it.each([
    ['VEZNE_MARKS_KEY', 'VEZNE_MARKS_KEY is called VEZNE_FINGERPRINT_KEY now.'],
    ['VEZNE_FINGERPRINTS_KEY', 'There is no setting VEZNE_FINGERPRINTS_KEY. Is VEZNE_FINGERPRINT_KEY meant?'],
    ['VEZNE_POTR', 'There is no setting VEZNE_POTR. Is VEZNE_PORT meant?'],
    ['VEZNE_SOMETHING', 'There is no setting VEZNE_SOMETHING.'],
    ['DATABASE_URI', 'There is no setting DATABASE_URI. Is DATABASE_URL meant?'],
    ['DATABASE_URLS', 'There is no setting DATABASE_URLS. Is DATABASE_URL meant?'],
  ])('SV-06 %s is refused, since it would not be read', (name, sentence) => {
    expect(() => readConfiguration({ [name]: 'x' })).toThrow(sentence);
  });

  it.each([
    ['what other programs read', { HOME: '/x', DATABASE_HOST: 'x', DATABASE_USER: 'x' }],
    ['a name beside the right one', { DATABASE_URL: 'postgres://a/b', DATABASE_URI: 'postgres://c/d' }],
    ['an empty one', { VEZNE_SOMETHING: '' }],
    [
      'what Kubernetes adds where a service is called vezne',
      { VEZNE_SERVICE_HOST: '10.0.0.1', VEZNE_SERVICE_PORT_HTTP: '4000', VEZNE_PORT_4000_TCP_ADDR: '10.0.0.1' },
    ],
    [
      'what it adds where one is called vezne-store',
      { VEZNE_CI_SERVICE_HOST: '10.0.0.1', VEZNE_CI_PORT: 'tcp://10.0.0.1:4001', VEZNE_CI_PORT_4001_TCP: 'tcp://x' },
    ],
    ['the address of the shop beside a seeded start', { VEZNE_SEEDED: '1', DATABASE_URI: 'postgres://a/b' }],
  ])('SV-06 is not said of %s', (_what, env) => {
    expect(() => refuseUnknownNames(env)).not.toThrow();
  });

  it('SV-06 knows every name that this project uses', () => {
    const root = path.resolve(import.meta.dirname, '../..');
    const folders = ['sandbox', 'scripts', 'tests', 'docs'];
    const files = folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|mjs|md)$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    );
    const used = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\bVEZNE_[A-Z_]+[A-Z]\b/g) ?? []));
    const made = ['VEZNE_CI_PORT', 'VEZNE_MARKS_KEY', 'VEZNE_FINGERPRINTS_KEY', 'VEZNE_POTR', 'VEZNE_SOMETHING'];
    const unknown = [...used].filter((name) => {
      try {
        refuseUnknownNames({ [name]: 'x' });
        return false;
      } catch {
        return !made.includes(name);
      }
    });
    expect(unknown).toEqual([]);
  });

  it.each([
    [
      { VEZNE_HOST: '0.0.0.0' },
      '--notify names this machine, and 0.0.0.0 is reached by others: allow it by --any-host.',
    ],
    [{ VEZNE_NOTIFY: 'https://u:p@shop.example/n' }, '--notify takes no user name and no password.'],
  ])('PK-08 refuses --notify beside %j in one sentence', (env, sentence) => {
    const notified = { VEZNE_NOTIFY: 'http://localhost:3000/n', ...env };
    expect(() => readConfiguration(notified)).toThrow(sentence);
  });

  it('SV-06 takes no address of a cluster for a port', () => {
    expect(readConfiguration({ VEZNE_PORT: 'tcp://10.0.0.1:4000' }).ports.provider).toEqual({ preferred: 4000 });
  });
});
