import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOutbox } from '../../../src/client/app/start-outbox.ts';
import { browserFetch, createApi } from '../../../src/client/data/api.ts';
import { authorizedFetch } from '../../../src/client/data/session/authorized-fetch.ts';
import { sendSignOut } from '../../../src/client/data/session/revoke-session.ts';
import { sessionCalls } from '../../../src/client/data/session/session-calls.ts';
import { signOut } from '../../../src/client/data/session/sign-out.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { signOutDue } from '../../../src/client/data/session/watch/sign-out-due.ts';
import { feedbackOperation } from '../../../src/client/features/feedback/feedback-operation.ts';
import { favoriteOperation } from '../../../src/client/features/keep/favorites/favorite-operation.ts';
import { noteOperation } from '../../../src/client/features/keep/notes/note-operation.ts';
import { isNoAnswer, isServerThere } from '../../../src/client/offline/connection/connection.ts';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';
import { watchLatestBuild } from '../../../src/client/offline/updates/latest-build.ts';
import { createReads } from '../../../src/client/routes/-context.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { Note } from '../../../src/contract/notes/note.ts';
import type { Page } from '../../../src/contract/page.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { buildBaseProduct, buildCategory, buildOffer, newCatalog } from '../../factories/catalog.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { readFromServer, renderApp, serveCatalog, signInDevice } from '../render-app.tsx';
import { saveOwnReads } from '../save-own-reads.ts';

const BASE = 'http://rasteh.test';
const LOGIN_PAGE = '<!doctype html><title>ورود به شبکهٔ سالن</title>';
const html = { 'content-type': 'text/html; charset=utf-8' };

/** What a hotspot says in the server's place, to every call. */
const portals: Readonly<Record<string, () => Response>> = {
  'its page': () => new HttpResponse(LOGIN_PAGE, { headers: html }),
  'an empty object': () => HttpResponse.json({}),
  'an empty list': () => HttpResponse.json([]),
  'a redirect': () => new HttpResponse(null, { status: 302, headers: { location: `${BASE}/hotspot` } }),
  'a demand for a sign-in': () => new HttpResponse(LOGIN_PAGE, { status: 511, headers: html }),
};

const catalog = newCatalog();
const { key: categoryKey } = buildCategory(catalog, { name: 'یاتاقان' });
const { key: baseProductKey } = buildBaseProduct(catalog, { categoryKey, title: 'بلبرینگ ۶۲۰۵' });
buildOffer(catalog, { baseProductKey });

fakeLocks();
serveCatalog(catalog);

let phones = 0;
let headers: { authorization: string };
let isPortal = false;
let stops: (() => void)[] = [];

beforeEach(async () => {
  phones += 1;
  isPortal = false;
  headers = await signInDevice(`0935666${String(phones).padStart(4, '0')}`);
  await deviceOutbox.edit((rows) => rows.forget(() => true));
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  signOutDue.drop();
});

/** The app behind a hotspot, while `isPortal`. A redirect ends at the hotspot's page. */
function openBehind(name: string, path = '/faq') {
  const portalOf = (url: string) => {
    if (!isPortal) return undefined;
    return url.endsWith('/hotspot') ? portals['its page']?.() : portals[name]?.();
  };
  return renderApp(path, { portal: portalOf, onStart: saveOwnReads });
}

type Spec = { paths: Record<string, Record<string, unknown>> };

async function everyCall(): Promise<[method: string, url: string][]> {
  const { paths } = await readFromServer<Spec>('/openapi.json');
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method): [string, string] => [
      method.toUpperCase(),
      BASE + path.replaceAll(/\{\w+\}/g, () => uuidv7()),
    ]),
  );
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'an answer',
    (error: unknown) => (isNoAnswer(error) ? 'no answer' : error),
  );

describe.each(Object.keys(portals))('a hotspot that answers with %s', (name) => {
  it('answers no call of the API', async () => {
    await openBehind(name);
    const calls = await everyCall();
    expect(calls.length).toBeGreaterThan(100);
    isPortal = true;
    const answered: unknown[] = [];
    for (const [method, url] of calls) {
      for (const ask of [browserFetch, authorizedFetch(BASE)]) {
        const failure = await failureOf(ask(url, { method }));
        if (failure !== 'no answer') answered.push([method, url, failure]);
      }
    }
    expect(answered).toEqual([]);
  });

  it('confirms nothing that waits, and loses nothing', async () => {
    const { queryClient } = await openBehind(name);
    const { items } = await readFromServer<ProductsPage>('/supplierproducts/catalog');
    const object = { title: items[0]?.title ?? '', slug: 's', glyph: null };
    const kept = { objectType: 'product' as const, objectId: items[0]?.id ?? '', object };
    const sub = userInfo.get()?.sub ?? '';
    const [noteId, id] = [uuidv7(), uuidv7()];
    isPortal = true;
    stops.push(startOutbox(BASE, queryClient));
    const of = (objectKey: string) => ({ sub, objectKey, baseVersion: null });
    await deviceOutbox.add(noteOperation, {
      ...of(`note:${noteId}`),
      payload: { ...kept, kind: 'create', id: noteId, text: 'زیر جرثقیل', baseText: '' },
    });
    await deviceOutbox.add(favoriteOperation, { ...of('favorite'), payload: { ...kept, id, isKept: true } });
    await deviceOutbox.add(feedbackOperation, {
      ...of('feedback'),
      payload: { id, type: 'idea', text: 'سه', contact: '', appBuild: 'test', isOfUser: true },
    });
    await deviceOutbox.drained();
    const waiting = await deviceOutbox.read();
    expect(waiting.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued']);

    isPortal = false;
    onlineManager.setOnline(true);
    deviceOutbox.wake();
    await vi.waitFor(async () => expect(await deviceOutbox.read()).toEqual([]));
    const notes = await readFromServer<Page<Note>>('/notes/byuser?size=100', { headers });
    expect(notes.items).toMatchObject([{ id: noteId, text: 'زیر جرثقیل' }]);
  });

  it('leaves a sign-out due until the server has it', async () => {
    const { queryClient } = await openBehind(name);
    isPortal = true;
    await signOut(BASE, queryClient);
    expect(signOutDue.get()).toBe(true);
    expect(userInfo.get()).toBeUndefined();
    await sendSignOut(BASE);
    expect(signOutDue.get()).toBe(true);
    isPortal = false;
    await sendSignOut(BASE);
    expect(signOutDue.get()).toBeFalsy();
    expect(userInfo.get()).toBeUndefined();
  });

  it('neither ends nor begins a session', async () => {
    await openBehind(name);
    const before = userInfo.get();
    isPortal = true;
    const { sendCode, redeem, refresh, revoke } = sessionCalls(BASE);
    const body = { phoneNumber: '+989350000000', codeChallenge: 'x'.repeat(43) };
    for (const call of [() => sendCode(body), () => redeem('12345', 'x'), refresh, revoke])
      expect(await failureOf(call())).toBe('no answer');
    expect(userInfo.get()).toEqual(before);
  });

  it('is not the server, and has no newer build', async () => {
    await openBehind(name);
    isPortal = true;
    expect(await isServerThere()).toBe(false);
    const news = vi.fn();
    const asked = vi.spyOn(globalThis, 'fetch');
    stops.push(watchLatestBuild(news, () => () => {}));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await Promise.allSettled(asked.mock.results.map(({ value }) => value as Promise<Response>));
    asked.mockRestore();
    expect(news).not.toHaveBeenCalled();
  });

  it('leaves the reads of the device as they are', async () => {
    const { queryClient } = await openBehind(name);
    const { items } = await readFromServer<ProductsPage>('/supplierproducts/catalog');
    const read = createReads(createApi(BASE)).catalog.children(items[0]?.categoryId ?? '');
    await queryClient.fetchQuery(read);
    const known = queryClient.getQueryState(read.queryKey);
    isPortal = true;
    await queryClient.refetchQueries({ queryKey: read.queryKey });
    expect(queryClient.getQueryState(read.queryKey)).toMatchObject({
      data: known?.data,
      dataUpdatedAt: known?.dataUpdatedAt,
      status: 'error',
    });
  });
});
