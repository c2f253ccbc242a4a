import { describe, expect, it } from 'vitest';
import { toSlug } from '../../../src/core/text/slug.ts';

describe('toSlug', () => {
  it('keeps Persian letters and unifies their spelling', () => {
    expect(toSlug('پمپ‌های گريز از مرکز (آب)')).toBe('پمپ-های-گریز-از-مرکز-آب');
  });

  it('uses ASCII digits and lower-case Latin', () => {
    expect(toSlug('بلبرینگ SKF ۶۲۰۵-2RS/C3')).toBe('بلبرینگ-skf-6205-2rs-c3');
  });

  it('joins with single hyphens and has none at its ends', () => {
    expect(toSlug(' -- لوله  ––  ½ اینچ ؟! ')).toBe('لوله-1-2-اینچ');
  });

  it('truncates at a word within 80 characters', () => {
    const slug = toSlug(Array.from({ length: 30 }, () => 'کابل').join(' '));
    expect(slug).toBe(Array.from({ length: 16 }, () => 'کابل').join('-'));
    expect(toSlug('x'.repeat(200))).toHaveLength(80);
    expect(toSlug(`${'x'.repeat(80)} y`)).toBe('x'.repeat(80));
  });

  it('is never empty', () => {
    expect(toSlug('')).toBe('کالا');
    expect(toSlug('؟!—')).toBe('کالا');
  });
});
