/** One visit of a page on a phone: paints, time until its links have handlers, and bytes on the wire. */
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../setup/browser.ts';

const CPU_SLOWDOWN = 4;
const SETTLE_MS = 1_500;
const VISIT_LIMIT_MS = 60_000;

export type Kind = 'html' | 'js' | 'css' | 'font' | 'image' | 'other';

export interface Visit {
  fcpMs: number | undefined;
  lcpMs: number | undefined;
  /** When the first link in `main` has its event handlers. */
  handlersMs: number | undefined;
  bytes: Record<Kind, number>;
  requests: number;
  layoutShift: number;
  /** Number of characters of the page's text. */
  text: number;
}

interface Probe {
  fcp?: number;
  lcp?: number;
  handlers?: number;
  shift: number;
}

declare global {
  interface Window {
    __probe: Probe;
  }
}

/** Init script: runs in the page before its own scripts. */
function observe(): void {
  const probe: Probe = { shift: 0 };
  window.__probe = probe;
  const on = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') probe.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    // The strip that says "offline" comes later, and may be larger than any text of the page.
    if (!element || element.closest('main')) probe.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    probe.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  const check = () => {
    const link = document.querySelector('main a[href]');
    const isReact = link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
    const isBare = link && !document.getElementById('root') && document.readyState !== 'loading';
    if (isReact || isBare) probe.handlers = performance.now();
    else setTimeout(check, 20);
  };
  check();
}

const kindOf = (mime: string, isDocument: boolean): Kind => {
  if (isDocument) return 'html';
  if (mime.includes('javascript')) return 'js';
  if (mime.includes('css')) return 'css';
  if (mime.includes('font') || mime.includes('woff')) return 'font';
  return mime.startsWith('image/') ? 'image' : 'other';
};

export async function openPhone(): Promise<BrowserContext> {
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, locale: 'fa-IR' });
  await context.addInitScript(observe);
  return context;
}

export async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const bytes: Visit['bytes'] = { html: 0, js: 0, css: 0, font: 0, image: 0, other: 0 };
  const count = await countBytes(page, bytes);
  await page.goto(url, { waitUntil: 'load', timeout: VISIT_LIMIT_MS });
  await page.waitForFunction(
    () => window.__probe.handlers !== undefined && window.__probe.fcp !== undefined,
    undefined,
    {
      timeout: VISIT_LIMIT_MS,
    },
  );
  await page.waitForTimeout(SETTLE_MS);
  const probe = await page.evaluate(() => window.__probe);
  const text = await page.evaluate(() => document.body.innerText.length);
  await page.close();
  return {
    fcpMs: probe.fcp,
    lcpMs: probe.lcp,
    handlersMs: probe.handlers,
    layoutShift: probe.shift,
    bytes,
    requests: count.requests,
    text,
  };
}

async function countBytes(page: Page, bytes: Visit['bytes']): Promise<{ requests: number }> {
  const count = { requests: 0 };
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, Kind | undefined>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const isLocal = response.fromServiceWorker || response.fromDiskCache;
    kinds.set(requestId, isLocal ? undefined : kindOf(response.mimeType, type === 'Document'));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    bytes[kind] += encodedDataLength;
    count.requests += 1;
  });
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return count;
}
