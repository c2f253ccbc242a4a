import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readUserInfo, USER_INFO_KEY } from '../../../src/client/data/session/user-info.ts';
import { LoginGate } from '../../../src/client/features/login/login-gate.tsx';
import {
  isLoggedInAtom,
  loadingAtom,
  myUserInfoAtom,
  userIdAtom,
} from '../../../src/client/parts/account/session-atoms.ts';

const NOW = Date.UTC(2026, 10, 21);
const info = { sub: 'u-1', exp: NOW / 1000 + 60, name: 'مریم' };

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  localStorage.clear();
});

describe('readUserInfo', () => {
  it('returns the signed-in user until the session ends', () => {
    localStorage.setItem(USER_INFO_KEY, JSON.stringify(info));
    expect(readUserInfo(NOW)).toEqual(info);
    expect(readUserInfo(info.exp * 1000)).toBeUndefined();
  });

  it('returns nobody from an empty, foreign or blocked storage', () => {
    expect(readUserInfo(NOW)).toBeUndefined();
    for (const text of ['', 'x', '[]', '{"sub":1,"exp":9e9,"name":""}', '{"sub":"u"}']) {
      localStorage.setItem(USER_INFO_KEY, text);
      expect(readUserInfo(NOW)).toBeUndefined();
    }
    localStorage.setItem(USER_INFO_KEY, JSON.stringify(info));
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(readUserInfo(NOW)).toBeUndefined();
  });
});

describe('<LoginGate>', () => {
  const gate = (store = createStore()) => (
    <Provider store={store}>
      <LoginGate>
        <h1>راسته</h1>
      </LoginGate>
    </Provider>
  );

  it('checks the session on mount, then shows its content', () => {
    const store = createStore();
    expect(store.get(loadingAtom)).toBe(true);
    localStorage.setItem(USER_INFO_KEY, JSON.stringify({ ...info, exp: Date.now() / 1000 + 60 }));
    render(gate(store));
    expect(screen.getByRole('heading')).toBeDefined();
    expect(store.get(loadingAtom)).toBe(false);
    expect(store.get(isLoggedInAtom)).toBe(true);
    expect(store.get(userIdAtom)).toBe('u-1');
    expect(store.get(myUserInfoAtom)).toMatchObject({ name: 'مریم' });
  });

  it('never covers server-rendered content', async () => {
    const html = renderToString(gate());
    expect(html).toContain('<h1>راسته</h1>');
    const root = document.createElement('div');
    root.innerHTML = html;
    const heading = root.firstChild;
    const hydrated = await act(async () => hydrateRoot(root, gate()));
    expect(root.firstChild).toBe(heading);
    expect(root.innerHTML).toBe(html);
    await act(async () => hydrated.unmount());
  });
});
