/** One process of the provider: `provider-processes.ts` starts it. Its time is the simulation's. */
import { setTimeout as machineTimeout } from 'node:timers';
import { sandboxContainer } from '../../sandbox/container.js';
import { AdjustableClock } from '../../sandbox/process/clock.js';
import { Issuer } from '../../sandbox/provider/issuer/issuer.js';
import { ResolveHost } from '../../sandbox/provider/notifications/host-names.js';
import { startSandbox } from '../../sandbox/start-sandbox.js';
import { DatabaseLine } from './database-line.js';
import { FastClock } from './fast-clock.js';
import { RemoteIssuer } from './issuer-line.js';
import type { LineMessage, ListeningMessage, ProcessMessage, ProcessSetting, TimeMessage } from './process-messages.js';
import { simulatedConfiguration } from './providers.js';
import { SilentNames } from './silent-names.js';

/** How far time may run on without a message, in ms of the machine. */
const patienceMs = 40;

const setting: ProcessSetting = JSON.parse(process.argv[2] ?? '');
const { database, issuer, publicUrls, isHealed, speed } = setting;

const sleep = (ms: number) => new Promise<void>((resolve) => machineTimeout(resolve, ms / speed));

let sent = setting.now;
let sentAt = performance.now();
let sentSpeed = speed;
const clock = new FastClock({
  now: () => sent + Math.min(performance.now() - sentAt, patienceMs) * sentSpeed,
  sleep,
});
const line = new DatabaseLine(sleep);
const names = new SilentNames();
if (isHealed) names.heal();
process.on('message', (message: ProcessMessage) => {
  if ('fault' in message) meet(message);
  else follow(message);
});
// Without the simulation there is nothing to serve.
process.on('disconnect', () => process.exit(1));

const place = 'url' in database ? { ...database, stream: line.socket } : database;
const container = sandboxContainer({
  ...simulatedConfiguration(place, publicUrls),
  closeWithinMs: 10_000,
});
container.rebind(AdjustableClock).toConstantValue(clock);
container.rebind(ResolveHost).toConstantValue(names.resolve);
container.rebind(Issuer).toConstantValue(new RemoteIssuer(issuer));
const sandbox = await startSandbox(container);
process.on('SIGTERM', () => void sandbox.close().finally(() => process.exit(0)));
const message: ListeningMessage = { listening: sandbox.listening };
process.send?.(message);

function follow({ now, speed: current, advance }: TimeMessage): void {
  sent = now;
  sentSpeed = current;
  sentAt = performance.now();
  if (advance !== undefined) clock.advance(advance);
}

function heal(): void {
  line.heal();
  names.heal();
}

function meet(message: LineMessage): void {
  if (message.fault === 'commitCut') line.cutCommit(message.parameter, message.cut);
  else if (message.fault === 'dead') line.silence(message.parameter, message.after, message.isWhole);
  else if (message.fault === 'away') void line.lose(message.forMs);
  else heal();
}
