import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWarmUp } from '../../../src/client/router/warm-up.ts';
import { dataSaver } from '../../../src/client/ui/device/saves-data.ts';

const idOf = (at: number) => `01940000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const product = (at: number) => `/products/${idOf(at)}/x`;

type Listener = (event: object) => void;

let listeners: Record<string, Listener[]>;
let preloaded: string[];
let queryClient: QueryClient;
/** What the preload of a page does. */
let onPreload: (href: string) => Promise<void>;
let stop = () => {};

/** `connection: undefined` is a browser that tells nothing. */
function setLine(connection: object | undefined): void {
  Reflect.deleteProperty(navigator, 'connection');
  if (connection) Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

function start(): void {
  const router = {
    subscribe: (event: string, listener: Listener) => {
      listeners[event] = [...(listeners[event] ?? []), listener];
      return () => {};
    },
  } as unknown as Parameters<typeof startWarmUp>[0]['router'];
  const preload = async (href: string) => {
    preloaded.push(href);
    await onPreload(href);
  };
  stop = startWarmUp({ router, preload, queryClient });
}
const tell = (event: string, href = '/') => {
  for (const listener of listeners[event] ?? []) listener({ toLocation: { href } });
};

function showLinks(hrefs: readonly string[], around = 'ul'): void {
  const links = hrefs.map((href) => `<a href="${href}">x</a>`).join('');
  document.body.innerHTML = `<main><${around}>${links}</${around}></main>`;
}

beforeEach(() => {
  vi.useFakeTimers();
  listeners = {};
  preloaded = [];
  onPreload = () => Promise.resolve();
  queryClient = new QueryClient();
  setLine({ effectiveType: '4g' });
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const top = Number(this.getAttribute('data-top') ?? 0);
    return { top, bottom: top + 20, width: 100 } as DOMRect;
  };
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  setLine(undefined);
  dataSaver.set(false);
  document.body.innerHTML = '';
});

const wait = (ms = 30_000) => vi.advanceTimersByTimeAsync(ms);

describe('the warm-up', () => {
  it('loads the first pages in view, after a quiet time, and no more', async () => {
    showLinks([1, 2, 3, 4, 5].map(product));
    start();
    await wait(4_000);
    expect(preloaded).toEqual([]);
    await wait();
    expect(preloaded).toEqual([1, 2, 3].map(product));
    await wait(600_000);
    expect(preloaded).toHaveLength(3);
  });

  it('leaves out what is not in view, other sites, ways back and what the device draws itself', async () => {
    const left = ['https://example.com/products/a', '/products/compare', '/users/data', '/ai', '/drawings/a.svg'];
    document.body.innerHTML = `<a href="${product(8)}">x</a><main>
      <nav><a href="${product(9)}">x</a></nav>
      <a href="${product(7)}" data-top="5000">x</a>
      ${left.map((href) => `<a href="${href}">x</a>`).join('')}
      <a href="${product(1)}?a=1">x</a><a href="${product(1)}">x</a></main>`;
    start();
    await wait();
    expect(preloaded).toEqual([`${product(1)}?a=1`]);
  });

  it.each([
    ['a browser that does not tell its line', undefined],
    ['a slow line', { effectiveType: '3g' }],
    ['a line that is paid by the megabyte', { effectiveType: '4g', type: 'cellular' }],
    ['a browser that saves data', { effectiveType: '4g', saveData: true }],
  ])('does nothing on %s', async (_, connection) => {
    setLine(connection);
    showLinks([product(1)]);
    start();
    await wait();
    expect(preloaded).toEqual([]);
  });

  it('does nothing where the device saves data', async () => {
    dataSaver.set(true);
    showLinks([product(1)]);
    start();
    await wait();
    expect(preloaded).toEqual([]);
  });

  it('ends with a navigation, with the reads that it has started, and begins anew on the next page', async () => {
    const aborted = vi.fn();
    const isWarming = (href: string) => href === product(1);
    onPreload = async (href) => {
      if (!isWarming(href)) return;
      void queryClient
        .fetchQuery({
          queryKey: ['warmed'],
          queryFn: ({ signal }) =>
            new Promise((_resolve, reject) => {
              signal.addEventListener('abort', () => {
                aborted();
                reject(signal.reason);
              });
            }),
        })
        .catch(() => {});
    };
    const own = queryClient.fetchQuery({
      queryKey: ['own'],
      queryFn: () => new Promise<string>((resolve) => setTimeout(() => resolve('stays'), 60_000)),
    });
    showLinks([1, 2].map(product));
    start();
    await wait(8_000);
    expect(preloaded).toEqual([product(1)]);
    tell('onBeforeNavigate');
    await wait(1_000);
    expect(aborted).toHaveBeenCalledOnce();
    expect(preloaded).toEqual([product(1)]);
    showLinks([3].map(product));
    tell('onResolved');
    await wait(120_000);
    expect(preloaded).toEqual([product(1), product(3)]);
    await expect(own).resolves.toBe('stays');
  });

  it('leaves the reads of the page that the user goes to', async () => {
    onPreload = async () => {
      const queryFn = () => new Promise<string>((resolve) => setTimeout(() => resolve('there'), 20_000));
      void queryClient.fetchQuery({ queryKey: ['warmed'], queryFn }).catch(() => {});
    };
    showLinks([product(1)]);
    start();
    await wait(8_000);
    tell('onBeforeNavigate', `${product(1)}?a=1`);
    await wait();
    expect(queryClient.getQueryData(['warmed'])).toBe('there');
  });

  it('has a bound for the whole tab', async () => {
    start();
    for (let page = 0; page < 20; page++) {
      showLinks([1, 2, 3].map((at) => product(page * 10 + at)));
      tell('onResolved');
      await wait();
    }
    expect(preloaded).toHaveLength(30);
  });

  it('ends when the pages have received enough', async () => {
    let observe = (_: object) => {};
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(onEntries: (list: object) => void) {
          observe = onEntries;
        }
        observe() {}
        disconnect() {}
        takeRecords = () => [];
      },
    );
    onPreload = async () => observe({ getEntries: () => [{ transferSize: 300 * 1024 }] });
    showLinks([1, 2, 3].map(product));
    start();
    await wait();
    vi.unstubAllGlobals();
    expect(preloaded).toEqual([1, 2].map(product));
  });
});
