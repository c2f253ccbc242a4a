import { hc } from 'hono/client';
import ky from 'ky';
import type { Problem } from '../contract/problem.ts';
import type { CategoriesApi, MenuApi, ProductsApi, SearchApi, SuppliersApi, UnitsApi } from '../server/api.ts';

/** The specification's rule: one more try, and never for a call that changes something. */
export const retryRule = { limit: 1, methods: ['get', 'head'], statusCodes: [408, 409, 425, 429, 500, 502, 503, 504] };

const REQUEST_TIMEOUT_MS = 15_000;

/** The server answered with a problem. Without an answer `fetch`'s own TypeError is thrown. */
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
  const options = { fetch: fetchWith };
  return {
    categories: hc<CategoriesApi>(`${base}/api/v1/categories`, options),
    menu: hc<MenuApi>(`${base}/api/v1/websitemenus`, options),
    products: hc<ProductsApi>(`${base}/api/v1/supplierproducts`, options),
    search: hc<SearchApi>(`${base}/api/v1/searches`, options),
    suppliers: hc<SuppliersApi>(`${base}/api/v1/suppliers`, options),
    units: hc<UnitsApi>(`${base}/api/v1`, options),
  };
}

export type Api = ReturnType<typeof createApi>;

const client = ky.create({ retry: retryRule, timeout: REQUEST_TIMEOUT_MS, throwHttpErrors: false });
const browserFetch: Fetch = (input, init) => client(input, init);

/** The JSON of a successful answer; otherwise throws an ApiError. */
export async function read<T>(answer: Promise<{ ok: boolean; status: number; json(): Promise<T> }>): Promise<T> {
  const response = await answer;
  if (response.ok) return response.json();
  const body: unknown = await response.json().catch(() => undefined);
  throw new ApiError(response.status, isProblem(body) ? body : undefined);
}

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
