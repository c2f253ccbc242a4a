import { describe, expect, it } from 'vitest';
import { writeCsv, writeTabs } from '../../../src/core/text/csv.ts';

const lines = (text: string) => text.replace('\ufeff', '').split('\r\n');

describe('writeCsv', () => {
  it('starts with a byte order mark and ends rows as Excel does', () => {
    expect(
      writeCsv([
        ['نام', 'مقدار'],
        ['بلبرینگ', 4],
      ]),
    ).toBe('\ufeffنام,مقدار\r\nبلبرینگ,4\r\n');
  });

  it('quotes what would end a cell', () => {
    expect(lines(writeCsv([['a,b', 'c"d', 'e\nf', 'g;h']]))[0]).toBe('"a,b","c""d","e\nf","g;h"');
  });

  it('writes nothing that a spreadsheet runs as a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200f=1', '＝1', '=HYPERLINK("http://x")']) {
      const [row = ''] = lines(writeCsv([[text]]));
      expect(row.replace(/^"/, '').startsWith("'"), text).toBe(true);
    }
  });

  it('writes numbers as numbers, nothing for null and infinity', () => {
    expect(lines(writeCsv([[-2.5, null, Number.POSITIVE_INFINITY, '6205-2RS']]))[0]).toBe('-2.5,,,6205-2RS');
  });
});

describe('writeTabs', () => {
  it('separates cells by tabs, and writes neither a tab in a cell nor a formula', () => {
    expect(
      writeTabs([
        ['نام', 'مقدار', null],
        ['a\tb\nc', -2.5, '=1+1'],
      ]),
    ).toBe("نام\tمقدار\t\r\na b c\t-2.5\t'=1+1");
  });
});
