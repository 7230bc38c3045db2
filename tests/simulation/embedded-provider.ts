import { sandboxContainer } from '../../sandbox/container.js';
import type { OpenDatabase } from '../../sandbox/database/database.js';
import { AdjustableClock } from '../../sandbox/process/clock.js';
import { Issuer } from '../../sandbox/provider/issuer/issuer.js';
import { ResolveHost } from '../../sandbox/provider/notifications/host-names.js';
import { startSandbox } from '../../sandbox/start-sandbox.js';
import { CutCommits } from './cut-commits.js';
import { FastClock } from './fast-clock.js';
import type { FastTime } from './fast-time.js';
import type { Party } from './line-to-provider.js';
import { type ProviderSetting, type SimulatedProvider, simulatedConfiguration } from './providers.js';
import { SilentNames } from './silent-names.js';

/** A sandbox in this process on the embedded database: there is one, so none is ended or held, and no line that could die. */
export async function openEmbeddedProvider(
  time: FastTime,
  { book, publicUrls }: ProviderSetting,
  opened: OpenDatabase,
): Promise<SimulatedProvider> {
  const container = sandboxContainer(simulatedConfiguration({ opened }, publicUrls));
  const clock = new FastClock(time);
  const cuts = new CutCommits(time);
  const names = new SilentNames();
  container.rebind(AdjustableClock).toConstantValue(clock);
  container.rebind(ResolveHost).toConstantValue(names.resolve);
  container.rebind(Issuer).toConstantValue(book);
  cuts.install(container);
  const sandbox = await startSandbox(container);
  const { plain } = cuts;
  if (plain === undefined) throw new Error('The database was not opened');
  return {
    db: plain,
    originsOf: (party: Party) => [sandbox.listening[party]],
    cutCommit: (_origin, _amount, cut) => cuts.cut(cut),
    end: () => {},
    loseDatabase: (forMs) => void cuts.lose(forMs),
    silence: (_origin, _amount, after) => cuts.cut({ reaches: false, after, awayMs: 0 }),
    freeze: () => {},
    isHeld: () => false,
    heal: async () => {
      cuts.heal();
      names.heal();
    },
    advance: async (ms) => clock.advance(ms),
    close: () => sandbox.close(),
  };
}
