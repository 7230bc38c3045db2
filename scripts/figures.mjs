/** docs/figures.md: each command that measures writes its own table there, between two comments that name it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from './terminal.mjs';

const file = path.join(root, 'docs', 'figures.md');

/** True where the command was asked to write its figures down: `-- --write`. */
export const writesFigures = process.argv.includes('--write');

/** Replaces the table of a command by these lines of Markdown. */
export function writeFigures(name, lines) {
  const text = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (from < begin.length || to < from) fail(`docs/figures.md has no place for the figures of ${name}.`);
  writeFileSync(file, `${text.slice(0, from)}${lines.join('\n')}\n${text.slice(to)}`);
}

/** A table of Markdown: the first column is text, the others are numbers. */
export function tableOf(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)];
}
