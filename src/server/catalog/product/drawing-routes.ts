import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { drawingFileParam, drawingQuery } from '../../../contract/catalog/product.ts';
import type { AppDeps } from '../../app-deps.ts';
import type { Executor } from '../../db/open-database.ts';
import { renderDrawing } from '../../drawings/render-drawing.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { FairLru } from '../../platform/http/cache/fair-lru.ts';
import { StoredAnswer } from '../../platform/http/cache/stored-answer.ts';
import { clientGroup } from '../../platform/http/client-address.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { IMMUTABLE } from '../../platform/http/static-files.ts';
import { validate } from '../../platform/http/validate.ts';
import { baseProducts } from './product.table.ts';

const CACHE_MAX_BYTES = 16 * 1024 * 1024;
const CONTENT_TYPE = 'image/svg+xml';
/** An SVG opened in a tab is a document: it may style itself and do nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Drawing {
  answer: StoredAnswer;
  version: string;
}

async function draw(db: Executor, baseProductId: string): Promise<Drawing> {
  const [row] = await db
    .select({ version: baseProducts.version, title: baseProducts.title, drawing: baseProducts.drawing })
    .from(baseProducts)
    .where(eq(baseProducts.id, baseProductId));
  if (!row?.drawing) throw notFound('تصویر');
  const bytes = new TextEncoder().encode(renderDrawing(row.drawing, row.title));
  const answer = new StoredAnswer(bytes, { contentType: CONTENT_TYPE, cacheControl: 'no-cache' });
  return { answer, version: String(row.version) };
}

/** Mounted at `/drawings`: line drawings of base products; immutable under the current version's address. */
export function drawingRoutes({ db, dataRevision, env, workGate }: AppDeps) {
  const cache = new FairLru<{ drawing: Drawing; revision: number }>(CACHE_MAX_BYTES);
  return new Hono().get(
    '/:file',
    answers(z.string(), 'طرح خطی کالا', { tag: 'Supplier products', contentType: CONTENT_TYPE, isRevalidated: true }),
    validate('param', drawingFileParam),
    validate('query', drawingQuery),
    async (c) => {
      const { file: id } = c.req.valid('param');
      const { v: version } = c.req.valid('query');
      const revision = await dataRevision.current();
      const client = clientGroup(c, env.TRUST_PROXY);
      const key = id.toLowerCase();
      const known = cache.get(key, client);
      const isKnown = known?.revision === revision;
      const drawing = isKnown ? known.drawing : await workGate.run(client, () => draw(db, id));
      const { answer } = drawing;
      if (!isKnown) cache.set(key, { drawing, revision }, answer.heldBytes + key.length, client);
      const response = await answer.respond(c.req.header('accept-encoding'), c.req.header('if-none-match'));
      if (version === drawing.version) response.headers.set('cache-control', IMMUTABLE);
      response.headers.set('content-security-policy', POLICY);
      response.headers.set('x-content-type-options', 'nosniff');
      return response;
    },
  );
}
