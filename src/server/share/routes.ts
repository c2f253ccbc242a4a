import { Hono } from 'hono';
import { sharePictureParam } from '../../contract/share.ts';
import type { AppDeps } from '../app-deps.ts';
import type { Site } from '../define-area.ts';
import { FairLru } from '../platform/http/cache/fair-lru.ts';
import { StoredAnswer } from '../platform/http/cache/stored-answer.ts';
import { clientGroup } from '../platform/http/client-address.ts';
import { validate } from '../platform/http/validate.ts';
import { findPainting, sitePainting } from './find-painting.ts';
import { paintPicture } from './paint-picture.ts';

/** A picture takes about 40 KB. */
const CACHE_MAX_BYTES = 16 * 1024 * 1024;
/** Prices carry their date, and a price that changes has another address. */
const CACHE_CONTROL = 'public, max-age=86400';

type Known = { answer: StoredAnswer; revision: number };

/** Mounted at `/share`: the pictures of link previews, PNG of 1200 × 630, each made once for a state of the public data. */
export function shareRoutes(
  { db, files: store, dataRevision, env, workGate }: AppDeps,
  { files: site }: Pick<Site, 'files'>,
) {
  const cache = new FairLru<Known>(CACHE_MAX_BYTES);
  let sitePicture: Promise<StoredAnswer> | undefined;
  return new Hono()
    .get('/site.png', async (c) => {
      sitePicture ??= paint(sitePainting(site)).catch((error) => {
        sitePicture = undefined;
        throw error;
      });
      return (await sitePicture).respond(undefined, c.req.header('if-none-match'));
    })
    .get('/:kind/:file', validate('param', sharePictureParam), async (c) => {
      const { kind, file: id } = c.req.valid('param');
      const revision = await dataRevision.current();
      const client = clientGroup(c, env.TRUST_PROXY);
      const key = `${kind} ${id}`;
      const known = cache.get(key, client);
      if (known?.revision === revision) return known.answer.respond(undefined, c.req.header('if-none-match'));
      const answer = await workGate.run(client, async () => paint(await findPainting({ db, store, site }, kind, id)));
      cache.set(key, { answer, revision }, answer.heldBytes + key.length, client);
      return answer.respond(undefined, c.req.header('if-none-match'));
    });
}

const paint = async (painting: Parameters<typeof paintPicture>[0]): Promise<StoredAnswer> =>
  new StoredAnswer(new Uint8Array(await paintPicture(painting)), {
    contentType: 'image/png',
    cacheControl: CACHE_CONTROL,
    headers: { 'x-content-type-options': 'nosniff' },
  });
