import type { FastifyInstance } from 'fastify';

/** An address of a server's routing table, e.g. `/odeme/guvenli/v2/:token`, with the methods that it takes. */
export interface Route {
  readonly path: string;
  readonly methods: readonly string[];
}

/** One line of the tree: `│   ├── guvenli/ (GET, HEAD)`. */
const line = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, -]+)\))?$/;

/**
 * The addresses of a server that is ready, from the tree that its router prints: what a plugin adds is among them. A tree
 * that cannot be read is an error.
 */
export function routesOf(app: FastifyInstance): Route[] {
  const routes = new Map<string, readonly string[]>();
  const parents: string[] = [];
  for (const text of app.printRoutes().trimEnd().split('\n')) {
    const [, indent = '', segment = '', methods] = line.exec(text) ?? [];
    if (segment === '') throw new Error(`The table of routes cannot be read: ${text}`);
    const depth = indent.length / 4;
    const path = (parents[depth - 1] ?? '') + (segment === '(empty root node)' ? '' : segment);
    parents.splice(depth, parents.length, path);
    if (methods === undefined) continue;
    const named = methods.split(', ');
    if (!named.every((method) => app.hasRoute({ url: path, method: methodOf(method) })))
      throw new Error(`The table of routes was read wrongly at ${path}`);
    routes.set(path, named);
  }
  if (routes.size === 0) throw new Error('The table of routes is empty');
  return [...routes].map(([path, methods]) => ({ path, methods }));
}

function methodOf(name: string): 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS' {
  const known = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const;
  const found = known.find((method) => method === name);
  if (found === undefined) throw new Error(`A route takes the method ${name}, which no request of the doors has`);
  return found;
}
