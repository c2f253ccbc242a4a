import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatPhone } from '../../../src/core/people/format-phone.ts';

const CLIENT = join(import.meta.dirname, '../../../src/client');
/** Digits of a phone number that are written without `formatPhone`. */
const BY_HAND = /toPersianDigits\([^;{}]*?(?:phone|localMobile|contact\b)/i;

describe('a phone number on a screen', () => {
  it('is written as Iranians write it, whatever form it is stored in', () => {
    expect(formatPhone('+989121234567')).toBe('۰۹۱۲۱۲۳۴۵۶۷');
    expect(formatPhone('09121234567')).toBe('۰۹۱۲۱۲۳۴۵۶۷');
    expect(formatPhone('0912***4567')).toBe('۰۹۱۲***۴۵۶۷');
    expect(formatPhone('021-88776655')).toBe('۰۲۱-۸۸۷۷۶۶۵۵');
  });

  it('has no other form in any file of the client', () => {
    expect(BY_HAND.test('toPersianDigits(localMobile(address.phone))')).toBe(true);
    expect(BY_HAND.test('toPersianDigits(phones.join(" / "))')).toBe(true);
    const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((name) => BY_HAND.test(readFileSync(join(CLIENT, name), 'utf8')))).toEqual([]);
  });
});
