import { describe, expect, it } from 'vitest';
import { contactHref } from '../../../src/client/features/suppliers/supplier/contact-href.ts';
import { statusOn, validityOf } from '../../../src/client/features/suppliers/supplier/validity.ts';

describe('validityOf', () => {
  const licence = { from: '2026-01-10', to: '2026-11-21' };
  const at = (time: string) => validityOf(licence, Date.parse(time));

  it('includes the first and the last day, in Tehran', () => {
    expect(at('2026-01-09T20:29:00Z')).toBe('future');
    expect(at('2026-01-09T20:31:00Z')).toBe('valid');
    expect(at('2026-11-21T20:29:00Z')).toBe('soon');
    expect(at('2026-11-21T20:31:00Z')).toBe('expired');
  });

  it('warns sixty days before the end', () => {
    expect(at('2026-09-22T12:00:00Z')).toBe('valid');
    expect(at('2026-09-23T12:00:00Z')).toBe('soon');
  });
});

describe('statusOn', () => {
  const days = { from: '2026-01-10', to: '2026-11-21' };
  const at = (status: 'active' | 'upcoming' | 'expired' | 'revoked', time: string) =>
    statusOn({ ...days, status }, Date.parse(time));

  it('is computed for the given day, whatever an older copy says', () => {
    expect(at('active', '2026-11-21T20:31:00Z')).toBe('expired');
    expect(at('upcoming', '2026-01-10T12:00:00Z')).toBe('active');
    expect(at('expired', '2026-01-09T12:00:00Z')).toBe('upcoming');
  });

  it('does not change a decision', () => {
    expect(at('revoked', '2026-05-01T12:00:00Z')).toBe('revoked');
  });
});

describe('contactHref', () => {
  it('dials digits of any script', () => {
    expect(contactHref({ type: 'mobile', value: '۰۹۱۲ ۰۰۰ ۰۰۰۱' })).toBe('tel:09120000001');
    expect(contactHref({ type: 'phone', value: '+98 (21) 5500-0000' })).toBe('tel:+982155000000');
  });

  it('opens websites by https unless they specify http, and no other scheme', () => {
    expect(contactHref({ type: 'website', value: 'example.ir' })).toBe('https://example.ir');
    expect(contactHref({ type: 'website', value: 'http://example.ir' })).toBe('http://example.ir');
    expect(contactHref({ type: 'website', value: 'javascript:alert(1)' })).toBeUndefined();
  });

  it('does not link a fax or an invalid address', () => {
    expect(contactHref({ type: 'fax', value: '021' })).toBeUndefined();
    expect(contactHref({ type: 'email', value: 'nobody' })).toBeUndefined();
    expect(contactHref({ type: 'phone', value: 'داخلی' })).toBeUndefined();
  });
});
