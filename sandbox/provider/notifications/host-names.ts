import { type LookupAddress, promises } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import type { ServiceIdentifier } from 'inversify';

/** The network addresses of a host name; rejects where it has none, and when the signal aborts. */
export type ResolveHost = (name: string, signal: AbortSignal) => Promise<readonly LookupAddress[]>;

export const ResolveHost: ServiceIdentifier<ResolveHost> = Symbol('ResolveHost');

/** One question to a name server, in ms, and how often it is asked: a name that says nothing is given up within seconds. */
const questions = { timeout: 2_000, tries: 2 };

/**
 * Asks the hosts file, then the name servers, as the machine's own look-up does; but that one holds a thread of the
 * process until it ends and cannot be cancelled: a few names whose servers say nothing would stop all others (TR-13).
 */
export class HostNames {
  constructor(
    private readonly hostsFile = systemHostsFile(),
    /** `address:port`; undefined: those of the machine. */
    private readonly servers?: readonly string[],
  ) {}

  readonly resolve: ResolveHost = async (name, signal) => {
    const host = name.replace(/\.$/, '').toLowerCase();
    const named = loopbackNames.test(host) ? loopback : await this.inHostsFile(host);
    return named.length > 0 ? named : this.ask(host, signal);
  };

  private async inHostsFile(host: string): Promise<readonly LookupAddress[]> {
    const text = await readFile(this.hostsFile, 'utf8').catch(() => '');
    const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim().split(/\s+/));
    const found = lines.filter(([, ...names]) => names.some((each) => each.toLowerCase() === host));
    return found.flatMap(([address = '']) => (isIP(address) === 0 ? [] : [{ address, family: isIP(address) }]));
  }

  private async ask(host: string, signal: AbortSignal): Promise<readonly LookupAddress[]> {
    signal.throwIfAborted();
    const resolver = new promises.Resolver(questions);
    if (this.servers !== undefined) resolver.setServers(this.servers);
    // guard: end of a look-up -> const cancel = () => {};
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const asked = [resolver.resolve4(host), resolver.resolve6(host)];
      const answers = await Promise.allSettled(asked);
      const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      const [first] = answers;
      if (found.length === 0 && first?.status === 'rejected') throw first.reason;
      return found.map((address) => ({ address, family: isIP(address) }));
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  }
}

const loopbackNames = /^(?:.+\.)?localhost$/;

const loopback: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

function systemHostsFile(): string {
  if (process.platform !== 'win32') return '/etc/hosts';
  return `${process.env.SystemRoot ?? 'C:\\Windows'}\\System32\\drivers\\etc\\hosts`;
}
