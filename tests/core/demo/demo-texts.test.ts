import { describe, expect, it } from 'vitest';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';

const categories = [...demoCatalog.categories];
const products = [...demoCatalog.baseProducts];
const documentCategories = new Set(
  categories.filter(({ categoryType }) => categoryType === 'ElectronicDocument').map(({ key }) => key),
);

const workCategories = new Set(
  categories.filter(({ categoryType }) => /Service$/.test(categoryType)).map(({ key }) => key),
);

/** Words of books and what the trade says instead; titles of standards keep their official words. */
const bookish: Record<string, string> = {
  ژرفا: 'عمق',
  ژرفای: 'عمق',
  پهنا: 'عرض',
  پهنای: 'عرض',
  درازا: 'طول',
  درازای: 'طول',
  ستبرا: 'ضخامت',
  رواداری: 'تلرانس',
  بسامد: 'فرکانس',
  گران‌روی: 'ویسکوزیته',
  گران‌رو: 'غلیظ',
  شمار: 'تعداد',
  سامانه: 'سیستم',
  سامانهٔ: 'سیستم',
  سامانه‌های: 'سیستم‌های',
  فراصوت: 'التراسونیک',
  پرتونگاری: 'رادیوگرافی',
  گزینش: 'انتخاب',
  برگزینید: 'انتخاب کنید',
};

const wordsOf = (text: string) => text.split(/[\s،؛.:()«»/×–-]+/);
const bookishIn = (text: string) => wordsOf(text).filter((word) => Object.hasOwn(bookish, word));

const goods = products.filter(({ categoryKey }) => !documentCategories.has(categoryKey));
/** «M16 10», «ISO 15552 63×160»: a last number that neither a unit nor a word before it explains. */
const bareNumber = /[0-9۰-۹]\S* [0-9۰-۹][0-9۰-۹.]*$|[0-9]{4} [0-9.]+×/;

describe('words of the demo catalogue', () => {
  it('are those of the trade in names and descriptions of categories', () => {
    const wrong = categories.flatMap(({ key, name, description = '' }) =>
      bookishIn(`${name} ${description}`).map((word) => `${key}: ${word} → ${bookish[word]}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are those of the trade in names of properties and titles of options', () => {
    const wrong = categories.flatMap(({ key, properties = [] }) =>
      properties.flatMap(({ name, options = [] }) =>
        bookishIn([name, ...options.map(({ title }) => title)].join(' ')).map(
          (word) => `${key}: ${word} → ${bookish[word]}`,
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('call diameters inside and outside as the trade does', () => {
    const names = categories.flatMap(({ properties = [] }) => properties.map(({ name }) => name));
    expect(names.filter((name) => /قطر (درونی|بیرونی)|^جرم|عرض (درونی|بیرونی)/.test(name))).toEqual([]);
  });

  it('are those of the trade in titles of goods and services', () => {
    expect(goods.filter(({ title }) => bookishIn(title).length > 0).map(({ title }) => title)).toEqual([]);
  });
});

describe('titles of the demo catalogue', () => {
  it('of work show numbers in Persian digits, and names and standards in Latin ones', () => {
    const titles = products.filter(({ categoryKey }) => workCategories.has(categoryKey)).map(({ title }) => title);
    expect(titles).toContain('آبکاری روی ۸ میکرون');
    expect(titles).toContain('ریخته‌گری چدن خاکستری GG25 تا ۵۰ کیلوگرم');
    expect(titles).toContain('سیم‌پیچی موتور تا ۷٫۵ کیلووات');
    expect(titles.filter((title) => /(?<![\w.]|[A-Za-z] )[0-9]/.test(title))).toEqual([]);
  });

  it('of goods and documents use one digit system each', () => {
    const mixed = products.filter(
      ({ categoryKey, title }) => !workCategories.has(categoryKey) && /[0-9]/.test(title) && /[۰-۹٠-٩]/.test(title),
    );
    expect(mixed.map(({ title }) => title)).toEqual([]);
  });

  it('say what each number is', () => {
    expect(goods.filter(({ title }) => bareNumber.test(title)).map(({ title }) => title)).toEqual([]);
    expect(goods.filter(({ title }) => /^\S+ [0-9]+$/.test(title)).map(({ title }) => title)).toEqual([]);
  });

  it('contain a Persian word and a distinguishing part', () => {
    const names = new Set(categories.map(({ name }) => name));
    expect(goods.filter(({ title }) => !/[آ-ی]{2}/.test(title) || names.has(title)).map(({ title }) => title)).toEqual(
      [],
    );
  });

  it('are unique in their category', () => {
    const seen = Map.groupBy(products, ({ categoryKey, title }) => `${categoryKey} ${title}`);
    expect([...seen].filter(([, same]) => same.length > 1).map(([title]) => title)).toEqual([]);
  });
});
