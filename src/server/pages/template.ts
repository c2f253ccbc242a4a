import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeOfScreen } from '../../core/pages/route-screens.ts';
import { hashSource, type InlineHashes } from '../platform/http/security-headers.ts';

const MARKS = /<!--(?:head|app|state)-->/;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

type ManifestChunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };

const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"[^>]*>/g;

export type FilledPage = {
  html: string;
  inline: InlineHashes;
  /** Its scripts, as a `Link` header: the browser asks for them before it parses the document. */
  link: string;
};

/** The built `index.html` with the chunks and styles of each route. */
export class PageTemplate {
  /** The document before the head's mark, up to the app's, up to the state's, and after it. */
  readonly #parts: readonly [string, string, string, string];
  /** Of the document's own inline scripts. */
  readonly #scripts: readonly string[];
  readonly #manifest: Record<string, ManifestChunk>;
  /** Contents of the style sheets by path. */
  readonly #styles: ReadonlyMap<string, string>;
  /** Scripts that the template itself loads. */
  readonly #entryScripts: ReadonlySet<string>;
  readonly #entryStyles: readonly string[];
  readonly #screens: ReadonlyMap<string, string>;

  constructor(html: string, manifest: Record<string, ManifestChunk>, styles: ReadonlyMap<string, string>) {
    const [start = '', beforeApp = '', beforeState = '', end = ''] = html.replaceAll(STYLE_LINK, '').split(MARKS);
    this.#parts = [start, beforeApp, beforeState, end];
    this.#scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, text = '']) => hashSource(text));
    this.#manifest = manifest;
    this.#screens = screenKeys(manifest);
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

  /** Fills a page into the document; returns the hashes of its inline elements with it. */
  fill(page: { head: string; body: string; state: string; routeIds: readonly string[] }): FilledPage {
    const seen = new Set<string>();
    const chunks = page.routeIds.flatMap((id) => this.#chunksOf(this.#screens.get(id) ?? '', seen));
    const sheets = [...new Set([...this.#entryStyles, ...chunks.flatMap((chunk) => chunk.css ?? [])])];
    const styles = sheets.map((path) => this.#styles.get(path) ?? '').join('');
    const [start, beforeApp, beforeState, end] = this.#parts;
    const scripts = [...new Set([...this.#entryScripts, ...chunks.map(({ file }) => file)])];
    const head = styleTags(styles, sheets) + this.#preloads(chunks) + page.head;
    return {
      html: [start, head, beforeApp, readableLinks(page.body), beforeState, page.state, end].join(''),
      inline: { scripts: this.#scripts, styles: [hashSource(styles)] },
      link: linkHeader(scripts),
    };
  }

  /** The document that starts from the device's data; its styles are files. */
  shell(body: string): FilledPage {
    const [start, beforeApp, beforeState, end] = this.#parts;
    const links = this.#entryStyles.map((path) => `<link rel="stylesheet" crossorigin href="/${path}">`).join('');
    return {
      html: [start, links, beforeApp, body, beforeState, end].join(''),
      inline: { scripts: this.#scripts },
      link: linkHeader([...this.#entryScripts]),
    };
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

/**
 * Inlines the page's styles, so that the first paint waits for no other file. The disabled links load nothing: they tell
 * a chunk that needs its sheet later that the page has it.
 */
function styleTags(text: string, sheets: readonly string[]): string {
  const links = sheets.map((path) => `<link rel="stylesheet" disabled href="/${path}">`);
  return `<style>${text}</style>${links.join('')}`;
}

const linkHeader = (scripts: readonly string[]): string =>
  scripts.map((file) => `</${file}>; rel=modulepreload; crossorigin`).join(', ');

/** Manifest keys of the routes' screens by route id. */
const screenKeys = (manifest: object): ReadonlyMap<string, string> =>
  new Map(
    Object.keys(manifest).flatMap((key) => {
      const routeId = routeOfScreen(key);
      return routeId === undefined ? [] : [[routeId, key] as const];
    }),
  );

/** Decodes Persian letters in links, a third of the bytes. Browsers treat both forms as the same URL. */
const readableLinks = (html: string): string =>
  html.replace(/ href="\/[^"]*"/g, (link) => link.replace(/(?:%D[89AB]%[89AB][0-9A-F])+/g, decodeURIComponent));
