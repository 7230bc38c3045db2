import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { product as defaultProduct } from '../../../src/domain/payment/product-slug.js';
import { projectFolder } from '../../process/project-folder.js';
import type { Urls } from '../../process/urls.js';
import { siteHeaders } from '../../site/default-headers.js';
import type { Routes } from '../requests/routes.js';
import { documentPage } from './document-page.js';

/** The calls as OpenAPI, for programs (`/openapi.json`) and to be read (`/openapi`). */
export class ApiDocument implements Routes {
  constructor(
    private readonly urls: Urls,
    private readonly product: string,
  ) {}

  serve(app: FastifyInstance): void {
    // Its fields are written with the usual slug, and are those of this start.
    const text = fileText('docs/openapi.json').replaceAll(`${defaultProduct}_token`, `${this.product}_token`);
    const style = fileText('sandbox/provider/api-document/assets/api.css');
    const page = documentPage(JSON.parse(text)).toString();
    const headers = siteHeaders(this.urls.provider, {});
    app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
    app.get('/openapi.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
    app.get('/openapi', async (_request, reply) => reply.headers(headers).type('text/html; charset=utf-8').send(page));
  }
}

/** From the project's root: the server may run from its source or from one built file. */
function fileText(name: string): string {
  return readFileSync(join(projectFolder(), name), 'utf8');
}
