import type { Page } from 'playwright-core';

const RING_CONTRAST_MIN = 3;
const RING_WIDTH_MIN = 2;

/** Focuses everything that can be focused, and returns what has no ring of that contrast to the surface it is drawn on. */
const FAINT_RINGS = `(() => {
  const numbers = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const luminance = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((one) => (one / 255 <= 0.03928 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const contrast = (a, b) => {
    const [low, high] = [luminance(numbers(a)), luminance(numbers(b))].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const surface = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const color = getComputedStyle(one).backgroundColor;
      const [, , , alpha = 1] = numbers(color);
      if (alpha > 0.99) return color;
    }
    return 'rgb(255, 255, 255)';
  };
  const ringOf = (element) => {
    for (let one = element, up = 0; one && up < 4; one = one.parentElement, up++) {
      const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(one);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= ${RING_WIDTH_MIN})
        return { color: outlineColor, on: surface(parseFloat(outlineOffset) < 0 ? one : one.parentElement) };
    }
  };
  const faint = [];
  // A slider draws its ring on its thumb, which no script can read.
  for (const element of document.querySelectorAll('a[href], button, input:not([type=range]), select, textarea, summary, [tabindex="0"]')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.disabled) continue;
    element.focus({ focusVisible: true, preventScroll: true });
    if (document.activeElement !== element) continue;
    const ring = ringOf(element);
    if (!ring || contrast(ring.color, ring.on) < ${RING_CONTRAST_MIN})
      faint.push(element.outerHTML.slice(0, 120) + ' ' + JSON.stringify(ring));
  }
  return faint;
})()`;

/** What can be focused and has no ring that stands out from the surface it is drawn on, a line for each element. */
export const faintRings = (page: Page): Promise<string[]> => page.evaluate<string[]>(FAINT_RINGS);
