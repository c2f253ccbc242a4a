import { expect, it } from 'vitest';
import { isDevicePage } from '../../../src/core/pages/device-pages.ts';

it('only the pages of a signed-in user and the way to sign in are drawn by the device alone', () => {
  expect(['/profile', '/profile/', '/users/login'].map(isDevicePage)).toEqual([true, true, true]);
  const others = ['/', '/notifications', '/profiles', '/profile/no-such-page', '/users', '/suppliers/Product'];
  expect(others.filter(isDevicePage)).toEqual([]);
});
