import { describe, expect, it } from 'vitest';
import { addOpening, isRealUse, mayAsk, noAnswers, noUse } from '../../../src/client/features/install/install-rule.ts';
import { wayOf } from '../../../src/client/features/install/part/install-way.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.UTC(2026, 0, 1);

const openedAt = (...minutes: number[]) =>
  minutes.reduce((use, minute) => addOpening(use, START + minute * MINUTE), noUse);

describe('real use', () => {
  it('is not a first visit, however many pages it has', () => {
    expect(isRealUse(openedAt(0))).toBe(false);
    expect(isRealUse(openedAt(0, 0.1, 0.2, 0.3, 0.4, 0.5))).toBe(false);
  });

  it('is three pages on two visits', () => {
    expect(isRealUse(openedAt(0, 45))).toBe(false);
    expect(isRealUse(openedAt(0, 1, 45))).toBe(true);
    expect(isRealUse(openedAt(0, 1, 29))).toBe(false);
  });

  it('is five pages and two minutes; a page left open counts for one minute', () => {
    expect(isRealUse(openedAt(0, 0.5, 1, 1.5, 2))).toBe(true);
    expect(isRealUse(openedAt(0, 0.1, 0.2, 0.3, 20))).toBe(false);
  });

  it('is not caused by a clock that was set back', () => {
    expect(openedAt(100, 0).activeMs).toBe(0);
  });
});

describe('asking', () => {
  it('stops for ninety days after a refusal, and forever after two', () => {
    const once = { ...noAnswers, refusals: 1, refusedAt: START };
    expect(mayAsk(noAnswers, START)).toBe(true);
    expect(mayAsk(once, START + 89 * DAY)).toBe(false);
    expect(mayAsk(once, START + 90 * DAY)).toBe(true);
    expect(mayAsk({ ...once, refusals: 2 }, START + 900 * DAY)).toBe(false);
  });

  it('never happens if the app is installed', () => {
    expect(mayAsk({ ...noAnswers, isInstalled: true }, START)).toBe(false);
  });
});

describe('the way to install without the browser’s offer', () => {
  const SAFARI =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const DESKTOP_SAFARI =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

  it('is the share menu on an Apple phone or tablet', () => {
    expect(wayOf(SAFARI, 5)).toBe('ios');
    expect(wayOf(DESKTOP_SAFARI, 5)).toBe('ios');
    expect(wayOf(DESKTOP_SAFARI, 0)).toBe(undefined);
  });

  it('is to open a real browser first, inside another app', () => {
    expect(wayOf(`${SAFARI} Instagram 300.0`, 5)).toBe('embedded');
    expect(wayOf(SAFARI.replace(/ Version.*$/, ' Mobile/15E148'), 5)).toBe('embedded');
    expect(wayOf('Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 Chrome/130 Safari/537.36', 5)).toBe(
      'embedded',
    );
  });

  it('does not exist without an offer', () => {
    expect(wayOf('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 0)).toBe(undefined);
  });
});
