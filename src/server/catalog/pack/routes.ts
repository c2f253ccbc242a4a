import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type PackKind, packManifest, packPartQuery } from '../../../contract/packs/pack.ts';
import { idParam } from '../../../contract/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { findOfficialSuppliers } from '../../merchants/official-suppliers.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { validate } from '../../platform/http/validate.ts';
import { buildPack } from './build-pack.ts';
import type { ReadContents } from './pack-contents.ts';
import { PackStore } from './pack-store.ts';

const tag = 'Catalogue';
const PART_TYPE = 'application/gzip';
const YEAR_SECONDS = 31_536_000;

/**
 * Mounted at `/api/v1/packs`: a category or a supplier for use without a network.
 * @param readContents of the contents' own area, which the catalogue does not know
 */
export function packRoutes(deps: AppDeps, readContents: ReadContents) {
  const { db, dataRevision, facetIndexes, officialSuppliers, publicCache } = deps;
  const findOfficial = (categoryIds: readonly string[]) => findOfficialSuppliers(officialSuppliers, categoryIds);
  const store = new PackStore({
    dataRevision,
    build: (kind, id) => buildPack({ db, facetIndexes, findOfficial, readContents }, kind, id),
  });
  const cached = publicCache.publicRead();
  const cachedForever = publicCache.publicRead({ maxAgeSeconds: YEAR_SECONDS });
  const onObject = validate('param', idParam);
  const onPart = validate('query', packPartQuery);
  const partDocs = (description: string) => answers(z.string(), description, { tag, contentType: PART_TYPE });
  const sendPart = async (c: Context, kind: PackKind, id: string, hash: string) => {
    const bytes = (await store.read(kind, id)).parts.get(hash);
    if (!bytes) throw notFound('این بخش از بسته');
    return c.body(bytes, 200, { 'content-type': PART_TYPE });
  };
  return new Hono()
    .get(
      '/categories/:id',
      answers(packManifest, 'بخش‌های بستهٔ یک دسته، با حجم و اثر انگشت', { tag }),
      onObject,
      cached,
      async (c) => c.json((await store.read('category', c.req.valid('param').id)).manifest),
    )
    .get('/categories/:id/part', partDocs('یک بخش از بستهٔ دسته'), onObject, onPart, cachedForever, (c) =>
      sendPart(c, 'category', c.req.valid('param').id, c.req.valid('query').hash),
    )
    .get(
      '/suppliers/:id',
      answers(packManifest, 'بخش‌های بستهٔ یک تأمین‌کننده، با حجم و اثر انگشت', { tag }),
      onObject,
      cached,
      async (c) => c.json((await store.read('supplier', c.req.valid('param').id)).manifest),
    )
    .get('/suppliers/:id/part', partDocs('یک بخش از بستهٔ تأمین‌کننده'), onObject, onPart, cachedForever, (c) =>
      sendPart(c, 'supplier', c.req.valid('param').id, c.req.valid('query').hash),
    );
}
