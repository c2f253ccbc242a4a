import { describe, expect, it } from 'vitest';
import { codeRunOf, cutsOf } from '../../../src/core/search/code-runs.ts';

describe('the part number of a text', () => {
  it.each([
    ['بلبرینگ 6204 2Z C3', '6204 2Z C3'],
    ['6204-2Z/C3 اصفهان', '6204-2Z/C3'],
    ['6307-2RS 6307-2RS بلبرینگ', '6307-2RS'],
    ['پیچ M12', undefined],
  ])('of «%s» is %s', (text, run) => {
    expect(codeRunOf(text)?.text).toBe(run);
  });

  it('loses its suffixes one by one, and no figure of its number', () => {
    const run = codeRunOf('6204-2Z/C3');
    expect(run && cutsOf(run).map(({ kept, left }) => [kept, left])).toEqual([
      ['6204-2Z/C', '3'],
      ['6204-2Z', 'C3'],
      ['6204-2', 'Z/C3'],
      ['6204', '2Z/C3'],
    ]);
  });
});
