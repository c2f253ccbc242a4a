import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** What passed is not described: selectors and markup of a whole page took most of a run's time. */
const ONLY_FAULTS = { resultTypes: ['violations'] } satisfies RunOptions;

/** Levels A and AA, and contrast 7:1 for text: factory halls are bright. */
const RULES: RunOptions = {
  ...ONLY_FAULTS,
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

const COLOR_RULES: RunOptions = {
  ...ONLY_FAULTS,
  runOnly: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'],
};

const schemes = ['light', 'dark'] as const;

/** What axe finds on the page as it is shown, a line for each element. */
export async function axeFaults(page: Page, rules = RULES): Promise<string[]> {
  await page.evaluate(ANIMATIONS_END);
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axe.source);
  return page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(rules)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html)))`);
}

/**
 * What axe finds in the light scheme, then in the dark one: there the colours alone are other ones. `look` finds further
 * faults in each scheme.
 */
export async function axeFaultsOfSchemes(page: Page, look?: (page: Page) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(`document.documentElement.setAttribute('data-mantine-color-scheme', '${scheme}')`);
    const found = await axeFaults(page, scheme === 'light' ? RULES : COLOR_RULES);
    if (look) found.push(...(await look(page)));
    faults.push(...found.map((fault) => `${scheme} ${fault}`));
  }
  return faults;
}
