import { describe, expect, it } from 'vitest';
import { ownPath } from '../../../src/client/features/login/own-path.ts';

const ORIGIN = 'https://rasteh.example';
const ID = '01941f71-8f49-7e2f-9c60-672ae27328b4';

describe('ownPath', () => {
  it.each([
    ['/', '/'],
    ['/profile', '/profile'],
    ['/profile?tab=1#top', '/profile?tab=1#top'],
    [`/products/${ID}/پمپ`, `/products/${ID}/${encodeURIComponent('پمپ')}`],
    ['/search/پمپ?view=table', `/search/${encodeURIComponent('پمپ')}?view=table`],
    ['/ai/../notifications', '/notifications'],
  ])('accepts a page of this site: %s', (path, expected) => {
    expect(ownPath(path, ORIGIN)).toBe(expected);
  });

  it.each([
    'https://evil.example',
    'https://evil.example/profile',
    '//evil.example',
    '//evil.example/profile',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example/profile',
    '/%2e//evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'profile',
    '',
    '/profile\u0000',
    '/api/v1/users/me',
    '/connect/revocation',
    '/sw.js',
    '/no/such/page',
    '/users/login?redirectPath=/profile',
    '/users/./login',
    `/profile?${'x'.repeat(3_000)}`,
    '@evil.example',
    'https:evil.example',
    `${ORIGIN}.evil.example/profile`,
  ])('refuses %j', (path) => {
    expect(ownPath(path, ORIGIN)).toBeUndefined();
  });

  it('refuses what is no text', () => {
    expect(ownPath(undefined, ORIGIN)).toBeUndefined();
  });
});
