import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAppRouter } from '../../../src/client/app/create-router.tsx';
import { createApi } from '../../../src/client/data/api.ts';
import { createQueryClient } from '../../../src/client/data/query-client.ts';
import { isArriving } from '../../../src/client/router/arrival.ts';
import {
  expectServerTree,
  isSameEntry,
  keepLastMatch,
  RouteMatch,
  targetHref,
  wrapPreloads,
} from '../../../src/client/router/router-internals.ts';
import { createReads } from '../../../src/client/routes/-context.ts';

/** At the start of each Suspense boundary, as React writes it on the server. */
const SUSPENSE_MARK = '<!--$-->';

function Page() {
  const [isHomeShown, setHomeShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHomeShown(true)}>
        home again
      </button>
      {isHomeShown && <RouteMatch routeId="/" />}
      <Link to="/ai" preload="intent">
        ai
      </Link>
      <Outlet />
    </>
  );
}

/** A real router of two pages; `/ai` comes when the test lets it. */
function build() {
  let answer = () => {};
  const loads = vi.fn(() => new Promise<string>((resolve) => (answer = () => resolve('loaded'))));
  const root = createRootRoute({ component: Page });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>home</p> });
  const ai = createRoute({
    getParentRoute: () => root,
    path: '/ai',
    loader: loads,
    component: () => <p>{ai.useLoaderData()}</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([home, ai]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPreloadDelay: 0,
  });
  return {
    router,
    loads,
    /** Once the page is asked for. */
    answer: async () => {
      await vi.waitFor(() => expect(loads).toHaveBeenCalled());
      await act(async () => answer());
    },
  };
}

/** The router at its first page, drawn. */
async function show() {
  const built = build();
  const view = render(<RouterProvider router={built.router} />);
  await built.router.load();
  await screen.findByText('home');
  return { ...built, ...view };
}

beforeAll(() => {
  window.scrollTo = () => {};
});

afterEach(cleanup);

describe('ssr', () => {
  it('takes away the Suspense around the tree, as it is on the server', async () => {
    const { router } = build();
    await router.load();
    const countBoundaries = () => renderToString(<RouterProvider router={router} />).split(SUSPENSE_MARK).length - 1;
    const before = countBoundaries();
    expectServerTree(router);
    expect(router.ssr).toEqual({ manifest: undefined });
    expect(countBoundaries()).toBe(before - 1);
  });
});

describe('stores.getMatchStore', () => {
  it('gives the one store of a route, which the router sets in place', async () => {
    const { router } = await show();
    const store = router.stores.getMatchStore('/');
    expect(store).toBe(router.stores.getMatchStore('/'));
    expect(store).toMatchObject({ get: expect.any(Function), set: expect.any(Function) });
    expect(store.get()).toMatchObject({ routeId: '/', status: 'success' });
  });

  it('forgets a route that was left, unless its last match is kept', async () => {
    for (const isPatched of [false, true]) {
      const { router, answer, unmount } = await show();
      if (isPatched) keepLastMatch(router, '/');
      const moved = router.navigate({ to: '/ai' });
      await answer();
      await moved;
      expect(router.state.matches.at(-1)?.routeId).toBe('/ai');
      expect(router.stores.getMatchStore('/').get() !== undefined).toBe(isPatched);
      unmount();
    }
  });
});

describe('Match by the id of a route', () => {
  it('draws a page from its last match, also beside the one that is shown', async () => {
    const { router, answer } = await show();
    keepLastMatch(router, '/');
    fireEvent.click(screen.getByRole('link'));
    await answer();
    await screen.findByText('loaded');
    fireEvent.click(screen.getByRole('button'));
    expect([screen.queryByText('home'), screen.queryByText('loaded')]).not.toContain(null);
  });
});

describe('state.__TSR_key and latestLocation', () => {
  it('tell a page that is on its way from the one that is shown', async () => {
    const { router, answer } = await show();
    await vi.waitFor(() => expect(router.state.resolvedLocation).toBeDefined());
    const before = router.state.location;
    expect(before.state.__TSR_key).toEqual(expect.any(String));
    expect([isArriving(router), targetHref(router)]).toEqual([false, '/']);
    const moved = router.navigate({ to: '/ai' });
    await vi.waitFor(() => expect(isArriving(router)).toBe(true));
    expect(targetHref(router)).toBe('/ai');
    await answer();
    await moved;
    await vi.waitFor(() => expect(isArriving(router)).toBe(false));
    expect(isSameEntry(before, router.state.location)).toBe(false);
  });

  it('tell two visits of one address apart', async () => {
    const { router } = await show();
    const before = router.state.location;
    await act(async () => router.history.push('/'));
    expect(router.state.location.href).toBe(before.href);
    expect(isSameEntry(before, router.state.location)).toBe(false);
  });
});

describe('preloadRoute', () => {
  it('is what a link calls, so that what is around it decides when it starts', async () => {
    const { router, loads, answer } = await show();
    const waiting: (() => void)[] = [];
    wrapPreloads(router, async (preload) => {
      await new Promise<void>((start) => waiting.push(start));
      return preload();
    });
    fireEvent.mouseEnter(screen.getByRole('link'));
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(loads).not.toHaveBeenCalled();
    waiting[0]?.();
    await vi.waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
    await answer();
  });
});

describe("the app's own router", () => {
  it('has all of them', () => {
    const api = createApi('');
    const router = createAppRouter({ queryClient: createQueryClient(), reads: createReads(api), api });
    expect(router).toMatchObject({
      stores: { getMatchStore: expect.any(Function) },
      preloadRoute: expect.any(Function),
      latestLocation: { href: expect.any(String), state: { __TSR_key: expect.any(String) } },
    });
    // Set by the library only on the server; ours alone on the device.
    expect([router.ssr, router._serverResult]).toEqual([undefined, undefined]);
  });
});
