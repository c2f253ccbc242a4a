import { describe, expect, it } from 'vitest';
import { tidyLine } from '../../../src/core/text/one-line.ts';

describe('a text of one line', () => {
  it.each([
    ['‮هتسار‬ نو', 'هتسار نو'],
    ['\u200eنام\u200f\u061c', 'نام'],
    ['\u2066نام\u2069 \u202aخوب\u202c', 'نام خوب'],
    ['نا\u200bم\ufeff\u00ad\u2060', 'نام'],
    ['نا\u0000م\tدو\nسه\u2028چهار\u0085پنج', 'نا م دو سه چهار پنج'],
    ['  نام   خوب ', 'نام خوب'],
    ['نام\u{e0041}\u{e007f}', 'نام'],
    ['علی\u200dرضا', 'علیرضا'],
    ['نیم\u200cفاصله', 'نیم\u200cفاصله'],
    ['نیم\u200c\u200cفاصله', 'نیم\u200cفاصله'],
    ['خانهٔ\u200cما', 'خانهٔ\u200cما'],
    ['\u200cنام\u200c \u200cدو\u200c', 'نام دو'],
    ['۱۰\u200cتایی', '۱۰تایی'],
    ['é', 'é'],
    ['\ud800نام', '\ufffdنام'],
  ])('%j is %j', (typed, expected) => {
    expect(tidyLine(typed)).toBe(expected);
    expect(tidyLine(expected)).toBe(expected);
  });

  it.each(['راستهٔ «نو» (شعبهٔ ۲) – A&B', 'مِهراد', 'آب‌گرمکن ۵۰ لیتری', 'کوردستان ئەمە', '🏭 کارخانه'])(
    'keeps %s',
    (line) => {
      expect(tidyLine(line)).toBe(line);
    },
  );
});
