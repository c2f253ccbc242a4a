import { type Context, Hono } from 'hono';
import { isDevicePage } from '../../core/pages/device-pages.ts';
import { isCrawler } from '../../core/pages/is-crawler.ts';
import { isResourcePath, tidyPath } from '../../core/pages/pages.ts';
import { SHELL_URL } from '../../core/worker/shell-url.ts';
import type { AppDeps } from '../app-deps.ts';
import { AppError, notFound } from '../platform/errors/app-error.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import { PageCache } from '../platform/http/cache/page-cache.ts';
import { clientGroup } from '../platform/http/client-address.ts';
import type { Reader } from '../platform/http/read-worker/read-worker.ts';
import type { PageContent } from '../platform/http/read-worker/worker-messages.ts';
import { documentPolicy } from '../platform/http/security-headers.ts';
import type { Pages } from './draw-page.ts';

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
export function pageRoutes(deps: AppDeps, pages: Omit<Pages, 'draw'>, reader: Pick<Reader, 'draw'>) {
  const cache = new PageCache({
    dataRevision: deps.dataRevision,
    buildId: pages.buildId,
    onEvent: deps.metrics.cacheCounter('page'),
    gate: deps.workGate,
  });
  const { SITE_URL: siteUrl, API_BASE: apiBase, SITE_INDEXABLE: indexable } = deps.env;
  const policyOf = documentPolicy({ siteUrl, apiBase, indexable });
  const shell = pages.template.shell(pages.drawShell());
  const shellHeaders = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': policyOf(shell.inline),
    link: shell.link,
  };
  /** A private page must not stay in a cache, or in the history of the browser after a sign-out. */
  const deviceHeaders = { ...shellHeaders, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

  const draw = async (path: string, client: string | undefined, revision: number): Promise<PageContent> => {
    const result = await reader.draw(path, { client, revision, backlog: deps.workGate.backlogOf(client) });
    if (result.kind === 'moved') throw new Moved(result);
    return result.content;
  };

  return new Hono<AppEnv>()
    .get(SHELL_URL, (c) => c.body(shell.html, 200, shellHeaders))
    .get('*', async (c) => {
      const { pathname, search } = new URL(c.req.url);
      // A missing file or API call answers with a JSON problem.
      if (isResourcePath(pathname)) throw notFound();
      const tidy = tidyPath(pathname);
      if (tidy !== pathname) return c.redirect(tidy + search, 301);
      if (isDevicePage(pathname)) return c.body(shell.html, 200, deviceHeaders);
      const path = pages.addressOf(pathname + search);
      const client = clientGroup(c, deps.env.TRUST_PROXY);
      const request = {
        client,
        acceptEncoding: c.req.header('accept-encoding'),
        ifNoneMatch: c.req.header('if-none-match'),
      };
      try {
        return await cache.respond(path, request, (revision) => draw(path, client, revision));
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
        const failed = await cache.respond('/error', { acceptEncoding: request.acceptEncoding }, (revision) =>
          draw('/error', undefined, revision),
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
