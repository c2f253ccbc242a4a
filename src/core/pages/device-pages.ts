import { isPagePath } from './pages.ts';

const DEVICE_FOLDER = /^\/(?:profile|users)(?:\/|$)/;

/**
 * Whether only the device draws the page, from what it alone knows: the pages of a signed-in user and the way to sign
 * in. The server answers the shell for them.
 */
export const isDevicePage = (pathname: string): boolean => DEVICE_FOLDER.test(pathname) && isPagePath(pathname);
