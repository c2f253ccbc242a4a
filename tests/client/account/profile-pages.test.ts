import { describe, expect, it } from 'vitest';
import { pageAt } from '../../../src/client/routes/-profile-pages.tsx';
import { pagePatterns } from '../../../src/core/pages.ts';

const ROOT = /^\/profile\/?/;

describe('the pages of the account', () => {
  const patterns = pagePatterns.filter((pattern) => ROOT.test(pattern));

  it.each(patterns)('%s has its page', (pattern) => {
    expect(pageAt(pattern.replace(ROOT, '').replace('$objectType', 'supplier'))).toBeDefined();
  });

  it.each(['x', 'notes', 'notes/x', 'favorites/product/x', 'last-visits/wallet', 'constructor', 'address/product'])(
    '/profile/%s has none',
    (path) => {
      expect(pageAt(path)).toBeUndefined();
    },
  );
});
