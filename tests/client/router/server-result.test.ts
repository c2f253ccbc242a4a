// @vitest-environment node
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  redirect,
} from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { serverResultOf } from '../../../src/client/router/router-internals.ts';

async function load(path: string) {
  const root = createRootRoute();
  const at = (name: string, options: object) => createRoute({ getParentRoute: () => root, path: name, ...options });
  const routeTree = root.addChildren([
    at('/', {}),
    at('/moved', {
      beforeLoad: () => {
        throw redirect({ to: '/', statusCode: 308 });
      },
    }),
    at('/gone', {
      loader: () => {
        throw notFound();
      },
    }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  return router;
}

describe('_serverResult, of a router on the server', () => {
  it('says what the load came to', async () => {
    const router = await load('/');
    expect(router._serverResult).toMatchObject({ type: 'render', status: 200 });
    expect(serverResultOf(router)).toEqual({ kind: 'page', status: 200 });
    expect(serverResultOf(await load('/gone'))).toEqual({ kind: 'page', status: 404 });
  });

  it('says where a redirect leads', async () => {
    const router = await load('/moved');
    expect(router._serverResult).toMatchObject({ type: 'redirect', redirect: { status: 308 } });
    expect(serverResultOf(router)).toEqual({ kind: 'redirect', status: 308, location: '/' });
  });
});
