import { isRestored, takePlace } from '../database/data-place.js';
import type { Database } from '../database/database.js';
import { parseOptions } from '../options/wrong-option.js';

export const resumeHelp = `vezne-sandbox resume

Says that the data of DATABASE_URL, which was restored from another database, goes on from here. The next start of a process
runs its jobs, delivers notices and answers calls. Run it when the old database takes no payments any more, and after
vezne-sandbox reconcile: merchants are then notified of whatever this data says.
`;

/** Returns false where the help is asked for. Throws WrongOption. */
export function readResumeOptions(args: readonly string[]): boolean {
  const { values } = parseOptions({ args: [...args], options: { help: { type: 'boolean', short: 'h' } } });
  return values.help !== true;
}

export async function resume(db: Database, print: (line: string) => void): Promise<void> {
  const wasRestored = await isRestored(db);
  await takePlace(db);
  print(
    wasRestored
      ? 'The data goes on from here: restart its processes.'
      : 'The data was made here: there was nothing to resume.',
  );
}
