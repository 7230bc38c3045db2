import { parseOptions, WrongOption } from '../options/wrong-option.js';

export const reconcileHelp = `vezne-sandbox reconcile FILE [--settle] [--since TIME]

Compares the bank's list of payments with the data of DATABASE_URL, and prints a line for each difference. FILE has the
columns merchant_id,merchant_oid,amount,currency, such as 100001,ORDER17,1250.00,TL.

  --settle       charges what the bank has taken and this data does not know of; merchants are notified once
                 the data is in use (vezne-sandbox resume)
  --since TIME   also prints what is charged here since then and is not on the list, such as 2026-11-27T09:00:00Z

Ends with 0 where nothing differs any more, 1 where something does, 2 where it could not be done. Without --settle it writes
nothing.
`;

interface ReconcileOptions {
  readonly file: string;
  readonly settle: boolean;
  readonly since: Date | undefined;
}

/** Undefined asks for the help. Throws WrongOption. */
export function readReconcileOptions(args: readonly string[]): ReconcileOptions | undefined {
  const { values, positionals } = parseOptions({
    args: [...args],
    allowPositionals: true,
    options: {
      settle: { type: 'boolean' },
      since: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) return undefined;
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new WrongOption('reconcile takes the file of one list.');
  const since = values.since === undefined ? undefined : new Date(values.since);
  if (since !== undefined && Number.isNaN(since.getTime())) throw new WrongOption('--since takes a time.');
  return { file, settle: values.settle === true, since };
}
