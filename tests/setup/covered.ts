import type { Page } from 'playwright-core';

/**
 * In the page: what stays beneath a floating thing after it was scrolled into view, and floating things that overlap one
 * another or end beyond the screen.
 */
const FAULTS = `(async () => {
  // The height of the dock is measured after a layout, which follows the callbacks of its frame.
  const dock = document.getElementById('dock');
  const measured = () => parseFloat(document.documentElement.style.getPropertyValue('--dock-block-size'));
  const isMeasured = () => !dock || Math.abs(measured() - dock.offsetHeight + dock.firstElementChild.offsetHeight) < 1;
  for (let frame = 0; frame < 2 || (frame < 600 && !isMeasured()); frame++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const EDGE_PX = 3;
  const TOLERANCE_PX = 1.5;
  /** Of the screen's height, for everything that floats above the bottom bar of a phone. */
  const SHARE_MAX = 0.4;
  const main = document.querySelector('main');
  const { clientWidth, clientHeight } = document.documentElement;
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  const nameOf = (element) =>
    (element.getAttribute?.('aria-label') ?? element.textContent).trim().replace(/\\s+/g, ' ').slice(0, 40) ||
    element.tagName + '.' + element.className;

  const isFloat = (element) => ['fixed', 'sticky'].includes(styleOf(element).position) && !element.closest('table, dialog');
  /** The outermost one: what sticks inside of it floats with it. */
  const floatOf = (element) => {
    let float;
    for (let one = element; one && one !== document.body; one = one.parentElement) if (isFloat(one)) float = one;
    return float;
  };
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const isPainted = (element) => {
    const { backgroundColor, borderBlockStartWidth } = styleOf(element);
    return !/rgba\\(.*, 0\\)|transparent/.test(backgroundColor) || borderBlockStartWidth !== '0px' || hasText(element);
  };
  /** The topmost painted elements of a floating thing. */
  const partsOf = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = width > 1 && height > 1 && isSeen(element);
    if (isShown && (isPainted(element) || styleOf(element).overflowY === 'auto')) return [element];
    return [...element.children].flatMap(partsOf);
  };
  const floats = [...document.querySelectorAll('body *')].filter(
    (element) => isFloat(element) && floatOf(element) === element && !element.closest('dialog'),
  );
  /** A touch passes through some of them; what is beneath is not read all the same. */
  for (const float of floats)
    for (const part of partsOf(float)) if (styleOf(part).pointerEvents === 'none') part.style.pointerEvents = 'auto';

  const faults = new Set();
  /** Where the point is covered: by what. */
  const coverOf = (element, x, y) => {
    if (x < 0 || x >= clientWidth || y < 0 || y >= clientHeight) return undefined;
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit.contains(element) || element.contains(hit)) return undefined;
    const float = floatOf(hit);
    return float && !float.contains(element) ? hit : undefined;
  };
  const pointsOf = ({ left, right, top, bottom }) => [
    [(left + right) / 2, (top + bottom) / 2],
    [left + EDGE_PX, top + EDGE_PX],
    [right - EDGE_PX, top + EDGE_PX],
    [left + EDGE_PX, bottom - EDGE_PX],
    [right - EDGE_PX, bottom - EDGE_PX],
  ];
  const checkRect = (element, rect, what) => {
    for (const [x, y] of pointsOf(rect)) {
      const cover = coverOf(element, x, y);
      if (cover) return void faults.add(what + ' «' + nameOf(element) + '» is beneath «' + nameOf(cover) + '»');
    }
  };
  const isClipped = (element, { left, right, top, bottom }) => {
    for (let one = element; one && one !== main; one = one.parentElement) {
      if (styleOf(one).overflowY === 'visible') continue;
      const box = one.getBoundingClientRect();
      if ((left + right) / 2 < box.left || (left + right) / 2 > box.right || (top + bottom) / 2 > box.bottom) return true;
    }
    return false;
  };
  const isTall = ({ height }) => height > clientHeight * 0.3;

  const tappables = [...document.querySelectorAll(':is(main, footer) :is(a[href], button, input, select, textarea, summary)')];
  for (const element of tappables) {
    if (!isSeen(element) || element.closest('dialog') || floatOf(element)) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const isAll = !isTall({ height });
    const check = (what) => {
      const rect = element.getBoundingClientRect();
      if (isAll) checkRect(element, rect, what);
      else {
        const [x, y] = pointsOf(rect)[0];
        if (coverOf(element, x, y)) faults.add(what + ' «' + nameOf(element) + '»: its middle is covered');
      }
    };
    element.scrollIntoView({ block: isAll ? 'nearest' : 'center' });
    check('scrolled to');
    // A text area is scrolled to its caret.
    if (isAll && !element.disabled && element.tagName !== 'TEXTAREA') {
      scrollTo(0, scrollY - clientHeight);
      element.focus();
      check('focused');
    }
  }

  const range = document.createRange();
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, data } = texts.currentNode;
    if (data.trim() === '' || !isSeen(parent) || parent.closest('dialog, .visually-hidden') || floatOf(parent)) continue;
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects()) {
      if (line.width < 4 || line.height < 4 || isClipped(parent, line)) continue;
      const before = scrollY;
      scrollBy(0, line.top + line.height / 2 - clientHeight / 2);
      const moved = scrollY - before;
      const shown = { left: line.left, right: line.right, top: line.top - moved, bottom: line.bottom - moved };
      checkRect(parent, shown, 'line');
      scrollTo(0, before);
    }
  }

  scrollTo(0, (document.documentElement.scrollHeight - clientHeight) / 2);
  const parts = floats.flatMap((float) => {
    const { top, bottom } = float.getBoundingClientRect();
    // At the end of what holds it, a sticky element scrolls away with it.
    const isLeaving = styleOf(float).position === 'sticky' && top < parseFloat(styleOf(float).top) - TOLERANCE_PX;
    return bottom < 0 || top > clientHeight || isLeaving ? [] : partsOf(float);
  });
  const boxes = parts.map((part) => ({ part, box: part.getBoundingClientRect() }));
  for (const { part, box } of boxes) {
    if (box.top < -TOLERANCE_PX || box.bottom > clientHeight + TOLERANCE_PX || box.left < -TOLERANCE_PX || box.right > clientWidth + TOLERANCE_PX)
      faults.add('«' + nameOf(part) + '» ends beyond the screen');
    for (const other of boxes) {
      if (other.part === part || part.compareDocumentPosition(other.part) & 2) continue;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (width > TOLERANCE_PX && height > TOLERANCE_PX)
        faults.add('«' + nameOf(part) + '» overlaps «' + nameOf(other.part) + '»');
    }
  }
  for (const float of floats) {
    const words = document.createTreeWalker(float, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement: parent, data } = words.currentNode;
      const scrolls = (one) => one && one !== float.parentElement && (styleOf(one).overflowX !== 'visible' || scrolls(one.parentElement));
      if (data.trim() === '' || !isSeen(parent) || parent.closest('.visually-hidden') || scrolls(parent)) continue;
      range.selectNodeContents(words.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (left < 0 || right > clientWidth) faults.add('«' + data.trim() + '» is cut by the edge of the screen');
    }
  }
  const covered = boxes.filter(({ part }) => !part.closest('header, nav')).reduce((sum, { box }) => sum + (box.width > clientWidth / 3 ? box.height : 0), 0);
  if (clientWidth < 768 && covered > clientHeight * SHARE_MAX)
    faults.add('what floats takes ' + Math.round((100 * covered) / clientHeight) + ' % of the screen');
  scrollTo(0, 0);
  return [...faults];
})()`;

/** What is covered for good, a line for each element. */
export const coveredFaults = (page: Page): Promise<string[]> => page.evaluate<string[]>(FAULTS);
