import { isPagePath } from './pages.ts';

const DEVICE_FOLDER = /^\/(?:payment|profile|users)(?:\/|$)/;

/**
 * Whether only the device draws the page, from what it alone knows: the pages of a signed-in user, the way to sign in and
 * what the bank's answer leads to. The server answers the shell for them.
 */
export const isDevicePage = (pathname: string): boolean => DEVICE_FOLDER.test(pathname) && isPagePath(pathname);
