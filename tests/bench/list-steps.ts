import type { Page } from 'playwright-core';
import { filtersTexts } from '../../src/client/features/catalog/filters/filters-texts.ts';
import { longest, SETTLE_MS } from './interaction-probe.ts';

const ROWS_WANTED = 2_000;
/** Lets deferred work of a page finish before the next step is measured. */
export const REST_MS = 800;
const FLINGS = 12;
const FLING_PX = 2_400;
const WHEEL_STEP_PX = 240;
const SLIDES = 12;

/** The number of rows that the end of the list reports. */
const shownCount = (page: Page) =>
  page.evaluate(() => {
    const said = document.querySelector('main p[role="status"]')?.textContent ?? '';
    const digits = /^[۰-۹٬]+/.exec(said)?.[0] ?? '';
    return Number([...digits.replaceAll('٬', '')].map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).join(''));
  });

export async function grow(page: Page): Promise<number> {
  for (;;) {
    const before = await shownCount(page);
    const more = page.getByRole('main').getByRole('button', { name: /نمایش بیشتر/ });
    if (before >= ROWS_WANTED || (await more.count()) === 0) return before;
    await more.dispatchEvent('click');
    await page.waitForFunction((count) => {
      const said = document.querySelector('main p[role="status"]')?.textContent ?? '';
      return !said.startsWith(count) && !document.querySelector('main button[aria-busy="true"]');
    }, before.toLocaleString('fa-IR'));
  }
}

/** Milliseconds from a change of the device's units, as the unit switch makes it, to the next paint. */
export const changeUnit = (page: Page, unit: object | undefined) =>
  page.evaluate(async (chosen) => {
    const start = performance.now();
    localStorage.setItem('rasteh-units', JSON.stringify(chosen ? { Length: chosen } : {}));
    dispatchEvent(new StorageEvent('storage'));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Math.round(performance.now() - start);
  }, unit);

export const INCH = { id: 'IN', symbol: 'in', num: 127, den: 5000, offset: 0 };

export interface Fling {
  framesPerSecond: number;
  longestFrameMs: number;
  layoutShift: number;
}

export async function flingList(page: Page): Promise<Fling> {
  await page.evaluate(() => {
    window.__interactions.shift = 0;
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
      layoutShift: window.__interactions.shift,
    };
  });
}

/** Moves a filter's thumb by keys and by the pointer, in the phone's sheet or next to the list. */
export async function slide(page: Page, worked: () => Promise<number>): Promise<{ toPaint: number; work: number }> {
  const thumb = page.getByRole('slider').first();
  const open = page.getByRole('button', { name: filtersTexts.filter, exact: true });
  if (await open.isVisible()) await open.click();
  await thumb.waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const byKeys = await longest(page, worked, async () => {
    await thumb.focus();
    for (let step = 0; step < SLIDES; step++) await page.keyboard.press('ArrowUp');
  });
  const byPointer = await longest(page, worked, async () => {
    const box = await thumb.boundingBox();
    if (!box) throw new Error('the slider is not visible');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width - box.height / 2, middle);
    await page.mouse.down();
    for (let step = 1; step <= SLIDES; step++) await page.mouse.move(box.x + box.width * (1 - step / 20), middle);
    await page.mouse.up();
  });
  await page.keyboard.press('Escape');
  await page.waitForTimeout(SETTLE_MS);
  return { toPaint: Math.max(byKeys.toPaint, byPointer.toPaint), work: Math.max(byKeys.work, byPointer.work) };
}

export interface Trip {
  toProductMs: number;
  toProductWorkMs: number;
  backMs: number;
  backWorkMs: number;
  offPx: number;
}

/** Clicks a visible row, waits for the product, goes back and waits until the row is at its old position. */
export async function openAndGoBack(page: Page, worked: () => Promise<number>): Promise<Trip> {
  await worked();
  const there = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLElement>('main a[href^="/products/0"]')];
    const link = links.find((one) => one.getBoundingClientRect().top > innerHeight / 3);
    if (!link) throw new Error('no product in the viewport');
    const left = { id: link.getAttribute('href')?.split('/')[2], top: link.getBoundingClientRect().top };
    const start = performance.now();
    link.click();
    const isList = () => document.querySelector('main p[role="status"]')?.checkVisibility();
    while (isList() || !document.querySelector('main h1') || scrollY > 0) {
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
      const isList = document.querySelector('main p[role="status"]')?.checkVisibility();
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
