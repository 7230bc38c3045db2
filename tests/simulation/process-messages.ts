import type { CommitCut } from './faults.js';
import type { Party } from './line-to-provider.js';

/** How a process of the provider is started: JSON in its first argument. */
export interface ProcessSetting {
  readonly database: { readonly url: string } | { readonly dataFolder: string };
  readonly issuer: string;
  /** Where it listens, where absent. */
  readonly publicUrls?: Readonly<Record<Party, string>>;
  /** The faults have ended: this one meets none. */
  readonly isHealed: boolean;
  /** Simulated ms in one of the machine, and the simulated time when it starts. */
  readonly speed: number;
  readonly now: number;
}

/** What a process is sent: the time, and faults of its line to the database. */
export type ProcessMessage = TimeMessage | LineMessage;

/** The simulated time and its speed now, again and again, and how far its clock is set forward. */
export interface TimeMessage {
  readonly now: number;
  readonly speed: number;
  readonly advance?: number;
}

export type LineMessage =
  /** Of a payment whose transactions carry this parameter. */
  | { readonly fault: 'commitCut'; readonly parameter: string; readonly cut: CommitCut }
  | {
      readonly fault: 'dead';
      readonly parameter: string;
      readonly after: number;
      readonly isWhole: boolean;
    }
  | { readonly fault: 'away'; readonly forMs: number }
  | { readonly fault: 'healed' };

/** What a process sends once it listens. */
export interface ListeningMessage {
  readonly listening: Readonly<Record<Party, string>>;
}
