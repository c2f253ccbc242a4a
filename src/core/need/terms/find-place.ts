import type { VocabularyIndex } from '../vocabulary-index.ts';
import { joinText, type Token } from '../words/need-tokens.ts';
import { courtesies } from '../words/order-words.ts';
import { purpose } from '../words/trade-words.ts';

const MAX_PLACE_TOKENS = 3;
const MIN_PLACE_LETTERS = 4;
/** Short names that mean nothing else. */
const shortPlaces = new Set(['قم', 'یزد', 'رشت', 'کرج', 'امل', 'خوی']);
const placeLinks = new Set(
  'در از به تو توی تحویل شهر استان شهرستان حوالی نزدیک اطراف سمت برای واسه ارسال معدن منطقه حومه بازار انبار'.split(
    ' ',
  ),
);
/** Before a place they mean the order: «تحویل شیراز». */
const placeLeads = new Set(['تحویل', 'حوالی', 'نزدیک', 'اطراف', 'سمت', 'ارسال', 'شهر', 'استان', 'شهرستان', 'حومه']);

/** Towns with the name of a day, a month, a person or an everyday thing: «جاش گرمه», «شنبه», «محمدی هستم». */
const everydayTowns = new Set(
  `گرمه سرخه شنبه بهمن مهر بهار ازادی مرکزی محمدی یونسی سلامی قاضی نقاب زیارت صاحب مهربان جنگل دامنه سرباز ابریشم انار
  قلعه کلمه صحنه خواجه حمزه اندیشه اباد سامان کاریز زاویه سنگر مقاومت توحید فرخی حسامی خاوران دبیران رفیع شرافت کشاورز
  حلب خشت خمیر کاج باشت راز اوج حنا ترک بن
  لطیفی موسیان باغشاد گلشن نوشین نور پول پل بار تخت طبل ریز دراز درق جم حر سر صالحیه فارغان رضی زهرا ریحان شهباز سرو`
    .trim()
    .split(/\s+/),
);
/** Only these say that such a name is a town. */
const townWords = new Set(['شهر', 'شهرستان', 'استان', 'شهرک', 'اطراف', 'حومه', 'بازار', 'معدن', 'سمت', 'طرف', 'ساکن']);

/** Works that are called by their town. */
const makers = new Set(['فولاد', 'نورد', 'اهن', 'سازی', 'صنایع', 'سیمان', 'پتروشیمی', 'موتوژن']);

const sellers = new Set('از مال شرکت گروه فروشگاه بازرگانی کارخانه کارخونه محصول ساخت'.split(' '));
const NAME_TOKENS_MAX = 3;

/** «از سیم‌تاب قزوین»: the town ends the name of a firm, in which nothing else is understood. */
function endsName(tokens: readonly Token[], first: number, used: ReadonlySet<number>): boolean {
  for (let at = first - 1; at >= Math.max(0, first - NAME_TOKENS_MAX - 1); at--) {
    const token = tokens[at];
    if (token?.kind !== 'word') return false;
    if (sellers.has(token.text)) return at < first - 1;
    if (used.has(at) || placeLinks.has(token.text)) return false;
  }
  return false;
}

function placeAt(tokens: readonly Token[], first: number, places: VocabularyIndex['places']) {
  for (let end = Math.min(tokens.length, first + MAX_PLACE_TOKENS); end > first; end--) {
    const name = joinText(tokens, first, end);
    const placeId = name.length < MIN_PLACE_LETTERS ? undefined : places.get(name);
    if (placeId !== undefined) return { placeId, first, end };
  }
  return undefined;
}

/** Some towns have everyday names («فریم», «زاویه», «مقاومت»); these need a word such as «در» before them. */
export function findPlace(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  { places, knownWords }: VocabularyIndex,
) {
  for (let first = 0; first < tokens.length; first++) {
    for (let end = Math.min(tokens.length, first + MAX_PLACE_TOKENS); end > first; end--) {
      const name = joinText(tokens, first, end);
      const placeId = places.get(name);
      // «با یک» is no town.
      if (end > first + 1 && (placeLinks.has(tokens[first]?.text ?? '') || tokens[first]?.text === 'با')) continue;
      if (placeId === undefined || [...used].some((at) => at >= first && at < end)) continue;
      const isTold = placeLinks.has(tokens[first - 1]?.text ?? '');
      const next = tokens[end];
      const isSized = next?.kind === 'number' || (next?.kind === 'word' && /^[a-z]/i.test(next.text));
      const isPlain =
        (name.length >= MIN_PLACE_LETTERS || shortPlaces.has(name)) &&
        !isSized &&
        !knownWords.has(name) &&
        !courtesies.has(name);
      const lead = placeLeads.has(tokens[first - 1]?.text ?? '') ? 1 : 0;
      // «فولاد مبارکه» is a mill.
      // «برای بار ۴ تن»
      const isShort = name.length < MIN_PLACE_LETTERS && isSized;
      // «برای شفت ۳۰»: a shaft, and a town in Gilan.
      const isTrade = knownWords.has(name) && purpose.has(tokens[first - 1]?.text ?? '');
      const isEveryday = (isTrade || everydayTowns.has(name)) && !townWords.has(tokens[first - 1]?.text ?? '');
      if ((!isTold && !isPlain) || isShort || isEveryday || makers.has(tokens[first - 1]?.text ?? '')) continue;
      if (endsName(tokens, first, used)) continue;
      // «لاله زار تهران»: the first names a part of the second, or another town of that name.
      return placeAt(tokens, end, places) ?? { placeId, first: first - lead, end };
    }
  }
  return undefined;
}

const sends = new Set(['تحویل', 'تحویلش', 'ارسال', 'بفرستید', 'بفرستن', 'برسه', 'برسد', 'بزنن', 'بزنند', 'حمل']);
const SENT_WITHIN = 3;

/** «تحویل مشهد», «ارسال به یزد», «بار بزنن برای اراک» */
export const isDestination = (tokens: readonly Token[], { first, end }: { first: number; end: number }): boolean =>
  tokens.slice(Math.max(0, first - SENT_WITHIN), end + 1).some(({ text }) => sends.has(text));
