import { describe, expect, it } from 'vitest';
import { formatTrackingCode, parseTrackingCode, TRACKING_LETTERS } from '../../../src/core/ids/tracking-code.ts';

describe('a tracking code', () => {
  it('has no letters that look alike', () => {
    expect([...'ILOU'].filter((letter) => TRACKING_LETTERS.includes(letter))).toEqual([]);
    expect(new Set(TRACKING_LETTERS).size).toBe(32);
  });

  it.each(['7K2MD-0QX41', '7k2md0qx41', '۷K۲MD ۰QX۴۱', ' 7K2MD–OQX4l ', '\u200e7K2MD-0QX4I\u200f'])(
    'is read as it is typed: %s',
    (typed) => {
      expect(parseTrackingCode(typed)).toBe('7K2MD0QX41');
    },
  );

  it.each(['', '7K2MD0QX4', '7K2MD0QX411', '7K2MD0QX4U', `${' '.repeat(60)}7K2MD0QX41`])('is not %j', (typed) => {
    expect(parseTrackingCode(typed)).toBeUndefined();
  });

  it('is shown in two groups', () => {
    expect(formatTrackingCode('7K2MD0QX41')).toBe('7K2MD-0QX41');
  });
});
