import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../../../scripts/test/options.mjs';

const none = { shard: undefined, isChanged: false, since: undefined, repeat: undefined, files: [] };

describe('parseOptions', () => {
  it('reads a shard, a change and a repetition', () => {
    expect(parseOptions([])).toEqual(none);
    expect(parseOptions(['--shard', '1/2'])).toEqual({ ...none, shard: '1/2' });
    expect(parseOptions(['--changed'])).toEqual({ ...none, isChanged: true });
    expect(parseOptions(['--changed', '--since', 'HEAD~1'])).toEqual({ ...none, isChanged: true, since: 'HEAD~1' });
    const file = 'tests/core/money/money.test.ts';
    expect(parseOptions(['--repeat', '5', file])).toEqual({ ...none, repeat: 5, files: [file] });
  });

  it('refuses what would run something else than was asked for', () => {
    for (const args of [
      ['--shard', '3/2'],
      ['--shard', '0/2'],
      ['--shard', 'half'],
      ['--shard', '1/2', '--changed'],
      ['--since', 'main'],
      ['--repeat', '5'],
      ['--repeat', '0', 'a.test.ts'],
      ['a.test.ts'],
      ['--fast'],
    ]) {
      expect(() => parseOptions(args), args.join(' ')).toThrow('npm test [--');
    }
  });
});
