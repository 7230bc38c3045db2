/** Every state of the page before and after: the pictures of a git revision beside those of this tree. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail, root } from '../terminal.mjs';
import { differences } from './difference.mjs';
import { build, takePictures } from './pictures.mjs';
import { writeReport } from './report.mjs';
import { commitOf, withRevision } from './revision.mjs';

const reports = path.join(root, '.reports', 'states');
const config = 'tests/e2e/states.config.mjs';

/** State (without its view) → why it looks different on purpose. The file is absent while there is none. */
const deliberateFile = path.join(root, 'tests', 'e2e', 'pictures', 'deliberate-differences.json');
const deliberateLimit = 5;

/** True when no picture differs but for those that are meant to. */
export async function compareWith(revision, { browser, only }) {
  const commit = commitOf(revision);
  const deliberate = readDeliberate();
  const before = path.join(reports, `${commit.slice(0, 12)}-${scriptHash()}`);
  const [after, diff] = ['after', 'diff'].map((name) => path.join(reports, name));
  for (const folder of [after, diff]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const complete = keepBefore(commit, before, { browser, only });
  console.log(`Taking the pictures of this tree …`);
  if (!build(root)) fail('The build failed; its message stands above.');
  const passed = takePictures(config, { browser, only, env: { VEZNE_PICTURES: after } });

  const { names, found } = await differences({ before, after, diff, only, browser });
  const judged = found.map((each) => ({ ...each, reason: deliberate.get(each.name.split('.')[0]) }));
  const open = judged.filter(({ reason }) => reason === undefined);
  const title = `${names.length} states, ${judged.length} differ from ${commit.slice(0, 7)}`;
  const report = writeReport(reports, { title, found: judged, before, after, diff });
  console.log(`\n${names.length} states, ${judged.length} differ`);
  for (const each of judged) console.log(`  ${line(each)}`);
  if (judged.length > 0) console.log(`See ${report}`);
  if (!complete || !passed) console.log('Some states could not be pictured; the messages stand above.');
  return complete && passed && names.length > 0 && open.length === 0;
}

/** The pictures of the revision, taken unless a run before took them; true when they are complete. */
function keepBefore(commit, before, { browser, only }) {
  const record = path.join(before, 'taken.json');
  const taken = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
  if (taken.some((part) => only.startsWith(part))) return true;
  console.log(`Taking the pictures of ${commit.slice(0, 12)} …`);
  const passed = withRevision(commit, (project) =>
    takePictures(config, { browser, only, env: { VEZNE_PICTURES: before, VEZNE_PROJECT: project } }),
  );
  if (passed) writeFileSync(record, JSON.stringify([...taken, only]));
  return passed;
}

/** Changes with the scripts that lead to the states, but not with where their imports stand. */
function scriptHash() {
  const folders = ['pictures/states', 'pages', 'harness'].map((name) => path.join(root, 'tests', 'e2e', name));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file)),
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(readFileSync(file, 'utf8').replace(/^import[^;]*;$/gm, ''));
  return hash.digest('hex').slice(0, 8);
}

function readDeliberate() {
  if (!existsSync(deliberateFile)) return new Map();
  const rows = Object.entries(JSON.parse(readFileSync(deliberateFile, 'utf8')));
  if (rows.length > deliberateLimit) fail(`${deliberateFile} may name at most ${deliberateLimit} states.`);
  if (rows.some(([, reason]) => typeof reason !== 'string' || reason === ''))
    fail(`${deliberateFile}: a reason is missing.`);
  return new Map(rows);
}

function line({ name, pixels, missing, reason }) {
  const what = missing === undefined ? `${pixels} pixels` : `missing ${missing}`;
  return `${name}: ${what}${reason === undefined ? '' : ` (deliberate: ${reason})`}`;
}
