import { describe, expect, it } from 'vitest';
import { accountEntries } from '../../../src/core/pages/account-menu.ts';
import { isPagePath } from '../../../src/core/pages/pages.ts';
import { entryOf, needsNetwork, privatePages } from '../../../src/core/pages/private-pages.ts';
import { routeOfScreen } from '../../../src/core/pages/route-screens.ts';

describe('accountEntries', () => {
  it('lead to pages, each of which marks its own entry', () => {
    for (const { name, path } of accountEntries) {
      expect(isPagePath(path), path).toBe(true);
      if (path.startsWith('/profile')) expect(entryOf(path.replace(/\/product$/, '/$objectType')), path).toBe(name);
    }
  });

  it('have a page for every private entry and an entry for every page', () => {
    const names = accountEntries.filter(({ path }) => path.startsWith('/profile')).map(({ name }) => name);
    expect([...new Set(privatePages.map(({ entry }) => entry))].sort()).toEqual([...names].sort());
  });
});

describe('needsNetwork', () => {
  it('holds for what operators and writers do, and for no page that shows what was read before', () => {
    expect(needsNetwork('/profile/admin/contents/$pageId')).toBe(true);
    expect(['/', '/profile', '/profile/notes/$objectType', '/contents/$'].filter(needsNetwork)).toEqual([]);
  });

  it('is known of the screen of a route by the name of its file', () => {
    const routeOf = (file: string) => routeOfScreen(`/home/site/src/client/routes/${file}`);
    expect(routeOf('profile/admin/contents.$pageId.tsx?tsr-split=component')).toBe('/profile/admin/contents/$pageId');
    expect(routeOf('profile/admin/index.tsx?tsr-split=component')).toBe('/profile/admin/');
    expect(needsNetwork('/profile/admin/')).toBe(true);
    expect(routeOf('profile/admin/index.tsx?tsr-split=loader')).toBeUndefined();
    expect(routeOf('profile/admin/index.tsx')).toBeUndefined();
  });
});
