import type { DrawnPage, PageDeps } from '../../contract/drawn-page.ts';
import type { AppDeps } from '../app-deps.ts';

import type { InProcessEnv } from '../platform/http/client-address.ts';
import type { PageContent, PageResult } from '../platform/http/read-worker/worker-messages.ts';
import { documentPolicy } from '../platform/http/security-headers.ts';
import type { PageTemplate } from './template.ts';

/** The built client, as the server uses it. */
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

interface InProcessApp {
  fetch(request: Request, env: InProcessEnv): Response | Promise<Response>;
}

/** @param client for whom the page is drawn */
export type DrawPage = (path: string, client: string | undefined) => Promise<PageResult>;

/** Draws pages from the answers of calls inside the process. It throws the error of a page that cannot be drawn. */
export function pageDrawer(
  { env }: Pick<AppDeps, 'env'>,
  { draw, template }: Pick<Pages, 'draw' | 'template'>,
  app: InProcessApp,
): DrawPage {
  const fetchFor = (drawnFor: string | undefined) => async (input: string | URL | Request, init?: RequestInit) =>
    app.fetch(new Request(input, init), { drawnFor });
  // The same as the header; the tag also works for a page saved as a file.
  const robots = env.SITE_INDEXABLE ? '' : '<meta name="robots" content="noindex">';
  // Otherwise the page would register again the worker that the kill switch removes.
  const worker = env.WORKER_KILL_SWITCH ? '<meta name="rasteh-worker" content="off">' : '';
  const { SITE_URL: siteUrl, API_BASE: apiBase, SITE_INDEXABLE: indexable } = env;
  const policyOf = documentPolicy({ siteUrl, apiBase, indexable });
  return async (path, client) => {
    const page = await draw(path, { fetch: fetchFor(client), apiBase: apiBase ?? '', siteUrl });
    if (page.kind === 'redirect') return { kind: 'moved', status: page.status, location: page.location };
    if (page.error !== undefined) throw page.error;
    const { html, inline, link } = template.fill({ ...page, head: robots + worker + page.head });
    const status = page.status as PageContent['status'];
    return { kind: 'page', content: { status, html, contentSecurityPolicy: policyOf(inline), link } };
  };
}
