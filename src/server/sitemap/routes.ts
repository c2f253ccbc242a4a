import { type Context, Hono } from 'hono';
import type { AppDeps } from '../app-deps.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { acceptedCodings } from '../platform/http/accept-encoding.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import { matchesEtag } from '../platform/http/cache/etag.ts';
import { StoredAnswer } from '../platform/http/cache/stored-answer.ts';
import { clientGroup } from '../platform/http/client-address.ts';
import { PackedParts } from './packed-parts.ts';
import { robotsText } from './robots.ts';
import { standingPaths } from './sitemap-kinds.ts';
import { type SitemapPart, SitemapPlan } from './sitemap-plan.ts';
import { indexXml, URLSET_END, URLSET_START, urlXml } from './sitemap-xml.ts';
import { streamPart } from './stream-part.ts';

const CACHE_CONTROL = 'public, max-age=600';
const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/**
 * `/robots.txt`, `/sitemap.xml` and its parts. A site that is not indexable has a sitemap too, so that its operator can
 * check it before going public.
 */
export function sitemapRoutes({ db, env, log, dataRevision, workGate }: AppDeps) {
  const siteUrl = env.SITE_URL;
  const plan = new SitemapPlan({ db, dataRevision, log });
  const packedParts = new PackedParts(workGate);
  const urlOf = (name: string) => `${siteUrl}/sitemaps/${name}.xml`;
  const robots = stored(robotsText(siteUrl, env.SITE_INDEXABLE), TEXT);
  const pages = stored(URLSET_START + standingPaths.map((path) => urlXml(siteUrl + path)).join('') + URLSET_END, XML);
  let index: { parts: SitemapPart[]; answer: StoredAnswer } | undefined;
  const indexOf = (parts: SitemapPart[]): StoredAnswer => {
    if (index?.parts === parts) return index.answer;
    const entries = parts.map(({ name, changedAt }) => ({ url: urlOf(name), changedAt }));
    index = { parts, answer: stored(indexXml([{ url: urlOf('pages-1') }, ...entries]), XML) };
    return index.answer;
  };

  return new Hono<AppEnv>()
    .get('/robots.txt', (c) => answer(c, robots))
    .get('/sitemap.xml', async (c) => answer(c, indexOf(await plan.parts())))
    .get('/sitemaps/pages-1.xml', (c) => answer(c, pages))
    .get('/sitemaps/:file', async (c) => {
      const revision = await dataRevision.current();
      const part = (await plan.parts()).find(({ name }) => `${name}.xml` === c.req.param('file'));
      if (!part) throw notFound();
      const version = `${revision}-${part.from}-${part.before ?? ''}`;
      const headers: Record<string, string> = {
        'content-type': XML,
        'cache-control': CACHE_CONTROL,
        etag: `W/"${version}"`,
        vary: 'Accept-Encoding',
      };
      if (matchesEtag(c.req.header('if-none-match'), version)) return c.body(null, 304, headers);
      const isGzip = acceptedCodings(c.req.header('accept-encoding')).includes('gzip');
      if (isGzip) headers['content-encoding'] = 'gzip';
      if (c.req.method === 'HEAD') return c.body(null, 200, headers);
      const client = clientGroup(c, env.TRUST_PROXY);
      const bytes = await packedParts.read({ name: part.name, version, client }, () => streamPart(db, siteUrl, part));
      if (isGzip) return c.body(bytes, 200, { ...headers, 'content-length': String(bytes.length) });
      return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')), { headers });
    });
}

const stored = (text: string, contentType: string): StoredAnswer =>
  new StoredAnswer(new TextEncoder().encode(text), { contentType, cacheControl: CACHE_CONTROL });

const answer = (c: Context, known: StoredAnswer): Promise<Response> =>
  known.respond(c.req.header('accept-encoding'), c.req.header('if-none-match'));
