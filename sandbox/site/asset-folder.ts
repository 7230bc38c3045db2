import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { projectFolder } from '../process/project-folder.js';

interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

/** A site's few own files, held in memory and addressed by their content, so that browsers may keep them for good. */
export interface AssetFolder {
  /** The address of a file, e.g. `/assets/store.css?v=3f2a91c07b`; throws for a name that is not in the folder. */
  address(name: string): string;
  find(name: string): Asset | undefined;
}

const types = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
]);

/**
 * Reads `folders`, paths from the project's root: the server may run from its source or from one built file. A site may
 * share files with others; its own come last and take precedence.
 */
export function readAssetFolder(...folders: readonly string[]): AssetFolder {
  const paths = folders.map((folder) => join(projectFolder(), folder));
  const assets = new Map(paths.flatMap((path) => filesIn(path).map((name) => [name, readAsset(path, name)])));
  return {
    address(name) {
      const asset = assets.get(name);
      if (asset === undefined) throw new Error(`There is no ${name} in ${paths.join(', ')}.`);
      return `/assets/${name}?v=${createHash('sha256').update(asset.body).digest('hex').slice(0, 10)}`;
    },
    find: (name) => assets.get(name),
  };
}

/** Serves the folder under `/assets/`, and its `favicon.svg` as `/favicon.ico`. */
export function serveAssets(app: FastifyInstance, folder: AssetFolder): void {
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const asset = folder.find(request.params.name);
    if (asset === undefined) return reply.callNotFound();
    return reply.type(asset.type).header('cache-control', 'public, max-age=31536000, immutable').send(asset.body);
  });
  app.get('/favicon.ico', (_request, reply) => {
    const icon = folder.find('favicon.svg');
    if (icon === undefined) return reply.callNotFound();
    return reply.type(icon.type).header('cache-control', 'public, max-age=86400').send(icon.body);
  });
}

function filesIn(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

function readAsset(path: string, name: string): Asset {
  const body = readFileSync(join(path, name));
  return {
    type: types.get(extname(name)) ?? 'application/octet-stream',
    body: extname(name) === '.css' ? Buffer.from(withImports(path, body.toString())) : body,
  };
}

/** A sheet with the text of each `@import "…";` line in its place: a page fetches one sheet however it is divided. */
function withImports(path: string, sheet: string): string {
  return sheet.replace(/^@import "(.+)";$/gm, (_, name: string) => readFileSync(join(path, name), 'utf8'));
}
