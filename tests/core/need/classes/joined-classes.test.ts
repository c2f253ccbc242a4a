import { describe, expect, it } from 'vitest';
import { asked, filtersOf, kindsOf, read } from '../told.ts';

describe('a range', () => {
  it.each([
    ['لودسل برشی از ۳۰۰ کیلو تا ۱ تن', 'capacity 0.3..1'],
    ['تسمه SPA طول از ۱.۲ متر تا ۱۵۰۰ میل', 'L 1200..1500'],
    ['پمپ هیدرولیک دنده ای فشار ۲۰۰ بار تا ۲۵۰ بار', 'pressure 200..250'],
  ])('may have a unit at each end: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));
});

describe('a denied bound', () => {
  it.each([
    ['برج خنک کننده ظرفیت نه کمتر از ۴۰۰ کیلووات', 'heat 400..'],
    ['ترانس خشک ۱۰۰۰ کاوا به پایین نباشه', 'kVA 1000..'],
    ['پمپ شناور که کمتر از ۶۰ متر هد نداشته باشه', 'head 60..'],
  ])('is the other one: «%s»', (text, filter) => expect(filtersOf(text)).toEqual([filter]));
});

describe('the price of the whole order', () => {
  it.each([
    'یو پی اس ۶ کاوا، کل هزینه حداکثر ۷۰ میلیون تومن',
    'جمع کل فاکتور تا ۷۰ میلیون تومان، دو دستگاه پمپ طبقاتی',
    'روی هم ۷۰ میلیون برای ۵ تا الکتروموتور ۴ کیلووات',
  ])('is said in many words: «%s»', (text) => {
    expect(read(text).price).toMatchObject({ maxRial: 700_000_000, per: 'total' });
  });

  it('leaves money that is no price unread', () => {
    expect(filtersOf('با ۱۰۰ میلیون چه الکتروموتوری میشه گرفت')).toEqual([]);
  });
});

describe('a number of what the thing is for', () => {
  it.each(['پمپ لجن کش برای حوضچه ۴ متری', 'گلند سایز ۲۰ برای کابل ۴ در ۶'])('is asked about: «%s»', (text) => {
    expect(filtersOf(text).filter((one) => !one.startsWith('thread'))).toEqual([]);
    expect(asked(text)).toEqual(['property']);
  });
});

describe('what is not ordered', () => {
  it.each(['یو پی اس برای ۵ تا سرور ۶ کاوا', 'فن آکسیال برای سالن ۲۰ در ۱۰ متر'])('is what it is for: «%s»', (text) => {
    expect(kindsOf(text)).toHaveLength(1);
    expect(read(text).amount).toBeNull();
  });
});
