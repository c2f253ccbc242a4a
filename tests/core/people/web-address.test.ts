import { describe, expect, it } from 'vitest';
import { tidyWebAddress } from '../../../src/core/people/web-address.ts';

describe('a web address', () => {
  it.each([
    ['https://example.com', 'https://example.com'],
    ['HTTPS://Example.COM/Fa?q=1', 'https://example.com/Fa?q=1'],
    ['example.com/fa', 'example.com/fa'],
    ['http://example.com:8080/', 'http://example.com:8080/'],
    ['https://ایران‌خودرو.ایران', 'https://ایران‌خودرو.ایران'],
    ['دیجی.com', 'دیجی.com'],
    ['https://аррӏе.com', 'https://xn--80ak6aa92e.com'],
    ['https://gооgle.com/x', 'https://xn--ggle-55da.com/x'],
    ['https://münchen.de', 'https://xn--mnchen-3ya.de'],
    ['https://xn--80ak6aa92e.com', 'https://xn--80ak6aa92e.com'],
  ])('%s is shown as %s', (typed, expected) => {
    expect(tidyWebAddress(typed)).toBe(expected);
    expect(tidyWebAddress(expected)).toBe(expected);
  });

  it.each([
    'https://bank.example@evil.example',
    'https://user:secret@evil.example',
    'https://evil.example/@bank.example',
    'https://evil.example#',
    'https://evil.example/#bank.example',
    'https://evil.example\\@bank.example',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://rastehر.com',
    'https://localhost',
    'https://exa mple.com',
    'https://',
    '',
  ])('is not «%s»', (typed) => {
    expect(tidyWebAddress(typed)).toBeUndefined();
  });
});
