import type { Container } from 'inversify';
import { Database, OpenDatabase } from '../../sandbox/database/database.js';
import type { FastTime } from './fast-time.js';
import type { CommitCut } from './faults.js';

/** An embedded database has no line that could break: its transactions lose their COMMIT, or its answer, here. */
export class CutCommits {
  private next: CommitCut | undefined;
  private away = 0;
  /** What no fault meets. */
  plain: Database | undefined;

  constructor(private readonly time: FastTime) {}

  cut(cut: CommitCut): void {
    this.next = cut;
  }

  /** No statement succeeds for a while, in simulated ms. */
  async lose(forMs: number): Promise<void> {
    this.away += 1;
    await this.time.sleep(forMs);
    this.away = Math.max(0, this.away - 1);
  }

  heal(): void {
    this.away = 0;
    this.next = undefined;
  }

  /** Puts this in the place of a sandbox's database. */
  readonly install = (container: Container): void => {
    container.rebind(Database).toResolvedValue(
      ({ db }: OpenDatabase) => {
        this.plain = db;
        return this.over(db);
      },
      [OpenDatabase],
    );
  };

  private over(db: Database): Database {
    return new Proxy(db, {
      get: (target, name) => {
        if (this.away > 0 && ['select', 'insert', 'update', 'transaction', '$count'].includes(String(name)))
          throw lineBroken();
        if (name === 'transaction') return (act: Parameters<Database['transaction']>[0]) => this.run(target, act);
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  private async run(db: Database, act: Parameters<Database['transaction']>[0]): Promise<unknown> {
    const cut = this.takeCut();
    const done = await db.transaction(async (tx) => {
      const result = await act(tx);
      if (cut?.reaches === false) this.break(cut);
      return result;
    });
    if (cut !== undefined) this.break(cut);
    return done;
  }

  private takeCut(): CommitCut | undefined {
    const { next } = this;
    if (next === undefined || next.after === 0) {
      this.next = undefined;
      return next;
    }
    this.next = { ...next, after: next.after - 1 };
    return undefined;
  }

  private break({ awayMs }: CommitCut): never {
    if (awayMs > 0) void this.lose(awayMs);
    throw lineBroken();
  }
}

const lineBroken = () => new Error('Connection terminated unexpectedly');
