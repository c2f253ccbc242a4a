import { type Context, Hono } from 'hono';
import type { AppDeps } from '../app-deps.ts';
import { acceptedCodings } from '../platform/accept-encoding.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { matchesEtag } from '../platform/cache/etag.ts';
import { StoredAnswer } from '../platform/cache/stored-answer.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { robotsText } from './robots.ts';
import { standingPaths } from './sitemap-kinds.ts';
import { SitemapPlan } from './sitemap-plan.ts';
import { indexXml, URLSET_END, URLSET_START, urlXml } from './sitemap-xml.ts';
import { streamPart } from './stream-part.ts';

const CACHE_CONTROL = 'public, max-age=600';
const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

/**
 * `/robots.txt`, `/sitemap.xml` and its parts. A site that is not indexable has a sitemap too, so that its operator can
 * check it before going public.
 */
export function sitemapRoutes({ db, env, log, dataRevision }: AppDeps) {
  const siteUrl = env.SITE_URL;
  const plan = new SitemapPlan({ db, dataRevision, log });
  const urlOf = (name: string) => `${siteUrl}/sitemaps/${name}.xml`;
  const pagesXml = URLSET_START + standingPaths.map((path) => urlXml(siteUrl + path)).join('') + URLSET_END;

  return new Hono<AppEnv>()
    .get('/robots.txt', (c) => answer(c, robotsText(siteUrl, env.SITE_INDEXABLE), TEXT))
    .get('/sitemap.xml', async (c) => {
      const parts = await plan.parts();
      const entries = parts.map(({ name, changedAt }) => ({ url: urlOf(name), changedAt }));
      return answer(c, indexXml([{ url: urlOf('pages-1') }, ...entries]), XML);
    })
    .get('/sitemaps/pages-1.xml', (c) => answer(c, pagesXml, XML))
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
      const text = await toStream(streamPart(db, siteUrl, part));
      return new Response(isGzip ? text.pipeThrough(new CompressionStream('gzip')) : text, { headers });
    });
}

function answer(c: Context, text: string, contentType: string): Promise<Response> {
  const stored = new StoredAnswer(new TextEncoder().encode(text), { contentType, cacheControl: CACHE_CONTROL });
  return stored.respond(c.req.header('accept-encoding'), c.req.header('if-none-match'));
}

/** A stream with backpressure. Reads the first piece before it answers, so that a database error still sets the status. */
async function toStream(pieces: AsyncGenerator<string>): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const encoder = new TextEncoder();
  let next = await pieces.next();
  return new ReadableStream(
    {
      async pull(controller) {
        if (next.done) return controller.close();
        controller.enqueue(encoder.encode(next.value));
        next = await pieces.next();
      },
      cancel: async () => {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
