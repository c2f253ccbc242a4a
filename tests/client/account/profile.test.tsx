import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { USER_INFO_KEY, userInfo } from '../../../src/client/data/session/user-info.ts';
import { selectedProfileMenuAtom } from '../../../src/client/features/profile/atoms.ts';
import type { ProductCard } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { PERSON, type SignInService, signInService } from '../../setup/sign-in-service.ts';
import { type RenderedApp, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { fakeLocks } from './fake-locks.ts';

const catalog = newCatalog();
const pumps = buildCategory(catalog, { name: 'پمپ' });
const maker = buildSupplier(catalog, { name: 'سازنده' });
const { key } = buildBaseProduct(catalog, { categoryKey: pumps.key, title: 'پمپ آب' });
buildOffer(catalog, { baseProductKey: key, supplierKey: maker.key });

/** A masked phone, as the server's name of a person who has given none. */
const SHOWN_NAME = '۰۹۱۲***۰۰۰۱';

fakeLocks();
stubDialog();
serveCatalog(catalog);

let service: SignInService;
beforeEach(() => {
  service = signInService('http://rasteh.test');
  userInfo.drop();
});

const open = (path: string): Promise<RenderedApp> => renderApp(path, { api: service.handlers });
const go = (app: RenderedApp, path: string) => act(async () => app.router.history.push(path));

function beSignedIn(exp = Date.now() / 1000 + 3600): void {
  userInfo.set({ ...PERSON, exp });
  service.session = PERSON;
}

async function productPath(): Promise<string> {
  const { items } = await readFromServer<Page<ProductCard>>('/supplierproducts/catalog');
  return `/products/${items[0]?.id}/x`;
}

describe('a private page', () => {
  it('leads a visitor to the login page, with the way back and no entry of its own in the history', async () => {
    const app = await open('/ai');
    await go(app, '/profile?x=1#y');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/users/login'));
    expect(app.router.state.location.search).toEqual({ redirectPath: '/profile?x=1#y' });
    await act(async () => app.router.history.back());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/ai'));
  });

  it('tells the login page that a product or supplier was visited before', async () => {
    const path = await productPath();
    const app = await open(path);
    await screen.findByRole('heading', { level: 1 });
    await go(app, '/profile');
    await waitFor(() =>
      expect(app.router.state.location.search).toEqual({ redirectPath: '/profile', loginPerPage: true }),
    );
  });

  it('is not for who signed in too long ago', async () => {
    beSignedIn(Date.now() / 1000 - 1);
    const { router } = await open('/profile');
    expect(router.state.location.pathname).toBe('/users/login');
  });

  it('opens without a network, and shows who is signed in', async () => {
    beSignedIn();
    service.isOffline = true;
    await open('/profile');
    expect(await screen.findByText(SHOWN_NAME)).toBeTruthy();
    const menu = screen.getByRole('navigation', { name: 'بخش‌های حساب' });
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('نمای کلی');
    expect(createStore().get(selectedProfileMenuAtom)).toBe('Home');
  });

  it('has words for a user without a name', async () => {
    const nameless = { ...PERSON, name: '' };
    userInfo.set({ ...nameless, exp: Date.now() / 1000 + 3600 });
    // Without a session the page would sign out, perhaps while the next test is signed in.
    service.session = nameless;
    await open('/profile');
    expect(await screen.findByText('کاربر راسته')).toBeTruthy();
  });

  it('leaves when another tab signs out, and shows nothing of the user', async () => {
    beSignedIn();
    const { router } = await open('/profile');
    await screen.findByText(SHOWN_NAME);
    localStorage.removeItem(USER_INFO_KEY);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: USER_INFO_KEY, newValue: null })));
    await waitFor(() => expect(screen.queryByText(SHOWN_NAME)).toBeNull());
    await waitFor(() => expect(router.state.location.pathname).toBe('/users/login'));
  });

  it('that the browser restores after a sign-out shows nothing of the user', async () => {
    beSignedIn();
    await open('/profile');
    await screen.findByText(SHOWN_NAME);
    localStorage.removeItem(USER_INFO_KEY);
    act(() => void dispatchEvent(new Event('pageshow')));
    await waitFor(() => expect(screen.queryByText(SHOWN_NAME)).toBeNull());
  });
});

describe('the way out', () => {
  async function confirm(): Promise<void> {
    fireEvent.click(await screen.findByRole('button', { name: 'خروج از حساب' }));
    const sheet = await screen.findByRole('dialog');
    fireEvent.click(within(sheet).getByRole('button', { name: 'خروج از حساب' }));
  }

  it('asks first', async () => {
    beSignedIn();
    await open('/profile');
    fireEvent.click(await screen.findByRole('button', { name: 'خروج از حساب' }));
    fireEvent.click(await screen.findByRole('button', { name: 'می‌مانم' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem(USER_INFO_KEY)).not.toBeNull();
  });

  it('leads home, and the bars offer the sign-in again', async () => {
    beSignedIn();
    const { router } = await open('/profile');
    await confirm();
    expect(localStorage.getItem(USER_INFO_KEY)).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(service.calls.filter((call) => call !== 'refresh')).toEqual(['revoke']));
    expect(router.state.location.pathname).toBe('/');
    expect(screen.getAllByRole('link', { name: 'ورود' })).toHaveLength(2);
  });

  it('works without a network, and says so before', async () => {
    beSignedIn();
    service.isOffline = true;
    const { router } = await open('/profile');
    await screen.findByText(SHOWN_NAME);
    act(() => onlineManager.setOnline(false));
    fireEvent.click(await screen.findByRole('button', { name: 'خروج از حساب' }));
    const sheet = await screen.findByRole('dialog');
    expect(sheet.textContent).toContain('شبکه در دسترس نیست');
    fireEvent.click(within(sheet).getByRole('button', { name: 'خروج از حساب' }));
    expect(localStorage.getItem(USER_INFO_KEY)).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the shell', () => {
  it('offers the sign-in, which leads back to the page', async () => {
    const app = await open('/notifications');
    const [link] = await screen.findAllByRole('link', { name: 'ورود' });
    fireEvent.click(link as HTMLElement);
    await waitFor(() => expect(app.router.state.location.href).toBe('/users/login?loginPerPage=true'));
  });

  it('offers the account to who is signed in', async () => {
    beSignedIn();
    await open('/notifications');
    const links = await screen.findAllByRole('link', { name: 'حساب من' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/profile', '/profile']);
  });
});

describe('the login page of a signed-in user', () => {
  it('says so, and goes on to the page that was wanted', async () => {
    beSignedIn();
    const { router } = await open('/users/login?redirectPath=%2Fnotifications');
    expect(await screen.findByRole('heading', { level: 1, name: 'وارد شده‌اید' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/users/login');
    fireEvent.click(screen.getByRole('button', { name: 'ادامه' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/notifications'));
  });

  it('goes back two steps', async () => {
    beSignedIn();
    const app = await open('/ai');
    await go(app, '/notifications');
    await go(app, '/users/login');
    await screen.findByRole('heading', { level: 1, name: 'وارد شده‌اید' });
    await act(async () => app.router.history.back());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/ai'));
  });

  it('goes back the one step that there is', async () => {
    beSignedIn();
    const app = await open('/ai');
    await go(app, '/users/login');
    await screen.findByRole('heading', { level: 1, name: 'وارد شده‌اید' });
    await act(async () => app.router.history.back());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/ai'));
  });
});
