import { type Context, Hono } from 'hono';
import type { DrawnPage, PageDeps } from '../../contract/drawn-page.ts';
import { isCrawler } from '../../core/is-crawler.ts';
import { isResourcePath, tidyPath } from '../../core/pages.ts';
import { SHELL_URL } from '../../core/shell-url.ts';
import type { AppDeps } from '../app-deps.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { PageCache, type PageContent } from '../platform/cache/page-cache.ts';
import { clientGroup } from '../platform/client-address.ts';
import { AppError, notFound } from '../platform/errors/app-error.ts';
import { documentPolicy } from '../platform/security-headers.ts';
import type { PageTemplate } from './template.ts';

export interface Pages {
  template: PageTemplate;
  buildId: string;
  /** Renders a page with the built client. */
  draw(path: string, deps: PageDeps): Promise<DrawnPage>;
  /** The one address of all that draw the same page: `draw` and its cache get no other. */
  addressOf(path: string): string;
  /** The markup of the shell until the client starts. */
  drawShell(): string;
}

const RETRY_AFTER_SECONDS = '30';
/** Of the gate, which refuses before anything is drawn. */
const REFUSED = new Set(['budget_spent', 'busy']);

const isCrawlerOf = (c: Context): boolean => isCrawler(c.req.header('user-agent') ?? '');

class Moved extends Error {
  readonly to: { status: number; location: string };
  constructor(to: { status: number; location: string }) {
    super(to.location);
    this.to = to;
  }
}

/** Answers all remaining URLs: renders pages and caches them until the data changes. */
export function pageRoutes(deps: AppDeps, pages: Pages, fetchFor: (client: string | undefined) => typeof fetch) {
  const cache = new PageCache({
    dataRevision: deps.dataRevision,
    buildId: pages.buildId,
    onEvent: deps.metrics.cacheCounter('page'),
    gate: deps.workGate,
  });
  // The same as the header; the tag also works for a page saved as a file.
  const robots = deps.env.SITE_INDEXABLE ? '' : '<meta name="robots" content="noindex">';
  // Otherwise the page would register again the worker that the kill switch removes.
  const worker = deps.env.WORKER_KILL_SWITCH ? '<meta name="rasteh-worker" content="off">' : '';
  const { SITE_URL: siteUrl, API_BASE: apiBase, SITE_INDEXABLE: indexable } = deps.env;
  const policyOf = documentPolicy({ siteUrl, apiBase, indexable });
  const shell = pages.template.shell(pages.drawShell());
  const shellHeaders = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policyOf(shell.inline),
    link: shell.link,
  };

  const draw = async (path: string, client: string | undefined): Promise<PageContent> => {
    const page = await pages.draw(path, {
      fetch: fetchFor(client),
      apiBase: deps.env.API_BASE ?? '',
      siteUrl: deps.env.SITE_URL,
    });
    if (page.kind === 'redirect') throw new Moved(page);
    if (page.error !== undefined) throw page.error;
    const { html, inline, link } = pages.template.fill({ ...page, head: robots + worker + page.head });
    return { status: page.status as PageContent['status'], html, contentSecurityPolicy: policyOf(inline), link };
  };

  return new Hono<AppEnv>()
    .get(SHELL_URL, (c) => c.body(shell.html, 200, shellHeaders))
    .get('*', async (c) => {
      const { pathname, search } = new URL(c.req.url);
      // A missing file or API call answers with a JSON problem.
      if (isResourcePath(pathname)) throw notFound();
      const tidy = tidyPath(pathname);
      if (tidy !== pathname) return c.redirect(tidy + search, 301);
      const path = pages.addressOf(pathname + search);
      const client = clientGroup(c, deps.env.TRUST_PROXY);
      const request = {
        client,
        acceptEncoding: c.req.header('accept-encoding'),
        ifNoneMatch: c.req.header('if-none-match'),
      };
      try {
        return await cache.respond(path, request, () => draw(path, client));
      } catch (error) {
        if (error instanceof Moved) {
          const location = withOthers(error.to.location, path, search);
          return c.body(null, error.to.status as 301, { location });
        }
        if (error instanceof AppError && REFUSED.has(error.code)) {
          // The app starts from the device's data and asks again by itself.
          const headers = { ...shellHeaders, 'cache-control': 'no-store', ...error.headers };
          return new Response(isCrawlerOf(c) ? null : shell.html, { status: 503, headers });
        }
        c.get('log').error({ err: error, path }, 'page not drawn');
        const headers = { 'retry-after': RETRY_AFTER_SECONDS };
        // A crawler retries after a 503; an error page could be indexed.
        if (isCrawlerOf(c)) return c.body(null, 503, headers);
        const failed = await cache.respond('/error', { acceptEncoding: request.acceptEncoding }, () =>
          draw('/error', undefined),
        );
        return new Response(failed.body, {
          status: 503,
          headers: { ...Object.fromEntries(failed.headers), ...headers },
        });
      }
    });
}

const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.split(/\?(.*)/s)[1]);

/** The target with the parameters that the page at `path` does not read, such as those of campaigns. */
function withOthers(target: string, path: string, search: string): string {
  const read = queryOf(path);
  const others = [...new URLSearchParams(search)].filter(([name]) => !read.has(name));
  if (others.length === 0) return target;
  return `${target}${target.includes('?') ? '&' : '?'}${new URLSearchParams(others)}`;
}
