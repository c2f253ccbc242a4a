/**
 * How a list of two thousand rows answers a hand on a phone with a CPU four times slower, and how soon a product and the
 * list again stand there from cached data: `node tests/bench/interaction.ts [SITE_URL]`. Beside the time on the wall stands
 * what the page's main thread itself worked, which other programs on the machine do not lengthen.
 */
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../setup/browser.ts';
import { startSite } from '../setup/site.ts';

const CPU_SLOWDOWN = 4;
const ROWS_WANTED = 2_000;
/** Bigger pages than the site asks for, or the list would take eighty presses to grow. */
const PAGE_SIZE = 100;
const SETTLE_MS = 1_200;
/** For what a page does when it has come, before the next step is measured. */
const REST_MS = 800;
const ROUNDS = 5;
const FLINGS = 12;
const FLING_PX = 2_400;
const WHEEL_STEP_PX = 240;

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fa-IR' };
const DESKTOP = { viewport: { width: 1280, height: 800 }, locale: 'fa-IR' };

export interface ListInteractions {
  rows: number;
  /** Elements in the document while the list is that long. */
  elements: number;
  /** From the press to the next paint, the worst of each kind, and the work until all was still again. */
  interactionMs: Record<string, { toPaint: number; work: number }>;
  /** While the list is thrown up and down. */
  scroll: { framesPerSecond: number; longestFrameMs: number; layoutShift: number };
  /** To product and list from cached data, each round. */
  toProductMs: number[];
  toProductWorkMs: number[];
  backMs: number[];
  backWorkMs: number[];
  /** How far from its place the list was come back to. */
  backOffPx: number[];
}

interface Probe {
  interactions: Map<number, number>;
  shift: number;
}

declare global {
  interface Window {
    __hands: Probe;
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const probe: Probe = { interactions: new Map(), shift: 0 };
  window.__hands = probe;
  const on = (type: string, see: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true, ...options });
  on(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
      if (interactionId) {
        probe.interactions.set(interactionId, Math.max(duration, probe.interactions.get(interactionId) ?? 0));
      }
    },
    { durationThreshold: 16 },
  );
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.shift += value;
  });
}

async function openList(context: BrowserContext, url: string): Promise<Page> {
  await context.addInitScript(observe);
  await context.route(/supplierproducts\/catalog\?.*cursor=/, (route) =>
    route.continue({ url: `${route.request().url()}&size=${PAGE_SIZE}` }),
  );
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('content') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  return page;
}

/** What the end of the list says of how many are there. */
const shownCount = (page: Page) =>
  page.evaluate(() => {
    const said = document.querySelector('main p[role="status"]')?.textContent ?? '';
    const digits = /^[۰-۹٬]+/.exec(said)?.[0] ?? '';
    return Number([...digits.replaceAll('٬', '')].map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).join(''));
  });

async function grow(page: Page): Promise<number> {
  for (;;) {
    const before = await shownCount(page);
    const more = page.getByRole('main').getByRole('button', { name: /نمایش بیشتر/ });
    if (before >= ROWS_WANTED || (await more.count()) === 0) return before;
    await more.dispatchEvent('click');
    await page.waitForFunction((count) => {
      const said = document.querySelector('main p[role="status"]')?.textContent ?? '';
      return !said.startsWith(count) && !document.querySelector('main button[disabled]');
    }, before.toLocaleString('fa-IR'));
  }
}

const slowDown = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** What the page's main thread has worked since the last time it was asked, in milliseconds of its own CPU time. */
async function workClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  let last = await read();
  return async () => {
    const now = await read();
    const worked = now - last;
    last = now;
    return Math.round(worked);
  };
}

/** The longest from a press of `act` to the paint after it, and the work that it made. */
async function longest(page: Page, worked: () => Promise<number>, act: () => Promise<void>) {
  await page.evaluate(() => window.__hands.interactions.clear());
  await worked();
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const work = await worked();
  return { toPaint: await page.evaluate(() => Math.max(0, ...window.__hands.interactions.values())), work };
}

/** From a change of the device's units, as the switch of any quantity makes it, to the paint after it. */
const changeUnit = (page: Page, unit: object | undefined) =>
  page.evaluate(async (chosen) => {
    const start = performance.now();
    localStorage.setItem('rasteh-units', JSON.stringify(chosen ? { Length: chosen } : {}));
    dispatchEvent(new StorageEvent('storage'));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Math.round(performance.now() - start);
  }, unit);

const INCH = { id: 'IN', symbol: 'in', num: 127, den: 5000, offset: 0 };

async function throwList(page: Page): Promise<ListInteractions['scroll']> {
  await page.evaluate(() => {
    window.__hands.shift = 0;
    const frames: number[] = [];
    Object.assign(window, { __frames: frames });
    let last = performance.now();
    const count = (now: number) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.mouse.move(width / 2, height / 2);
  for (let fling = 0; fling < FLINGS; fling++) {
    const sign = fling < FLINGS / 2 ? 1 : -1;
    for (let moved = 0; moved < FLING_PX; moved += WHEEL_STEP_PX) await page.mouse.wheel(0, sign * WHEEL_STEP_PX);
  }
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => {
    const frames = (window as unknown as { __frames: number[] }).__frames;
    const total = frames.reduce((sum, one) => sum + one, 0);
    return {
      framesPerSecond: Math.round((frames.length * 1000) / total),
      longestFrameMs: Math.round(Math.max(...frames)),
      layoutShift: window.__hands.shift,
    };
  });
}

interface Trip {
  toProductMs: number;
  toProductWorkMs: number;
  backMs: number;
  backWorkMs: number;
  offPx: number;
}

/** Presses a row that is in the window, waits for the product, goes back and waits for the row at its place. */
async function thereAndBack(page: Page, worked: () => Promise<number>): Promise<Trip> {
  await worked();
  const there = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href^="/products/0"]')];
    const link = links.find((one) => one.getBoundingClientRect().top > innerHeight / 3);
    if (!link) throw new Error('no product in the window');
    const left = { id: link.getAttribute('href')?.split('/')[2], top: link.getBoundingClientRect().top };
    const start = performance.now();
    link.click();
    while (document.querySelector('main p[role="status"]') || !document.querySelector('main h1') || scrollY > 0) {
      await new Promise((resolve) => setTimeout(resolve));
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return { ...left, ms: performance.now() - start };
  });
  const toProductWorkMs = await worked();
  await page.waitForTimeout(REST_MS);
  await worked();
  const backMs = await page.evaluate(async ({ id, top }) => {
    const off = () => {
      const row = document.querySelector(`main a[href^="/products/${id}"]`);
      const isList = document.querySelector('main p[role="status"]') !== null;
      return isList && row ? Math.abs(row.getBoundingClientRect().top - top) : Number.POSITIVE_INFINITY;
    };
    const start = performance.now();
    history.back();
    while (off() > 2) await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - start;
  }, there);
  const backWorkMs = await worked();
  await page.waitForTimeout(REST_MS);
  const offPx = await page.evaluate(
    ({ id, top }) =>
      Math.abs(
        (document.querySelector(`main a[href^="/products/${id}"]`)?.getBoundingClientRect().top ?? Number.NaN) - top,
      ),
    there,
  );
  return {
    toProductMs: Math.round(there.ms),
    toProductWorkMs,
    backMs: Math.round(backMs),
    backWorkMs,
    offPx: Math.round(offPx * 100) / 100,
  };
}

async function measureList(form: object, url: string): Promise<ListInteractions> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await openList(await browser.newContext({ ...form, serviceWorkers: 'block' }), url);
    const rows = await grow(page);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await page.waitForTimeout(SETTLE_MS);
    await slowDown(page, CPU_SLOWDOWN);
    const worked = await workClock(page);
    const trips: Trip[] = [];
    for (let round = 0; round <= ROUNDS; round++) trips.push(await thereAndBack(page, worked));
    const backOffPx = trips.map((trip) => trip.offPx);
    // The first time the product comes from the server.
    const cached = trips.slice(1);
    const scroll = await throwList(page);
    const interactionMs: ListInteractions['interactionMs'] = {};
    await worked();
    const toInch = await changeUnit(page, INCH);
    interactionMs.unit = { toPaint: toInch, work: await worked() };
    await changeUnit(page, undefined);
    const views = page.getByRole('navigation', { name: 'شیوهٔ نمایش' }).getByRole('link');
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForTimeout(REST_MS);
    interactionMs.grid = await longest(page, worked, () => views.last().click());
    interactionMs.table = await longest(page, worked, () => views.first().click());
    interactionMs.sort = await longest(page, worked, async () => {
      await page.getByRole('combobox', { name: 'مرتب‌سازی' }).focus();
      await page.keyboard.press('ArrowDown');
    });
    return {
      rows,
      elements,
      interactionMs,
      scroll,
      toProductMs: cached.map((trip) => trip.toProductMs),
      toProductWorkMs: cached.map((trip) => trip.toProductWorkMs),
      backMs: cached.map((trip) => trip.backMs),
      backWorkMs: cached.map((trip) => trip.backWorkMs),
      backOffPx,
    };
  } finally {
    await browser.close();
  }
}

interface Branch {
  id: string;
  slug: string;
}

export async function benchInteraction(siteUrl: string): Promise<Record<string, ListInteractions>> {
  const [root] = (await (await fetch(`${siteUrl}/api/v1/categories/menu?categoryTypes=Product`)).json()) as Branch[];
  if (!root) throw new Error('the catalogue has no goods');
  const url = `${siteUrl}/products/category/${root.id}/${encodeURIComponent(root.slug)}`;
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const results: Record<string, ListInteractions> = {};
  say(`\nA long list under a hand; CPU ${CPU_SLOWDOWN}× slower`);
  for (const [name, form] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
    const one = await measureList(form, url);
    results[name] = one;
    const { rows, elements, interactionMs, scroll, backOffPx } = one;
    const kinds = Object.entries(interactionMs).map(([kind, ms]) => `${kind} ${ms.toPaint} (${ms.work})`);
    say(`${name}: ${rows} rows, ${elements} elements`);
    say(`  press to paint (and own work), ms: ${kinds.join(', ')}`);
    say(
      `  thrown: ${scroll.framesPerSecond} frames/s, longest ${scroll.longestFrameMs} ms, shift ${scroll.layoutShift.toFixed(4)}`,
    );
    say(`  to a product seen before, ms: ${one.toProductMs.join(' ')} (${one.toProductWorkMs.join(' ')})`);
    say(`  back to the list, ms: ${one.backMs.join(' ')} (${one.backWorkMs.join(' ')})`);
    say(`  off its place, px: ${backOffPx.join(' ')}`);
  }
  return results;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const given = process.argv[2];
  const site = given ? undefined : await startSite();
  try {
    await benchInteraction(given ?? site?.url ?? '');
  } finally {
    await site?.stop();
  }
}
