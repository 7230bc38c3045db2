import type { Container } from 'inversify';
import { Database, OpenDatabase } from '../../../../sandbox/database/database.js';

/** A database that can lose the answer to a COMMIT, and be away afterwards. */
export class CommitCuts {
  private transactions = 0;
  private cutAt = 0;
  private cutBy: Error = connectionLost();
  private staysAway = false;
  private away = false;
  private isMet = false;
  private takenBack: { readonly from: number; readonly until: number; readonly code: string } | undefined;

  /**
   * The answer to this transaction's COMMIT is lost: 1 is the next. `staysAway`: nothing is answered after it either;
   * `by`: the error that the transaction ends with.
   */
  cut(transaction: number, { staysAway = false, by = connectionLost() } = {}): void {
    this.cutBy = by;
    this.transactions = 0;
    this.isMet = false;
    this.cutAt = transaction;
    this.staysAway = staysAway;
  }

  /** This transaction, 1 is the next, and those after it are taken back with an error of this SQLSTATE, `times` in all. */
  takeBack(transaction: number, code: string, times = 1): void {
    this.transactions = 0;
    this.isMet = false;
    this.takenBack = { from: transaction, until: transaction + times, code };
  }

  /** Whether the transaction that was named has come. */
  get met(): boolean {
    return this.isMet;
  }

  /** The database answers again. */
  mend(): void {
    this.cutAt = 0;
    this.takenBack = undefined;
    this.away = false;
  }

  /** Puts this database in the place of a sandbox's own. */
  readonly install = (container: Container): void => {
    container.rebind(Database).toResolvedValue(({ db }: OpenDatabase) => this.over(db), [OpenDatabase]);
  };

  private over(db: Database): Database {
    return new Proxy(db, {
      get: (target, name) => {
        if (this.away && ['select', 'insert', 'transaction'].includes(String(name))) throw connectionLost();
        if (name === 'transaction') return (act: Parameters<Database['transaction']>[0]) => this.run(target, act);
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  private async run(db: Database, act: Parameters<Database['transaction']>[0]): Promise<unknown> {
    this.transactions += 1;
    const { takenBack } = this;
    const isTakenBack =
      takenBack !== undefined && this.transactions >= takenBack.from && this.transactions < takenBack.until;
    const isCut = this.transactions === this.cutAt;
    if (isTakenBack || isCut) this.isMet = true;
    const done = await db.transaction(async (tx) => {
      const made = await act(tx);
      if (isTakenBack) throw Object.assign(new Error('taken back'), { code: takenBack.code });
      return made;
    });
    if (!isCut) return done;
    this.away = this.staysAway;
    throw this.cutBy;
  }
}

function connectionLost(): Error {
  return new Error('Connection terminated unexpectedly');
}

/** The database said nothing for as long as a connection may: what was written is as open as after a lost one. */
export function silence(): Error {
  return Object.assign(new Error('The database says nothing.'), { code: 'ETIMEDOUT' });
}
