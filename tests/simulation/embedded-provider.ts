import { sandboxContainer } from '../../sandbox/container.js';
import type { OpenDatabase } from '../../sandbox/database/database.js';
import { AdjustableClock } from '../../sandbox/process/clock.js';
import { Issuer } from '../../sandbox/provider/issuer/issuer.js';
import { startSandbox } from '../../sandbox/start-sandbox.js';
import { CutCommits } from './cut-commits.js';
import { FastClock } from './fast-clock.js';
import type { FastTime } from './fast-time.js';
import type { Party } from './line-to-provider.js';
import { type ProviderSetting, type SimulatedProvider, simulatedConfiguration } from './providers.js';

/** A sandbox in this process on the embedded database: there is one, so none is ended. */
export async function openEmbeddedProvider(
  time: FastTime,
  { book, publicUrls }: ProviderSetting,
  opened: OpenDatabase,
): Promise<SimulatedProvider> {
  const container = sandboxContainer(simulatedConfiguration({ opened }, publicUrls));
  const clock = new FastClock(time);
  const cuts = new CutCommits(time);
  container.rebind(AdjustableClock).toConstantValue(clock);
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
    heal: async () => cuts.heal(),
    advance: async (ms) => clock.advance(ms),
    close: () => sandbox.close(),
  };
}
