import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Levels A and AA, and contrast 7:1 for text: factory halls are bright. */
const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'color-contrast-enhanced': { enabled: true } },
};

/**
 * A dialog that fades in has other contrasts than the one that is shown. An animation that never ends is not awaited, nor
 * are the `finished` promises: those of an element that a list has replaced may never settle.
 */
const ANIMATIONS_END = `new Promise((resolve) => {
  const latest = performance.now() + 5_000;
  const runs = ({ playState, effect }) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  const look = () =>
    document.getAnimations().some(runs) && performance.now() < latest ? setTimeout(look, 50) : resolve();
  look();
})`;

/** What axe finds on the page as it is shown, a line for each element. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(ANIMATIONS_END);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(RULES)})`);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
