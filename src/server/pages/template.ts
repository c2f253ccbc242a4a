import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What vite.config.ts writes where a nonce belongs. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const HEAD_MARK = '<!--head-->';
const APP_MARK = '<!--app-->';
const STATE_MARK = '<!--state-->';

type ManifestChunk = { file: string; imports?: string[] };

/** The built `index.html` and which chunks each route needs. */
export class PageTemplate {
  readonly #html: string;
  readonly #manifest: Record<string, ManifestChunk>;
  /** Asked for by the template itself. */
  readonly #entryFiles: ReadonlySet<string>;

  constructor(html: string, manifest: Record<string, ManifestChunk>) {
    this.#html = html;
    this.#manifest = manifest;
    this.#entryFiles = new Set(
      [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? ''),
    );
  }

  static async load(clientDir: string): Promise<PageTemplate> {
    const [html, manifest] = await Promise.all([
      readFile(join(clientDir, 'index.html'), 'utf8'),
      readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
    ]);
    return new PageTemplate(html, JSON.parse(manifest) as Record<string, ManifestChunk>);
  }

  /** The document with a page in it; the placeholder still stands where the nonce goes. */
  fill(page: { head: string; body: string; state: string; routeIds: readonly string[] }): string {
    return this.#html
      .replace(HEAD_MARK, () => this.#preloads(page.routeIds) + page.head)
      .replace(APP_MARK, () => readableLinks(page.body))
      .replace(STATE_MARK, () => page.state);
  }

  /** The document that starts from the device's own data; its only inline script is allowed by hash. */
  shell(body: string): { html: string; scriptHash: string } {
    const html = this.#html
      .replaceAll(` nonce="${NONCE_PLACEHOLDER}"`, '')
      .replace(/<meta property="csp-nonce"[^>]*>/, '')
      .replace(HEAD_MARK, '')
      .replace(APP_MARK, () => body)
      .replace(STATE_MARK, '');
    const inline = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    return { html, scriptHash: `'sha256-${createHash('sha256').update(inline).digest('base64')}'` };
  }

  #preloads(routeIds: readonly string[]): string {
    const files = new Set(routeIds.flatMap((id) => this.#filesOf(splitKeyOf(id), new Set())));
    return [...files]
      .filter((file) => !this.#entryFiles.has(file))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
      .join('');
  }

  #filesOf(key: string, seen: Set<string>): string[] {
    const chunk = this.#manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk.file, ...(chunk.imports ?? []).flatMap((one) => this.#filesOf(one, seen))];
  }
}

/** Route files are named flat after their id, and the router's plugin splits their component into a chunk of its own. */
function splitKeyOf(routeId: string): string {
  const name = routeId.endsWith('/') ? `${routeId.slice(1)}index` : routeId.slice(1);
  return `src/client/routes/${name.replaceAll('/', '.')}.tsx?tsr-split=component`;
}

/** Persian letters in links as themselves: a third of the bytes, and the same address to every browser. */
const readableLinks = (html: string): string =>
  html.replace(/ href="\/[^"]*"/g, (link) => link.replace(/(?:%D[89AB]%[89AB][0-9A-F])+/g, decodeURIComponent));
