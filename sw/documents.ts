import { isOwnAnswer } from '../src/core/wire/own-answer.ts';
import { SAVED_AT_HEADER } from '../src/core/wire/saved-at-header.ts';
import { SAVED_MAX_AGE_MS } from '../src/core/wire/saved-max-age.ts';
import { DOCUMENT_SAVED_AT } from '../src/core/worker/worker-messages.ts';
import { readWhole } from './answer.ts';
import { putNewest, trimCache } from './bounded-cache.ts';
import type { SavedPage } from './last-page.ts';

const FETCH_TIMEOUT_MS = 20_000;
const DOCUMENTS_MAX_COUNT = 60;
const DOCUMENTS_MAX_BYTES = 8 * 1024 * 1024;
/** A longer document costs more than its second visit gains. */
const DOCUMENT_MAX_BYTES = 512 * 1024;
const TITLE = /<title[^>]*>([^<]+)<\/title>/;
const GONE = new Set([404, 410]);

/**
 * The server's documents of visited pages, so that a later visit paints its content before the app starts, also offline.
 * They are public: the server sends everybody the same.
 * @param cacheName contains the build id: a document starts the build that it names
 */
export function savedDocuments(cacheName: string, isOfThisBuild: (html: string) => boolean) {
  return {
    /** Undefined also for a document that is as old as a saved read must not be: the app then says what it has. */
    async find(path: string): Promise<Response | undefined> {
      const document = await caches.match(path, { cacheName, ignoreVary: true });
      const savedAt = Number(document?.headers.get(SAVED_AT_HEADER));
      return Date.now() - savedAt > SAVED_MAX_AGE_MS ? undefined : document;
    },

    /** The saved documents, newest first. */
    async list(): Promise<SavedPage[]> {
      const cache = await caches.open(cacheName);
      const keys = [...(await cache.keys())].reverse();
      const pages = keys.map(async ({ url }) => {
        const { pathname, search } = new URL(url);
        const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '';
        // Not decoded: it goes into HTML, as the title does.
        const [, title = pathname] = TITLE.exec(html) ?? [];
        return { path: pathname + search, title };
      });
      return Promise.all(pages);
    },

    /** Fetches the document and saves it. A captive portal's page and that of another build are not saved. */
    async save(path: string): Promise<void> {
      const response = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
      const cache = await caches.open(cacheName);
      if (!isOwnAnswer(response, 'html')) return;
      if (GONE.has(response.status)) await cache.delete(path);
      if (response.status !== 200 || response.redirected) return;
      const { headers, body, status } = await readWhole(response);
      if (body.size > DOCUMENT_MAX_BYTES) return;
      const html = await body.text();
      if (!isOfThisBuild(html)) return;
      const savedAt = String(Date.now());
      const stamped = html.replace('<html', `<html ${DOCUMENT_SAVED_AT}="${savedAt}"`);
      headers.set(SAVED_AT_HEADER, savedAt);
      await putNewest(cache, path, { status, headers, body: new Blob([stamped]) });
      await trimCache(cache, DOCUMENTS_MAX_COUNT, DOCUMENTS_MAX_BYTES);
    },
  };
}
