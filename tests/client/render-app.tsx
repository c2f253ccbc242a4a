import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, type RenderResult, render } from '@testing-library/react';
import { bypass, delay, HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { App } from '../../src/client/app/app.tsx';
import { createAppRouter } from '../../src/client/app/create-router.tsx';
import { createApi } from '../../src/client/data/api.ts';
import { createQueryClient } from '../../src/client/data/query-client.ts';
import { challengeOf, newVerifier } from '../../src/client/data/session/pkce.ts';
import { takeSession, userOf } from '../../src/client/data/session/take-session.ts';
import { createReads } from '../../src/client/routes/-context.ts';
import { CLIENT_ID, type TokenAnswer } from '../../src/contract/account/token.ts';
import type { CatalogSource } from '../../src/server/catalog/ingest/source.ts';
import { asOwnHandler } from '../setup/own-answers.ts';
import type { Served } from '../setup/serve-catalog.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE_URL = 'http://rasteh.test';
const API = `${SITE_URL}/api/v1`;
const CALLS = new RegExp(`^${SITE_URL}/(api/v1|connect)/`);
const FORM = 'application/x-www-form-urlencoded';

// jsdom lacks these, and the app's libraries need them: a light colour scheme, no scrolling.
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
window.scrollTo = () => {};
// jsdom claims to support content-visibility, but ignores it when tests query what is visible.
CSS.supports = () => false;

// A request that starts while a test ends, and its own handlers go, is answered as well.
const site = setupServer(realAnswers());
let server: ChildProcess;
let serverUrl: string;
let queryClients: QueryClient[] = [];

interface RenderOptions {
  api?: RequestHandler[];
  portal?: (url: string) => Response | undefined;
  onStart?: (queryClient: QueryClient) => void;
}

export interface RenderedApp extends RenderResult {
  router: ReturnType<typeof createAppRouter>;
  queryClient: QueryClient;
}

/**
 * Call it at the top of a test file: a real server over a database with `catalog` answers every request. It is a
 * separate process, because PGlite does not work with jsdom's globals. A request outside the API fails the test.
 */
export function serveCatalog(
  catalog: CatalogSource,
  {
    hasPlaces = false,
    hasQuestions = false,
    operators = [],
    owners = [],
    articles = [],
    contentTypes = [],
    articlesOf = {},
    deadJobs = [],
    runsJobs = false,
  }: Partial<Omit<Served, 'catalog'>> = {},
): void {
  beforeAll(async () => {
    server = serverOfWorker();
    const served = {
      catalog,
      hasPlaces,
      hasQuestions,
      operators,
      owners,
      articles,
      contentTypes,
      articlesOf,
      deadJobs,
      runsJobs,
    };
    server.send(served satisfies Served);
    const failure = once(server, 'exit').then(() => {
      throw new Error('the server did not start');
    });
    const [port] = await Promise.race([once(server, 'message'), failure]);
    failure.catch(() => {});
    serverUrl = `http://127.0.0.1:${port}`;
    site.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(clearStorage);
  afterEach(() => {
    cleanup();
    endReads();
    site.resetHandlers();
    onlineManager.setOnline(true);
  });
  afterAll(() => site.close());
}

/** One process for all files of a worker: it loads the server's modules once. */
function serverOfWorker(): ChildProcess {
  const kept = process as typeof process & { siteOfTests?: ChildProcess };
  if (!kept.siteOfTests?.connected) kept.siteOfTests = fork(join(ROOT, 'tests/setup/serve-catalog.ts'));
  return kept.siteOfTests;
}

/** Deletes what an earlier visit saved: comparisons, drafts, units. */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Opens a URL in the whole app, rendered as on the device.
 * @param api has faults that override real responses, as the server's own
 * @param portal answers in the place of the server, with no mark of it; undefined leaves the call to the server
 * @param onStart gets the query client before any read
 */
export async function renderApp(
  path: string,
  { api: faulty = [], portal, onStart }: RenderOptions = {},
): Promise<RenderedApp> {
  const queryClient = createQueryClient();
  queryClients.push(queryClient);
  onStart?.(queryClient);
  const api = createApi(SITE_URL);
  const router = createAppRouter({ queryClient, reads: createReads(api), api });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  site.use(...foreignAnswers(portal), ...faulty.map(asOwnHandler), realAnswers());
  const view = render(<App router={router} queryClient={queryClient} />);
  await router.load();
  return { ...view, router, queryClient };
}

/** Ends the reads of the apps that are unmounted, as a reload does: a read that still waits to be saved is not saved. */
export function endReads(): void {
  for (const queryClient of queryClients) queryClient.clear();
  queryClients = [];
}

/** Adds faults to an app that is open. */
export const addFaults = (...handlers: RequestHandler[]): void => site.use(...handlers.map(asOwnHandler));

/** Removes the faults of `renderApp`. */
export const endFaults = (): void => site.resetHandlers(realAnswers());

/** Also the calls of the session, which are not below the API's path. */
function realAnswers(): RequestHandler {
  return http.all(CALLS, ({ request }) => answer(request));
}

const foreignAnswers = (portal: RenderOptions['portal']): RequestHandler[] =>
  portal ? [http.all('*', ({ request }) => portal(request.url))] : [];

async function answer(request: Request): Promise<Response> {
  try {
    const { method, headers: asked, signal } = request;
    // In jsdom a Request copied from another loses its method and its body.
    const body = method === 'GET' || method === 'HEAD' ? null : Buffer.from(await request.arrayBuffer());
    const sent = new Request(request.url.replace(SITE_URL, serverUrl), { method, headers: asked, body, signal });
    const response = await fetch(bypass(sent));
    const headers = new Headers(response.headers);
    // The body is decoded already.
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(response.body, { status: response.status, headers });
  } catch (error) {
    // The page was left, or the test ended, before the response.
    if (request.signal.aborted) return HttpResponse.error();
    throw error;
  }
}

/** Signs the device in on the real server; returns its access token's headers, for calls of another device. */
export async function signInDevice(phoneNumber: string): Promise<{ authorization: string }> {
  const verifier = newVerifier();
  const sent = once(server, 'message') as Promise<[{ code: string }]>;
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ phoneNumber, codeChallenge: await challengeOf(verifier) });
  await fetch(bypass(`${serverUrl}/api/v1/users/login-by-otp`, { method: 'POST', headers: json, body }));
  const [{ code }] = await sent;
  const form = { grant_type: 'authorization_code', client_id: CLIENT_ID, code, code_verifier: verifier };
  const init = { method: 'POST', body: new URLSearchParams(form).toString(), headers: { 'content-type': FORM } };
  const response = await fetch(bypass(`${serverUrl}/connect/token`, init));
  const answer = (await response.json()) as TokenAnswer;
  takeSession(answer, userOf(answer));
  return { authorization: `Bearer ${answer.access_token}` };
}

/**
 * What the payer does at the page of the bank for trying out, until the browser is sent back.
 * @returns where the server sends the browser on
 */
export async function decideAtBank(redirectUrl: string, decision: 'pay' | 'leave'): Promise<string> {
  const follow = async (address: string, method: string) => {
    const { pathname, search } = new URL(address, SITE_URL);
    const response = await fetch(bypass(serverUrl + pathname + search, { method, redirect: 'manual' }));
    return response.headers.get('location') ?? '';
  };
  return follow(await follow(`${redirectUrl}?decision=${decision}`, 'POST'), 'GET');
}

/** Reads from the server directly, for ids and names that a test expects. */
export async function readFromServer<Body>(path: string, init: RequestInit = {}): Promise<Body> {
  const response = await answer(new Request(API + path, init));
  return (await response.json()) as Body;
}

/** Faults of the calls at `path`, or below it if it ends with `*`. */
export const faults = {
  offline: (path = '/*') => http.all(API + path, () => HttpResponse.error()),
  status: (path: string, status: number, code = 'internal', traceId = 'trace-1') =>
    http.all(API + path, () =>
      HttpResponse.json({ type: 'about:blank', status, code, message: 'نشد', traceId }, { status }),
    ),
  /** A response that violates the contract. */
  nonsense: (path: string) => http.all(API + path, () => HttpResponse.json([{}])),
  nothing: (path: string) => http.all(API + path, () => HttpResponse.json([])),
  /** The server answers, but the device does not hear some of the answers. */
  lost: (path: string, isLost: (request: Request) => boolean) =>
    http.all(API + path, async ({ request }) => {
      const response = await answer(request);
      return isLost(request) ? HttpResponse.error() : response;
    }),
  /** The real response after a delay. */
  slow: (path: string, ms: number) =>
    http.all(API + path, async ({ request }) => {
      await delay(ms);
      return answer(request);
    }),
};
