import { describe, expect, it } from 'vitest';
import { devicePages, pageAt } from '../../../src/client/routes/-profile-pages.tsx';
import { pagePatterns } from '../../../src/core/pages/pages.ts';

const ROOT = /^\/profile\/?/;
const SOME_ID = '01940000-0000-7000-8000-00000000000a';

describe('the pages of the account', () => {
  const patterns = pagePatterns.filter((pattern) => ROOT.test(pattern));

  it.each(patterns)('%s has its page', (pattern) => {
    const path = pattern
      .replace(ROOT, '')
      .replace('$objectType', 'supplier')
      .replaceAll(/\$\w+Id\b/g, SOME_ID);
    expect(pageAt(path)).toBeDefined();
  });

  it.each([
    'x',
    'notes',
    'notes/x',
    'favorites/product/x',
    'last-visits/wallet',
    'constructor',
    'address/product',
    'suppliers/x',
  ])('/profile/%s has none', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });
});

describe('the pages of the device', () => {
  it('are those below /users, without the sign-in', () => {
    const below = pagePatterns.flatMap((pattern) => /^\/users\/(?!login$)(.+)/.exec(pattern)?.[1] ?? []);
    expect(Object.keys(devicePages).sort()).toEqual(below.sort());
  });
});
