import { createMemoryHistory, lazyRouteComponent } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppRouter } from '../../../src/client/app/create-router.tsx';
import { createApi } from '../../../src/client/data/api.ts';
import { createQueryClient } from '../../../src/client/data/query-client.ts';
import { takeSession } from '../../../src/client/data/session/take-session.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { createReads } from '../../../src/client/routes/-context.ts';
import { privatePages } from '../../../src/core/pages/private-pages.ts';

const SITE_URL = 'http://rasteh.test';
const SOME_ID = '01940000-0000-7000-8000-00000000000a';
const HOUR_S = 3_600;

/** What each page asks first, besides the profile, which its frame asks. */
const firstCalls: Readonly<Record<(typeof privatePages)[number]['pattern'], readonly string[]>> = {
  '/profile': ['/pagevisits/last-visits'],
  '/profile/notices': ['/notices', '/notices/preferences'],
  '/profile/messages': ['/conversations'],
  '/profile/directorder': ['/traderequests'],
  '/profile/directorder/edit/$id': [`/traderequests/${SOME_ID}`, '/deliveryaddresses'],
  '/profile/directorder/group/$id': [`/traderequests/groups/${SOME_ID}`],
  '/profile/directorderinfo/$id': [
    `/traderequests/${SOME_ID}`,
    `/traderequests/${SOME_ID}/membership-and-price`,
    '/traderequestevents',
  ],
  '/profile/directOrderReport/$id': [`/traderequests/${SOME_ID}`, '/traderequestevents'],
  '/profile/wallet/statement': ['/wallettransactions/statement'],
  '/profile/wallet': [
    '/wallettransactions/credit/byuser',
    '/wallettransactions',
    '/payments/for-retry-pay',
    '/payouts',
    '/payouts/terms',
    '/wallettransactions/consumers',
    '/merchants',
    '/customers/profile/merchant-agents',
  ],
  '/profile/personal-info': ['/users/profile-picture', '/users/sessions'],
  '/profile/address': ['/deliveryaddresses'],
  '/profile/favorites': ['/userfavorites'],
  '/profile/favorites/$objectType': ['/userfavorites'],
  '/profile/notes/$objectType': ['/notes/byuser'],
  '/profile/comments': ['/pagecomments/mine'],
  '/profile/last-visits/$objectType': ['/pagevisits/last-visits'],
  '/profile/suppliers': ['/merchants', '/customers/profile/merchant-agents', '/ownsuppliers'],
  '/profile/suppliers/merchants/$merchantId': ['/merchants', '/membershipplans', `/merchants/${SOME_ID}/legal-form`],
  '/profile/suppliers/$supplierId': ['/ownsuppliers', '/ownoffers'],
  '/profile/suppliers/$supplierId/page': ['/ownsuppliers', `/ownsuppliers/${SOME_ID}/page`],
  '/profile/suppliers/$supplierId/visits': ['/ownsuppliers', '/ownoffers'],
  '/profile/suppliers/$supplierId/imports': ['/imports'],
  '/profile/suppliers/$supplierId/imports/$importId': [`/imports/${SOME_ID}`],
  '/profile/suppliers/$supplierId/contents': ['/ownpages'],
  '/profile/suppliers/$supplierId/contents/$pageId': [`/ownpages/${SOME_ID}`],
  '/profile/admin': ['/waiting/operator'],
  '/profile/admin/merchants': ['/merchants'],
  '/profile/admin/comments': ['/pagecomments'],
  '/profile/admin/feedbacks': ['/feedbacks'],
  '/profile/admin/disputes': ['/traderequests/disputes'],
  '/profile/admin/talk-reports': ['/conversations/reports'],
  '/profile/admin/money': ['/money', '/payouts/waiting', '/money/adjustments', '/money/attempts'],
  '/profile/admin/people': ['/waiting/operator'],
  '/profile/admin/contents': ['/ownpages'],
  '/profile/admin/contents/$pageId': [`/ownpages/${SOME_ID}`],
  '/profile/admin/imports': ['/imports'],
  '/profile/admin/imports/$importId': [`/imports/${SOME_ID}`],
  '/profile/admin/visits': ['/visitorlogs/byfilter-for-chart'],
  '/profile/admin/jobs': ['/jobs'],
};

const pathOf = (pattern: string) => pattern.replace('$objectType', 'supplier').replaceAll(/\$(?:id|\w+Id)\b/g, SOME_ID);

/** A router with the paths of the calls that it makes. @param hasScreens false: its screens never arrive */
function openAt(path: string, hasScreens = false) {
  const asked = new Set<string>();
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    asked.add(new URL(input instanceof Request ? input.url : input).pathname.replace('/api/v1', ''));
    return new Promise<Response>(() => {});
  });
  const queryClient = createQueryClient();
  const api = createApi(SITE_URL);
  const router = createAppRouter({ queryClient, reads: createReads(api), api });
  const loads = vi.fn(() => new Promise<never>(() => {}));
  const screens = Object.values(router.routesById).map(({ options }) => options as { component?: unknown });
  const before = screens.map(({ component }) => component);
  if (!hasScreens) for (const options of screens) options.component = lazyRouteComponent(loads);
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  void router.load();
  const restore = () => {
    for (const [index, options] of screens.entries()) options.component = before[index];
  };
  return { router, asked, loads, restore };
}

describe('a private page', () => {
  let restore = () => {};

  beforeEach(() => {
    const exp = Date.now() / 1_000 + HOUR_S;
    takeSession({ access_token: 'token', expires_in: HOUR_S } as Parameters<typeof takeSession>[0], {
      sub: SOME_ID,
      exp,
      name: 'خریدار',
    });
  });

  afterEach(() => {
    restore();
    vi.unstubAllGlobals();
    userInfo.drop();
  });

  it.each(privatePages)('$pattern asks for what it shows while its screen is on its way', async ({ pattern }) => {
    const opened = openAt(pathOf(pattern));
    restore = opened.restore;
    await vi.waitFor(() =>
      expect([...opened.asked]).toEqual(expect.arrayContaining(['/customers/profile', ...firstCalls[pattern]])),
    );
    expect(opened.loads).toHaveBeenCalled();
  });

  it.each(['x', 'notes', 'notes/x', 'favorites/product/x', 'last-visits/wallet', 'suppliers/x', 'address/product'])(
    'is not at /profile/%s, and nobody is led to the sign-in there',
    async (path) => {
      for (const isSignedIn of [true, false]) {
        if (!isSignedIn) userInfo.drop();
        const opened = openAt(`/profile/${path}`, true);
        restore = opened.restore;
        await vi.waitFor(() =>
          expect(
            opened.router.state.matches.some(
              (match) => match.status === 'notFound' || ('globalNotFound' in match && match.globalNotFound),
            ),
          ).toBe(true),
        );
        expect(opened.router.state.location.pathname).toBe(`/profile/${path}`);
        expect([...opened.asked].filter((call) => call.startsWith('/customers'))).toEqual([]);
        restore();
      }
    },
  );
});
