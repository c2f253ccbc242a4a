import type { Page } from 'playwright-core';

export const SETTLE_MS = 1_200;

interface Probe {
  interactions: Map<number, number>;
  shift: number;
}

declare global {
  interface Window {
    __interactions: Probe;
  }
}

/** Init script: runs in the page before its own scripts. */
export function observe(): void {
  const probe: Probe = { interactions: new Map(), shift: 0 };
  window.__interactions = probe;
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

export const slowDown = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Returns a function that gives the CPU time of the page's main thread since its previous call, in milliseconds. */
export async function workClock(page: Page): Promise<() => Promise<number>> {
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

/** The longest time from an input of `act` to the next paint, and the CPU time that `act` costs. */
export async function longest(page: Page, worked: () => Promise<number>, act: () => Promise<void>) {
  await page.evaluate(() => window.__interactions.interactions.clear());
  await worked();
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const work = await worked();
  return { toPaint: await page.evaluate(() => Math.max(0, ...window.__interactions.interactions.values())), work };
}
