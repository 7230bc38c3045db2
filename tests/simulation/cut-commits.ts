import type { Container } from 'inversify';
import { Configuration } from '../../sandbox/configuration.js';
import { Database, openDatabase } from '../../sandbox/database/open-database.js';
import { seedMerchants } from '../../sandbox/demo/merchants.js';
import { Closing } from '../../sandbox/process/closing.js';
import { addMerchants } from '../../sandbox/provider/merchants/merchants.js';

/** An embedded database has no line that could break: its transactions lose their COMMIT, or its answer, here. */
export class CutCommits {
  private next: 'none' | 'reaches' | 'lost' = 'none';
  private gone = false;
  /** What no fault meets. */
  plain: Database | undefined;

  cut(reaches: boolean): void {
    this.next = reaches ? 'reaches' : 'lost';
  }

  lose(gone: boolean): void {
    this.gone = gone;
  }

  heal(): void {
    this.gone = false;
    this.next = 'none';
  }

  /** Puts this in the place of a sandbox's database. */
  readonly install = (container: Container): void => {
    container.rebind(Database).toResolvedValue(
      async ({ database }: Configuration, closing: Closing) => {
        const { db, close } = await openDatabase(database);
        closing.add(close);
        await addMerchants(db, seedMerchants);
        this.plain = db;
        return this.over(db);
      },
      [Configuration, Closing],
    );
  };

  private over(db: Database): Database {
    return new Proxy(db, {
      get: (target, name) => {
        if (this.gone && ['select', 'insert', 'update', 'transaction', '$count'].includes(String(name)))
          throw lineBroken();
        if (name === 'transaction') return (act: Parameters<Database['transaction']>[0]) => this.run(target, act);
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  private async run(db: Database, act: Parameters<Database['transaction']>[0]): Promise<unknown> {
    const { next } = this;
    this.next = 'none';
    const done = await db.transaction(async (tx) => {
      const result = await act(tx);
      if (next === 'lost') throw lineBroken();
      return result;
    });
    if (next === 'reaches') throw lineBroken();
    return done;
  }
}

const lineBroken = () => new Error('Connection terminated unexpectedly');
