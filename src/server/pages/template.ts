import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NONCE_PLACEHOLDER } from '../../core/csp-nonce.ts';

const HEAD_MARK = '<!--head-->';
const APP_MARK = '<!--app-->';
const STATE_MARK = '<!--state-->';

type ManifestChunk = { file: string; imports?: string[]; css?: string[] };

const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"[^>]*>/g;

/** The built `index.html` with the chunks and styles of each route. */
export class PageTemplate {
  readonly #html: string;
  readonly #manifest: Record<string, ManifestChunk>;
  /** Contents of the style sheets by path. */
  readonly #styles: ReadonlyMap<string, string>;
  /** Scripts that the template itself loads. */
  readonly #entryScripts: ReadonlySet<string>;
  readonly #entryStyles: readonly string[];

  constructor(html: string, manifest: Record<string, ManifestChunk>, styles: ReadonlyMap<string, string>) {
    this.#html = html;
    this.#manifest = manifest;
    this.#styles = styles;
    const pathsOf = (shape: RegExp) => [...html.matchAll(shape)].map((match) => match[1] ?? '');
    this.#entryScripts = new Set(pathsOf(/(?:src|href)="\/(assets\/[^"]+\.js)"/g));
    this.#entryStyles = pathsOf(STYLE_LINK);
  }

  static async load(clientDir: string): Promise<PageTemplate> {
    const [html, manifestText, assets] = await Promise.all([
      readFile(join(clientDir, 'index.html'), 'utf8'),
      readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
      readdir(join(clientDir, 'assets')),
    ]);
    const sheets = assets.filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`);
    const texts = await Promise.all(sheets.map((path) => readFile(join(clientDir, path), 'utf8')));
    const styles = new Map(sheets.map((path, index) => [path, texts[index] ?? '']));
    return new PageTemplate(html, JSON.parse(manifestText) as Record<string, ManifestChunk>, styles);
  }

  /** Inserts a page into the document; the nonces stay placeholders. */
  fill(page: { head: string; body: string; state: string; routeIds: readonly string[] }): string {
    const chunks = [...new Set(page.routeIds.flatMap((id) => this.#chunksOf(splitKeyOf(id), new Set())))];
    return this.#html
      .replaceAll(STYLE_LINK, '')
      .replace(HEAD_MARK, () => this.#styleTags(chunks) + this.#preloads(chunks) + page.head)
      .replace(APP_MARK, () => readableLinks(page.body))
      .replace(STATE_MARK, () => page.state);
  }

  /** The document without a page, to start from saved data. The CSP allows its only inline script by hash. */
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

  /**
   * Inlines the page's styles, so that the first paint waits for no other file. Links with media "print" only fill the
   * HTTP cache, so that a chunk that needs the sheet later has a cache hit.
   */
  #styleTags(chunks: readonly ManifestChunk[]): string {
    const sheets = [...new Set([...this.#entryStyles, ...chunks.flatMap((chunk) => chunk.css ?? [])])];
    const text = sheets.map((path) => this.#styles.get(path) ?? '').join('');
    const links = sheets.map((path) => `<link rel="stylesheet" media="print" crossorigin href="/${path}">`);
    return `<style nonce="${NONCE_PLACEHOLDER}">${text}</style>${links.join('')}`;
  }

  #preloads(chunks: readonly ManifestChunk[]): string {
    return chunks
      .filter(({ file }) => !this.#entryScripts.has(file))
      .map(({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
      .join('');
  }

  #chunksOf(key: string, seen: Set<string>): ManifestChunk[] {
    const chunk = this.#manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk, ...(chunk.imports ?? []).flatMap((one) => this.#chunksOf(one, seen))];
  }
}

/** Manifest key of a route's component, which the router plugin splits off the route's file. */
function splitKeyOf(routeId: string): string {
  const name = routeId.endsWith('/') ? `${routeId.slice(1)}index` : routeId.slice(1);
  return `src/client/routes/${name.replaceAll('/', '.')}.tsx?tsr-split=component`;
}

/** Decodes Persian letters in links, a third of the bytes. Browsers treat both forms as the same URL. */
const readableLinks = (html: string): string =>
  html.replace(/ href="\/[^"]*"/g, (link) => link.replace(/(?:%D[89AB]%[89AB][0-9A-F])+/g, decodeURIComponent));
