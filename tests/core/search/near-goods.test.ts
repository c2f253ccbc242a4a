import { describe, expect, it } from 'vitest';
import { nearGoods, nearNames } from '../../../src/core/search/near-goods.ts';

describe('nearGoods', () => {
  it.each([
    ['رول بولت ۱۲', 'میل‌پیچ متری 12', 'رول بولت'],
    ['رول‌بولت ۱۲', 'میل‌پیچ متری 12', 'رول بولت'],
    ['قیمت لیفتراک ۳ تن', 'جرثقیل زنجیری 3 تن', 'لیفتراک'],
    ['دستگاه دریل شارژی', 'متهٔ HSS', 'دریل شارژی'],
    ['Chiller 50 kW', 'برج خنک‌کن 50 kW', 'Chiller'],
  ])('names what is nearest to the goods of «%s»', (text, near, left) => {
    expect(nearGoods(text)).toEqual({ text: near, left });
  });

  it.each(['بلبرینگ پولی 6205', 'شیر فلکه', 'پولیش', ''])('leaves «%s» as it is', (text) => {
    expect(nearGoods(text)).toBeUndefined();
  });

  it('has no name that is near to nothing', () => {
    expect(nearNames.length).toBeGreaterThan(20);
    expect(nearNames.flatMap((name) => nearGoods(name) ?? [])).toEqual([]);
  });
});
