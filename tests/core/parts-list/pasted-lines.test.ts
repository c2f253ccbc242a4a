import { describe, expect, it } from 'vitest';
import { parsePasted } from '../../../src/core/parts-list/parse-pasted.ts';
import { type PastedCase, pastedBuild, pastedChoose, pastedSealed } from '../../questions/pasted-lines.ts';

const SHARE_MIN = 0.95;

const readsRight = ([line, text, quantity]: PastedCase): boolean => {
  const [read, ...others] = parsePasted(line).lines;
  return others.length === 0 && read?.source === line && read.text === text && read.quantity === quantity;
};
const wrongOf = (cases: readonly PastedCase[]) =>
  cases.filter((one) => !readsRight(one)).map(([line]) => ({ line, read: parsePasted(line).lines }));

describe('the pasted lines of the corpus', () => {
  it('are at least 60, no line twice', () => {
    const lines = [...pastedBuild, ...pastedChoose, ...pastedSealed].map(([line]) => line);
    expect(lines.length).toBeGreaterThanOrEqual(60);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('are all read in the first two thirds', () => {
    expect(wrongOf([...pastedBuild, ...pastedChoose])).toEqual([]);
  });

  it('are read in the last third', () => {
    const wrong = wrongOf(pastedSealed);
    expect(1 - wrong.length / pastedSealed.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(SHARE_MIN);
  });
});

describe('parsePasted', () => {
  const read = (pasted: string) => parsePasted(pasted).lines.map(({ text, quantity }) => [text, quantity]);

  it('reads a table by the names of its columns', () => {
    const table = ['ردیف\tشرح کالا\tکد فنی\tتعداد\tواحد', '1\tبلبرینگ\t6205\t4\tعدد', '2\tیاتاقان\tUCP205\t10\tعدد'];
    expect(read(table.join('\r\n'))).toEqual([
      ['بلبرینگ 6205', 4],
      ['یاتاقان UCP205', 10],
    ]);
  });

  it('takes a first column that counts the lines for their numbers', () => {
    expect(read('1\t6205-2RS\tSKF\n2\tUCP205\tASAHI\n3\t6308\tFAG')).toEqual([
      ['6205-2RS SKF', null],
      ['UCP205 ASAHI', null],
      ['6308 FAG', null],
    ]);
  });

  it('keeps a first column that does not count the lines', () => {
    expect(read('4\t6205-2RS\n10\tUCP205')).toEqual([
      ['6205-2RS', 4],
      ['UCP205', 10],
    ]);
  });

  it('takes the number before the unit, not the price, of a table without names', () => {
    expect(read('6205-2RS\tبلبرینگ\t4\tعدد\t1,200,000\t4,800,000')).toEqual([['6205-2RS بلبرینگ', 4]]);
  });

  it('skips empty lines, rules and greetings without a letter or digit', () => {
    expect(read('\n  \n-----\n6205 4\n***\n')).toEqual([['6205', 4]]);
  });

  it('reads the quoted quantity of a CSV line', () => {
    expect(read('6205-2RS,"1,000"\n"پیچ M8×30, گالوانیزه","12,500"\n"1/2"" شیر توپی",4\nUCP205,"۲٬۵۰۰",عدد')).toEqual([
      ['6205-2RS', 1000],
      ['پیچ M8×30, گالوانیزه', 12500],
      ['1/2" شیر توپی', 4],
      ['UCP205', 2500],
    ]);
  });

  it('never reads a quantity of zero or beyond the bound', () => {
    expect(read('UCP205 0\nUCP206; 99999999999')).toEqual([
      ['UCP205', null],
      ['UCP206', null],
    ]);
  });

  it('keeps the line as it was written', () => {
    expect(parsePasted('  بلبرينگ ٦٢٠٥ ،  ٤ عدد ').lines[0]?.source).toBe('بلبرينگ ٦٢٠٥ ،  ٤ عدد');
  });

  it('reads at most 500 lines and counts those left out', () => {
    const { lines, leftOut } = parsePasted(Array.from({ length: 520 }, (_, at) => `P${at}A 1`).join('\n'));
    expect([lines.length, leftOut]).toEqual([500, 20]);
  });

  it('cuts a line that is far longer than a part', () => {
    const [line] = parsePasted(`6205 ${'x'.repeat(5000)}`).lines;
    expect(line?.text.length).toBeLessThanOrEqual(200);
  });

  it('takes a time in proportion to hostile text: with its square, a million characters take hours', () => {
    for (const hostile of ['1 ', '\t', '1,', 'x1']) parsePasted(hostile.repeat(1_000_000));
  });
});
