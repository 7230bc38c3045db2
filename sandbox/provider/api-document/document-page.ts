import { type Html, html } from '../../site/html.js';

/** Describes what the page shows of docs/openapi.json. */
interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Response>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
}

interface Response {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly pattern?: string;
}

interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

/** The calls, one after the other, without a script. */
export function documentPage(document: Document): Html {
  const { info, tags, paths, components } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ ...operation, path, method: method.toUpperCase() })),
  );
  const groups = tags.map((tag) => ({ ...tag, calls: calls.filter((call) => call.tags.includes(tag.name)) }));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${info.title}: calls</title>
<link rel="stylesheet" href="/openapi.css">
</head>
<body>
<header>
<h1>${info.title}: calls</h1>
<p>${info.description} Version ${info.version}; as <a href="/openapi.json">OpenAPI 3.1</a>.</p>
</header>
<nav aria-label="Calls">${groups.map(
    ({ description, calls }) => html`
<h2>${description}</h2>
<ul>${calls.map(({ operationId, method, path }) => html`<li><a href="#${operationId}"><span>${method}</span> ${path}</a></li>`)}</ul>`,
  )}
</nav>
<main>${groups.map(({ calls }) => calls.map(callSection))}
<section id="errors">
<h2>Answers to what is refused</h2>${Object.entries(components.schemas).map(
    ([name, schema]) => html`
<details><summary>${name}</summary><pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre></details>`,
  )}
</section>
</main>
</body>
</html>
`;
}

function callSection({ operationId, method, path, summary, parameters, requestBody, responses }: Call): Html {
  const form = Object.values(requestBody?.content ?? {})[0]?.schema;
  return html`
<section id="${operationId}">
<h2><span>${method}</span> ${path}</h2>
<p>${summary}.</p>
${form !== undefined && fieldTable(form)}
<dl>${parameters.map(
    ({ name, in: place, description }) => html`
<dt>${name}</dt><dd>${description ?? `in the ${place}`}</dd>`,
  )}${Object.entries(responses).map(
    ([status, { description }]) => html`
<dt>${status}</dt><dd>${description}</dd>`,
  )}
</dl>
<details><summary>The answer 200</summary><pre tabindex="0">${JSON.stringify(schemaOf(responses['200']), null, 2)}</pre></details>
</section>`;
}

function schemaOf(response: Response | undefined): Schema | undefined {
  return Object.values(response?.content ?? {})[0]?.schema;
}

function fieldTable({ properties = {}, required = [] }: Schema): Html {
  return html`<table>
<thead><tr><th scope="col">Field</th><th scope="col">Required</th><th scope="col">Rule</th></tr></thead>
<tbody>${Object.entries(properties).map(
    ([name, schema]) => html`
<tr><th scope="row"><code>${name}</code></th><td>${required.includes(name) ? 'yes' : ''}</td><td>${ruleOf(schema)}</td></tr>`,
  )}
</tbody></table>`;
}

function ruleOf({ description, enum: words, pattern }: Schema): Html | string {
  if (words !== undefined) return html`${words.map((word) => html`<code>${String(word) || 'empty'}</code> `)}`;
  return description ?? (pattern === undefined ? '' : html`<code>${pattern}</code>`);
}
