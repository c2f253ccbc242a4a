import { describe, expect, it } from 'vitest';
import { formatIban, maskIban, parseIban } from '../../../src/core/money/iban.ts';

const IBAN = 'IR820540102680020817909002';

describe('an IBAN', () => {
  it.each([
    IBAN,
    'IR82 0540 1026 8002 0817 9090 02',
    'ir820540102680020817909002',
    '820540102680020817909002',
    'IR۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲',
    'IR٨٢٠٥٤٠١٠٢٦٨٠٠٢٠٨١٧٩٠٩٠٠٢',
    '\u2066IR82-0540-1026-8002-0817-9090-02\u2069',
  ])('is read from %s', (typed) => {
    expect(parseIban(typed)).toBe(IBAN);
  });

  it.each([
    '',
    'IR',
    IBAN.slice(0, -1),
    `${IBAN}0`,
    'DE89370400440532013000',
    'IR820540102680020817909020',
    '1'.repeat(24),
  ])('is not %s', (typed) => {
    expect(parseIban(typed)).toBeUndefined();
  });

  it('has a checksum that every changed digit and every exchange of neighbours breaks', () => {
    for (let at = 2; at < IBAN.length; at += 1) {
      const digit = IBAN[at] ?? '';
      for (const other of '0123456789')
        if (other !== digit) expect(parseIban(IBAN.slice(0, at) + other + IBAN.slice(at + 1))).toBeUndefined();
      const next = IBAN[at + 1];
      if (next !== undefined && next !== digit)
        expect(parseIban(IBAN.slice(0, at) + next + digit + IBAN.slice(at + 2))).toBeUndefined();
    }
  });

  it('is written in groups, and hidden but for its end', () => {
    expect(formatIban(IBAN)).toBe('IR82 0540 1026 8002 0817 9090 02');
    expect(maskIban(IBAN)).toBe('IR…9002');
  });
});
