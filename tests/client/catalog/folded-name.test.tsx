import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FoldedName } from '../../../src/client/features/catalog/product-list/rows/folded-name.tsx';

afterEach(cleanup);

const draw = (text: string, category?: string) => render(<FoldedName text={text} category={category} />).container;

describe('FoldedName', () => {
  it('knows a word of the category with its ezafe', () => {
    const drawn = draw('شیر یک‌طرفهٔ دولنگه DN50', 'شیر یک‌طرفه');
    expect(drawn.querySelector('span')?.textContent).toBe('شیر یک‌طرفهٔ');
    expect(drawn.textContent).toBe('شیر یک‌طرفهٔ دولنگه DN50');
  });

  it.each([
    'پوشش سطحی الکتروگالوانیزه برای قطعات فولادی با ضخامت دوازده میکرون طبق استاندارد ISO 2081 رنگ زرد',
    `${'x'.repeat(60)} ${'y'.repeat(60)}`,
    'z'.repeat(200),
  ])('hides the middle of a long title, between words, and keeps all of it to be heard: %s', (text) => {
    const drawn = draw(text);
    expect(drawn.textContent).toBe(text);
    const cut = drawn.querySelector('span')?.textContent ?? '';
    expect(cut.length).toBeGreaterThan(0);
    expect(text.length - cut.length).toBeLessThanOrEqual(72);
    expect(drawn.querySelector('bdi')?.title).toBe(text);
  });

  it('leaves a title that fits whole', () => {
    expect(draw('پمپ سانتریفیوژ 125-32-50').querySelector('span')).toBeNull();
  });
});
