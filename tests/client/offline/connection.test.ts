import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isNoAnswer, watchConnection, watchedFetch } from '../../../src/client/offline/connection/connection.ts';
import { asOwn, ownJson } from '../../setup/own-answers.ts';

const MINUTE_MS = 60_000;

let stop: () => void;
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  network.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  stop = watchConnection();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const works = async () => ownJson({ status: 'ok' });
const fails = async () => Promise.reject(new TypeError('Failed to fetch'));
const isOnline = () => onlineManager.isOnline();
const call = () => watchedFetch('/api/v1/x').catch(() => {});

describe('the connection', () => {
  it('is lost when a call gets no response, whatever the browser reports', async () => {
    network.mockImplementation(fails);
    await call();
    expect(navigator.onLine).toBe(true);
    expect(isOnline()).toBe(false);
  });

  it('is not lost by an aborted call or an error response', async () => {
    network.mockRejectedValueOnce(new DOMException('stop', 'AbortError'));
    await call();
    network.mockResolvedValueOnce(asOwn(new Response(null, { status: 503 })));
    await call();
    expect(isOnline()).toBe(true);
  });

  it('is back with the next response to any call', async () => {
    network.mockImplementation(fails);
    await call();
    network.mockImplementation(works);
    await call();
    expect(isOnline()).toBe(true);
  });

  it('is not back by a response from the worker’s cache', async () => {
    network.mockImplementation(fails);
    await call();
    network.mockResolvedValueOnce(asOwn(new Response('[]', { headers: { 'x-saved-at': '1' } })));
    await call();
    expect(isOnline()).toBe(false);
  });

  it('is probed after a response from the worker’s cache: nobody may have answered the worker', async () => {
    const saved = () => new Response('[]', { headers: { 'x-saved-at': '1' } });
    network.mockImplementation(works);
    network.mockResolvedValueOnce(saved());
    await call();
    await vi.advanceTimersByTimeAsync(0);
    expect(network.mock.calls.map(([url]) => url)).toEqual(['/api/v1/x', '/healthz']);
    expect(isOnline()).toBe(true);
    network.mockImplementation(fails);
    network.mockResolvedValueOnce(saved());
    await call();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(false);
  });

  it('is probed with growing pauses until it is back', async () => {
    network.mockImplementation(fails);
    await call();
    network.mockClear();
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    const asked = network.mock.calls.length;
    expect(asked).toBeGreaterThan(3);
    expect(asked).toBeLessThan(8);
    expect(network.mock.calls.every(([url]) => url === '/healthz')).toBe(true);
    network.mockImplementation(works);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(isOnline()).toBe(true);
    network.mockClear();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(network).not.toHaveBeenCalled();
  });

  it('does not mistake the sign-in page of a hotspot for the site', async () => {
    network.mockImplementation(fails);
    await call();
    network.mockImplementation(
      async () => new Response('<p>sign in</p>', { headers: { 'content-type': 'text/html' } }),
    );
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(isOnline()).toBe(false);
  });

  it('is lost when another answers in the place of the server', async () => {
    network.mockImplementation(async () => Response.json({}));
    await call();
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(false);
    network.mockImplementation(works);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(isOnline()).toBe(true);
  });

  it('stays while a proxy answers one call in the place of the server', async () => {
    network.mockImplementation(async (url) => (url === '/healthz' ? ownJson({}) : new Response(null, { status: 413 })));
    await expect(watchedFetch('/api/v1/files')).rejects.toSatisfy(isNoAnswer);
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(true);
  });

  it('is lost at once when the browser reports offline, and probed when it reports online', async () => {
    dispatchEvent(new Event('offline'));
    expect(isOnline()).toBe(false);
    network.mockImplementation(works);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(isOnline()).toBe(true);
  });

  it('does not flap if one call always fails while the server responds', async () => {
    let changes = 0;
    const unsubscribe = onlineManager.subscribe(() => {
      changes += 1;
    });
    for (let second = 0; second < 60; second += 1) {
      network.mockImplementation(fails);
      if (isOnline()) await call();
      network.mockImplementation(works);
      await vi.advanceTimersByTimeAsync(1000);
    }
    unsubscribe();
    expect(changes).toBeLessThan(14);
  });
});

describe('isNoAnswer', () => {
  it('distinguishes a call without a response from an error response', () => {
    expect(isNoAnswer(new TypeError('Failed to fetch'))).toBe(true);
    expect(isNoAnswer(Object.assign(new Error(), { name: 'NetworkError' }))).toBe(true);
    expect(isNoAnswer(Object.assign(new Error(), { name: 'TimeoutError' }))).toBe(true);
    expect(isNoAnswer(new SyntaxError('Unexpected token <'))).toBe(false);
    expect(isNoAnswer(null)).toBe(false);
  });
});
