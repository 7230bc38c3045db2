import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../../sandbox/process/project-folder.js';

/** A file of docs/hosting.md, word for word: the first line of its block is a comment with its name. */
export function documentedFile(language: string, file: string): string {
  const text = readFileSync(join(projectFolder(), 'docs/hosting.md'), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(?:#|--) (\\S+)\\n([\\s\\S]*?)^\`\`\``, 'gm'))];
  const block = blocks.find(([, name]) => name === file)?.[2];
  if (block === undefined) throw new Error(`docs/hosting.md has no ${file}`);
  return block;
}
