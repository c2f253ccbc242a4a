import type { Problem } from '../../contract/problem.ts';
import { CLIENT_VERSION_HEADER, versions } from '../../core/wire/versions.ts';
import { watchedFetch } from '../offline/connection/connection.ts';
import { takenPacks } from '../offline/packs/taken-packs.ts';
import { noteSavedAt } from '../offline/saved-reads/saved-at.ts';
import { changeUpdateState } from '../offline/updates/update-state.ts';
import { httpClient } from './http-client.ts';

/** The specification: retry once on these statuses, and never retry a write. */
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const isRead = (init: RequestInit | undefined): boolean => (init?.method ?? 'GET').toUpperCase() === 'GET';

/** The API no longer supports this version of the client. */
const OUTDATED = 426;
const REQUEST_TIMEOUT_MS = 15_000;

/** The server answered with an error status. Without an answer `fetch` throws its own TypeError. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  constructor(status: number, problem?: Problem) {
    super(problem?.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }
}

type Fetch = typeof fetch;

export function createApi(base: string, fetchWith: Fetch = browserFetch) {
  return {
    base,
    /** For calls whose clients are made in the chunks of their screens. */
    fetch: fetchWith,
    ads: httpClient(base, '/api/v1', fetchWith),
    categories: httpClient(base, '/api/v1/categories', fetchWith),
    menu: httpClient(base, '/api/v1/websitemenus', fetchWith),
    merchants: httpClient(base, '/api/v1', fetchWith),
    products: httpClient(base, '/api/v1/supplierproducts', fetchWith),
    push: httpClient(base, '/api/v1/push', fetchWith),
    search: httpClient(base, '/api/v1/searches', fetchWith),
    suppliers: httpClient(base, '/api/v1/suppliers', fetchWith),
    units: httpClient(base, '/api/v1', fetchWith),
    visits: httpClient(base, '/api/v1/pagevisits', fetchWith),
  };
}

export type Api = ReturnType<typeof createApi>;

export function withVersion(given: HeadersInit | undefined): Headers {
  const headers = new Headers(given);
  headers.set(CLIENT_VERSION_HEADER, String(versions.client));
  return headers;
}

/**
 * `fetch` with a timeout, the client's version and one retry. Returns a Response of any status. A read that nobody answers
 * is answered by the packs of this device, if they have it; their code loads with the first of them.
 * @throws what `fetch` throws
 */
export const browserFetch: Fetch = async (input, init) => {
  const askPacks =
    takenPacks.get() > 0 && isRead(init) && (await import('../offline/packs/ask-packs.ts').catch(() => null));
  return askPacks ? askPacks.answeredByPacks(askServer, input, init) : askServer(input, init);
};

const askServer: Fetch = async (input, init) => {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const ask = (again?: RequestInit) =>
    watchedFetch(input, { ...init, ...again, headers: withVersion(init?.headers), signal });
  const first = await ask().catch((error: unknown) => {
    if (!isRead(init) || signal.aborted) throw error;
    return undefined;
  });
  const isFinal = first && !(isRead(init) && RETRIED.has(first.status));
  // The browser's cache may have kept what a hotspot has answered in the server's place.
  const response = isFinal ? first : await ask({ cache: 'reload' });
  if (response.status === OUTDATED) changeUpdateState({ isOutdated: true });
  return response;
};

/**
 * The JSON of a successful response.
 * @throws ApiError for an error status
 */
export async function read<T>(
  answer: Promise<{ ok: boolean; status: number; headers: Headers; json(): Promise<T> }>,
): Promise<T> {
  const response = await answer;
  if (response.ok) {
    const data = await response.json();
    noteSavedAt(data, response.headers);
    return data;
  }
  const body: unknown = await response.json().catch(() => undefined);
  throw new ApiError(response.status, isProblem(body) ? body : undefined);
}

export const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
