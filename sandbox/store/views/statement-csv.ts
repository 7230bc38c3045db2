import type { DayStatement, StatementRow } from '../../panel/back-office.js';

/** The columns by the names that the call of the statement has for them. */
const columns: Readonly<Record<string, (row: StatementRow) => string>> = {
  islem_tipi: ({ kind }) => (kind === 'sale' ? 'S' : 'I'),
  siparis_no: ({ merchantOid }) => merchantOid,
  islem_tarihi: ({ time }) => time,
  payment_amount: ({ payment }) => commaAmount(payment),
  surcharge: ({ surcharge }) => commaAmount(surcharge),
  total_amount: ({ total }) => commaAmount(total),
  para_birimi: ({ currency }) => currency,
  taksit: ({ installmentCount }) => String(installmentCount),
  kart_no: ({ card }) => card,
  odeme: ({ methodName }) => methodName,
  test_mode: ({ testMode }) => (testMode ? '1' : '0'),
  link_id: ({ linkId }) => linkId,
  reference_no: ({ reference }) => reference,
};

/**
 * The statement as a file for a spreadsheet in Turkey (MA-09): semicolons between the columns, commas before decimals, and
 * a byte order mark, without which its letters are read wrongly.
 */
export function statementCsv({ rows }: DayStatement): string {
  const cells = rows.map((row) => Object.values(columns).map((read) => cell(read(row))));
  return `\ufeff${[Object.keys(columns), ...cells].map((line) => `${line.join(';')}\r\n`).join('')}`;
}

/** A spreadsheet would compute a text that begins like a formula: an apostrophe before it makes it a text. */
function cell(text: string): string {
  const plain = /^[-=+@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** `1039,90`: without dots between thousands, which other programs would take for decimals. */
function commaAmount(minor: number): string {
  return `${Math.floor(minor / 100)},${String(minor % 100).padStart(2, '0')}`;
}
