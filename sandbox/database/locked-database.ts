import { PGlite, type PGliteOptions, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import type { FolderLock } from './folder-lock.js';

/**
 * The embedded database on a folder. It asks before each COMMIT, and before each statement outside a transaction, whether
 * the folder is still this process's: what another process may have changed is neither written nor read (TR-12).
 */
export class LockedDatabase extends PGlite {
  constructor(
    private readonly lock: FolderLock,
    options: PGliteOptions,
  ) {
    super(options);
  }

  override async query<T>(statement: string, values?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.lock.check();
    return super.query<T>(statement, values, options);
  }

  override async exec(statements: string, options?: QueryOptions): Promise<Results[]> {
    this.lock.check();
    return super.exec(statements, options);
  }

  override async transaction<T>(act: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction(async (tx) => {
      this.lock.check();
      const result = await act(tx);
      // guard: folder asked for before COMMIT
      this.lock.check();
      return result;
    });
  }

  /** Closing writes what is left in memory: without the folder it would go over what another process has written. */
  override async close(): Promise<void> {
    this.lock.check();
    await super.close();
  }
}
