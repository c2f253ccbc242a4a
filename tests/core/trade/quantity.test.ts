import { describe, expect, it } from 'vitest';
import { parseQuantity, quantityText } from '../../../src/core/trade/quantity.ts';

describe('quantityText', () => {
  it.each([
    ['2.5', '۲٫۵'],
    ['12', '۱۲'],
    ['0.000001', '۰٫۰۰۰۰۰۱'],
    ['123456789.123456', '۱۲۳۴۵۶۷۸۹٫۱۲۳۴۵۶'],
  ])('writes %s as people read it, and it is read back as the same', (text, shown) => {
    expect(quantityText(text)).toBe(shown);
    expect(parseQuantity(shown)).toBe(text);
  });
});
