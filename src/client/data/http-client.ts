import type { Hono } from 'hono';
import type { hc } from 'hono/client';
import type { CallPath, Calls } from '../../server/api.ts';

type Texts = Readonly<Record<string, string>>;
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;
type Given = { param?: Texts; query?: Query; header?: Texts; json?: unknown };
type Options = { headers?: Texts; init?: RequestInit };

/** A typed client of the routes that the server mounts at `mount`, such as `/api/v1/notes`. */
export const httpClient = <Mount extends CallPath>(base: string, mount: Mount, fetchWith: typeof fetch) =>
  clientOf<Calls<Mount>>(base + mount, fetchWith);

/**
 * A typed client of the routes of `App` below `base`, called as `hc` of Hono: `client[':id'].$get({ param: { id } })`. It
 * sends what this app uses (path parameters, queries, headers, JSON); `hc` is a kilobyte larger on every page.
 */
// biome-ignore lint/suspicious/noExplicitAny: as `hc` declares it; the routes stand in the second parameter.
export function clientOf<App extends Hono<any, any, any>>(
  base: string,
  fetchWith: typeof fetch,
): ReturnType<typeof hc<App>> {
  const pathProxy = (path: readonly string[]): unknown =>
    new Proxy(() => {}, {
      get: (_, key) => (typeof key === 'symbol' || key === 'then' ? undefined : pathProxy([...path, key])),
      apply: (_, __, [given = {}, { headers, init } = {}]: [given?: Given, options?: Options]) => {
        const { param = {}, query = {}, header, json } = given;
        const steps = path.slice(0, -1).filter((step) => step !== 'index');
        const url = [base, ...steps.map((step) => (step[0] === ':' ? param[step.slice(1)] : step))].join('/');
        return fetchWith(url + queryText(query), {
          method: path.at(-1)?.slice(1).toUpperCase(),
          headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...header, ...headers },
          ...(json !== undefined && { body: JSON.stringify(json) }),
          ...init,
        });
      },
    });
  // Which paths there are is known to the types only.
  return pathProxy([]) as ReturnType<typeof hc<App>>;
}

function queryText(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value] as [string, string]),
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
