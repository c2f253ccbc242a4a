import { html, raw } from 'hono/html';
import type { OpenAPIV3_1 } from 'openapi-types';
import { type SchemaOrReference, schemaText } from './openapi-schema-text.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type ApiCall = { method: string; path: string; operation: OpenAPIV3_1.OperationObject };

type Document = Pick<OpenAPIV3_1.Document, 'info' | 'paths' | 'components'>;

const css = `
:root { color-scheme: light dark; font-family: Vazirmatn, system-ui, sans-serif; line-height: 1.7 }
body { max-inline-size: 60rem; margin-inline: auto; padding: 1rem }
article { border-block-start: 1px solid GrayText; padding-block: 1rem }
h3, pre, td:first-child, .ltr { direction: ltr; text-align: left; unicode-bidi: isolate }
h3 { font-family: ui-monospace, monospace; font-size: 1rem; overflow-wrap: anywhere }
pre { overflow-x: auto; padding: .75rem; border: 1px solid GrayText; border-radius: .5rem; font-size: .85rem; line-height: 1.5 }
table { border-collapse: collapse; inline-size: 100% }
td, th { padding: .25rem .5rem; border-block-end: 1px solid GrayText; text-align: start; vertical-align: top }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none }
nav a { display: inline-block; min-block-size: 44px }
`;

/** Groups calls by tag, or by the first path segment after the version. */
function callsByArea(document: Document): Map<string, ApiCall[]> {
  const areas = new Map<string, ApiCall[]>();
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item?.[method];
      if (!operation) continue;
      const area =
        operation.tags?.[0] ?? path.split('/').find((part) => part && part !== 'api' && part !== 'v1') ?? '/';
      areas.set(area, [...(areas.get(area) ?? []), { method: method.toUpperCase(), path, operation }]);
    }
  }
  return new Map([...areas].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const contentSchemas = (content: Record<string, OpenAPIV3_1.MediaTypeObject> | undefined) =>
  Object.entries(content ?? {}).map(([type, media]) => ({ type, schema: media.schema as SchemaOrReference }));

/** The body of a call as a command sends it; undefined for a call without one. */
function bodyExample({ requestBody }: OpenAPIV3_1.OperationObject): string | undefined {
  if (!requestBody || !('content' in requestBody)) return undefined;
  const schema = requestBody.content['application/json']?.schema as OpenAPIV3_1.SchemaObject | undefined;
  return schema?.examples?.[0] === undefined ? '{…}' : JSON.stringify(schema.examples[0]);
}

function curl({ method, path, operation }: ApiCall, siteUrl: string): string {
  const required = (operation.parameters ?? []).flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query' && parameter.required ? [`${parameter.name}=…`] : [],
  );
  const query = required.length > 0 ? `?${required.join('&')}` : '';
  const example = bodyExample(operation);
  const body = example ? ` \\\n  -H 'content-type: application/json' -d '${example}'` : '';
  return `curl${method === 'GET' ? '' : ` -X ${method}`} '${siteUrl}${path}${query}'${body}`;
}

function parameterRows(operation: OpenAPIV3_1.OperationObject) {
  const rows = (operation.parameters ?? []).flatMap((parameter) =>
    'in' in parameter
      ? html`<tr><td><code>${parameter.name}</code></td><td>${parameter.in}${parameter.required ? '، لازم' : ''}</td>
          <td class="ltr"><code>${schemaText(parameter.schema as SchemaOrReference)}</code></td>
          <td>${parameter.description ?? ''}</td></tr>`
      : [],
  );
  if (rows.length === 0) return '';
  return html`<h4>پارامترها</h4><table><tbody>${rows}</tbody></table>`;
}

function bodyBlock(operation: OpenAPIV3_1.OperationObject) {
  const body = operation.requestBody;
  if (!body || !('content' in body)) return '';
  return contentSchemas(body.content).map(
    ({ type, schema }) => html`<h4>بدنهٔ درخواست <code>${type}</code></h4><pre>${schemaText(schema)}</pre>`,
  );
}

function answerBlocks(operation: OpenAPIV3_1.OperationObject) {
  const entries = Object.entries(operation.responses ?? {});
  const problems = entries.filter(([status]) => Number(status) >= 400).map(([status]) => status);
  const successes = entries.filter(([status]) => Number(status) < 400);
  return html`${successes.map(
    ([status, response]) =>
      html`<h4>پاسخ ${status}</h4>${contentSchemas(
        response && 'content' in response ? response.content : undefined,
      ).map(({ schema }) => html`<pre>${schemaText(schema)}</pre>`)}`,
  )}<p>خطاها: ${problems.join('، ')} (<a href="#Problem">Problem</a>)</p>`;
}

const callBlock = (call: ApiCall, siteUrl: string) => html`<article>
  <h3>${call.method} ${call.path}</h3>
  <p>${call.operation.summary ?? call.operation.description ?? ''}</p>
  ${parameterRows(call.operation)} ${bodyBlock(call.operation)} ${answerBlocks(call.operation)}
  <h4>نمونه</h4><pre>${curl(call, siteUrl)}</pre>
</article>`;

/** Renders the OpenAPI document as one HTML page without scripts. */
export function openApiPage(document: Document, options: { siteUrl: string; documentUrl: string }) {
  const areas = [...callsByArea(document)];
  const schemas = Object.entries(document.components?.schemas ?? {});
  const page = html`<!doctype html>
<html lang="fa" dir="rtl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<style>${raw(css)}</style>
</head>
<body>
<header><h1>${document.info.title}</h1>
<p>${document.info.description ?? ''} سند ماشین‌خوان: <a class="ltr" href="${options.documentUrl}">OpenAPI 3.1</a></p></header>
<nav aria-label="بخش‌ها"><ul>${areas.map(([area]) => html`<li><a href="#${area}">${area}</a></li>`)}</ul></nav>
<main>${areas.map(
    ([area, calls]) =>
      html`<section id="${area}"><h2>${area}</h2>${calls.map((call) => callBlock(call, options.siteUrl))}</section>`,
  )}
<section><h2>ساختارها</h2>${schemas.map(
    ([name, schema]) =>
      html`<article id="${name}"><h3>${name}</h3><pre>${schemaText(schema as SchemaOrReference)}</pre></article>`,
  )}</section></main>
</body>
</html>`;
  return { html: page, style: css };
}
