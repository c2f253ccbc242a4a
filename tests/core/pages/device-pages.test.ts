import { expect, it } from 'vitest';
import { isDevicePage } from '../../../src/core/pages/device-pages.ts';

it('only the pages of a signed-in user, the way to sign in and the way back from the bank are drawn by the device alone', () => {
  const attempt = '/payment/01940000-0000-7000-8000-00000000000a';
  const drawn = ['/profile', '/profile/', '/users/login', attempt];
  expect(drawn.filter(isDevicePage)).toEqual(drawn);
  const others = [
    '/',
    '/notifications',
    '/profiles',
    '/profile/no-such-page',
    '/users',
    '/payment',
    '/suppliers/Product',
  ];
  expect(others.filter(isDevicePage)).toEqual([]);
});
