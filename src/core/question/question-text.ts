import { letterNames } from '../text/letter-names.ts';
import { foldScript } from '../text/persian.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of a buyer that no product has: they select nothing. */
const setAside = words(`
  قیمت قیمتش قیمته خرید خریدن خریدار فروش فروشگاه فروشنده فروشی لیست استعلام ارزان ارزانترین ارزون ارزونترین مناسب خوب بهترین
  گران نرخ روز امروز جدید اصل اصلی درجه‌یک میخوام میخواهم میخوایم لازم نیاز دارم داریم دارید لطفا سلام موجود موجودی ارسال
  برای از با به در را رو که این آن اون یه یک یا و هم است هست باشد باشه عدد عددی دونه دانه چند چنده چقدر چقد کجا سفارش آنلاین
  انلاین اینترنتی تهیه price buy cheap for with of the and
  مدل سایز شماره کد ها های
`);

const PERSIAN = String.raw`\p{Script=Arab}`;
/** «بلبرینگ‌های», «لوله ها»: the ending says nothing. */
const pluralApart = new RegExp(`(?<=${PERSIAN}{2})[\\u200c ](?:ها|های|هایی|هاي)(?!${PERSIAN})`, 'gu');
/** «لوله‌ی», «قطعه‌ای», «بزرگ‌تر» */
const endingApart = new RegExp(`(?<=${PERSIAN}{2})\\u200c(?:ی|تر|ترین)(?!${PERSIAN})`, 'gu');
/** «لوله ی» */
const ezafeApart = new RegExp(`(?<=${PERSIAN}ه) ی(?!${PERSIAN})`, 'gu');
const persianThenLatin = new RegExp(`(?<=${PERSIAN})(?=[a-z])|(?<=[a-z])(?=${PERSIAN})`, 'giu');
/** «ارزان ترین» */
const superlativeApart = /(?<=(?<!\p{L})(?:ارزان|ارزون|گران)) (?:ترین|تر)(?!\p{L})/gu;
const cheap = /(?<!\p{L})ارز[او]ن(?:ترین|تر)?(?!\p{L})/u;
const letterThenDigit = new RegExp(`(?<=${PERSIAN})(?=\\d)`, 'gu');
const digitThenLetter = new RegExp(`(?<=\\d)(?=${PERSIAN})`, 'gu');
/** Units that are typed behind their number: «7.5kw». Other letters belong to a code: `2RS`. */
const unitBehind =
  /(?<![a-z\d])(\d+(?:\.\d+)?)(?=(?:kw|kva|kvar|mm2|mm|cm|hp|bar|psi|inch|in|rpm|mpa|nm|kg|hz|ma|mah|vac|vdc|volt|watt|ah|lit|m3h|m3)(?![a-z\d]))/giu;
const times = /(?<=\d|["″]) ?(?:[x*×✕X]|در) ?(?=\d)/gu;
/** In a text whose «آ» is not folded, «ای» is E. It is also an ending, and «سی» thirty. */
const saidLetters = new Map([...letterNames, ['ای', 'e'], ['آی', 'i'], ['آر', 'r']]);
const letterName = [...saidLetters.keys()].join('|');
/** «یو سی پی ۲۰۵»: three names in a row, or two before a number. */
const spelledOut = new RegExp(
  `(?<![\\p{L}\u200c])(?:${letterName})(?:[ \u200c](?:${letterName})){2,}(?!\\p{L})|(?<![\\p{L}\u200c])(?:${letterName})[ \u200c](?:${letterName})(?= ?\\d)`,
  'gu',
);
/** «شیر ۵ به ۲»: ports and positions. «۱ به ۳۰» is a ratio. */
const ways = /(?<![\d.])([345]) به ([23])(?![\d.])/gu;
const parts: Readonly<Record<string, number>> = { یک: 1, سه: 3, پنج: 5, دوم: 2, چهارم: 4, هشتم: 8 };
const spokenPart = /(?<!\p{L})(یک|سه|پنج) (دوم|چهارم|هشتم)(?!\p{L})/gu;
/** «۷/۵» is 7.5; «۱/۲» may be a half, and «۵/۳» are ports and positions. */
const slashDecimal = /(?<![\d./-])(\d{1,3})\/(5|75|25|35|6|7|9)(?![\d/.-])/gu;

/** «۶۲۰۵ دو طرف کاسه نمد»: the seals of a bearing, as makers write them; plates of metal are Z. */
const sealed =
  /(?<![\p{L}\d])(6[0-4]\d\d) (دو|یک|تک) ?طرف(?:ه)? (?:با )?(کاسه[ \u200c]?نمد|لاستیکی?|پلاستیکی?|فلزی?)(?!\p{L})/gu;

/** Unifies spelling: letters and digits apart, one sign for times, no plural. */
export function spellQuestion(text: string): string {
  return foldScript(text)
    .replace(pluralApart, '')
    .replace(endingApart, '')
    .replace(ezafeApart, '')
    .replace(superlativeApart, '')
    .replace(persianThenLatin, ' ')
    .replace(letterThenDigit, ' ')
    .replace(digitThenLetter, ' ')
    .replace(unitBehind, '$1 ')
    .replace(times, '×')
    .replace(spelledOut, (names) =>
      names
        .split(/[ \u200c]/)
        .map((name) => saidLetters.get(name) ?? '')
        .join(''),
    )
    .replace(sealed, (_said, number: string, sides: string, made: string) => {
      const letters = made.startsWith('فلز') ? 'Z' : 'RS';
      return `${number}-${sides === 'دو' ? '2' : ''}${letters}`;
    })
    .replace(ways, '$1/$2')
    .replace(spokenPart, (_said, over: string, under: string) => `${parts[over] ?? 1}/${parts[under] ?? 4}`)
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Whether the cheapest ones are asked for. */
export const asksCheapest = (text: string): boolean => cheap.test(spellQuestion(text));

/** Whether a word means nothing for a search. */
export const isSetAside = (word: string): boolean => setAside.has(word.replaceAll('\u200c', ''));

/** Without the words that mean nothing; unchanged if no other word is left. */
export function meaningfulText(text: string): string {
  const kept = text.split(' ').filter((word) => !isSetAside(word.toLowerCase()));
  return kept.length === 0 ? text : kept.join(' ');
}

/** «۷ دهم» is 0.7. Behind «و» it is a part of another number. */
const inTenths = /(?<![\d./-])(?<!\d و )([1-9]) دهم(?!\p{L})/gu;

/** «۷/۵ کیلووات», «۷ دهم»: the decimal of a number whose other reading is no fraction of an inch. */
export const readDecimals = (text: string): string => text.replace(slashDecimal, '$1.$2').replace(inTenths, '0.$1');

/** A text without the part from `start` to `end`. */
export const textBeside = (text: string, start: number, end: number): string =>
  `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').trim();
