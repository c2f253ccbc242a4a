import type { CategoryMatch } from '../kinds/category-match.ts';
import { matchCategories } from '../kinds/match-categories.ts';
import { saysOwned } from '../kinds/worked-upon.ts';
import { readNumber } from '../numbers/read-number.ts';
import { indexOptions, optionKey } from '../options/option-index.ts';
import { isNamedBy, isNumeric } from '../properties/named-properties.ts';
import { readUnit } from '../units/unit-index.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { joinText, type Token } from '../words/need-tokens.ts';
import { negativeVerb, negativeVerbFrom } from '../words/negative-verbs.ts';
import { countWords } from '../words/order-words.ts';
import { conceptOf, wordKey } from '../words/word-keys.ts';
import { readAmount, readMeasuredBefore } from './read-amount.ts';
import type { PartNumber } from './read-part-numbers.ts';

/** «پیچ و مهره»: words that may stand between two things. «با» also names a part of the first one. */
const joints = new Set(['و', 'با', '+', '،', ',', 'همراه', 'بعلاوه']);
const marks = new Set(['+', '،', ',']);
/** Words before the second thing that are not its name. */
const MAX_LEAD = 3;
/** Of two words of a name. */
const LONG_SCORE = 8;

/** «پنل خورشیدی با باتری ۲۰۰ آمپر ساعت»: the measure behind the second name is none of the first thing's, but one of its own. */
function hasForeignMeasure(
  tokens: readonly Token[],
  thing: CategoryMatch,
  first: readonly CategoryMatch[],
  index: VocabularyIndex,
): boolean {
  const number = readNumber(tokens, thing.end);
  const units = (number && readUnit(tokens, number.end, index.units)?.units) ?? [];
  const measures = (categoryId: string) =>
    index.categories
      .get(categoryId)
      ?.properties.some(({ property }) =>
        units.some(
          ({ quantityId }) =>
            quantityId === property.quantityId ||
            (quantityId === 'ElectricCurrent' && property.quantityId === 'ElectricCharge'),
        ),
      ) ?? false;
  return measures(thing.categoryId) && first.length > 0 && !first.some(({ categoryId }) => measures(categoryId));
}

/** «مخزن، پلی اتیلن باشه»: the words are a value of the first thing. */
const isValueOf = (
  tokens: readonly Token[],
  { first, end }: CategoryMatch,
  things: readonly CategoryMatch[],
  { categories, units }: VocabularyIndex,
): boolean =>
  things.some(({ categoryId }) =>
    categories.get(categoryId)?.properties.some(({ property }) => {
      const { forms, words } = indexOptions(property, units);
      const key = optionKey(tokens, first, end);
      return forms.has(key) || words.has(key);
    }),
  );

/** «موتور ۳۰ کیلووات، شفت ۵۵»: the word names a measure of the first thing. */
const isMeasureOf = (
  tokens: readonly Token[],
  { first, end }: CategoryMatch,
  things: readonly CategoryMatch[],
  { categories }: VocabularyIndex,
): boolean =>
  first === 0 &&
  readNumber(tokens, end) !== undefined &&
  things
    .flatMap(({ categoryId }) => [categoryId, ...(categories.get(categoryId)?.leafIds ?? [])])
    .some((id) =>
      categories
        .get(id)
        ?.properties.some((one) => isNumeric(one) && isNamedBy(one, conceptOf(joinText(tokens, first, end)))),
    );

/** «+ ۱۰ متر لوله», «کلاه ۲۰ تا، دستکش ۲۰ جفت»: a thing with an ordered quantity of its own. */
function isOrderedToo(
  left: readonly Token[],
  right: readonly Token[],
  { first }: CategoryMatch,
  index: VocabularyIndex,
): boolean {
  const isFree = () => false;
  if (first > 0) return readMeasuredBefore(right, first, index.units, isFree)?.first === 0;
  return readAmount(left, index, isFree) !== undefined && readAmount(right, index, isFree) !== undefined;
}

/**
 * The token after the joint of a second thing: «کنتاکتور ۳۲ آمپر با بی‌متال ۲۳ تا ۳۲». Undefined if the sentence asks for
 * one thing: the words beside the joint belong to one name, or the second is only named as a purpose or part.
 */
export function secondThing(
  tokens: readonly Token[],
  barred: ReadonlySet<number>,
  partNumbers: readonly PartNumber[],
  index: VocabularyIndex,
): number | undefined {
  const [whole] = matchCategories(tokens, barred, index);
  for (const [at, { text }] of tokens.entries()) {
    if (!joints.has(text) || at === 0 || barred.has(at)) continue;
    // «ممیزی انرژی، کمپرسورخانه دو تا اسکرو داره»: what is there already.
    if (text !== 'با' && /^(?:داره|دارد|دارن|دارند)$/.test(tokens.at(-1)?.text ?? '')) continue;
    // «ISO 9001 و ISO 45001»
    const isNumbered = partNumbers.some(({ end }) => end <= at) && partNumbers.some(({ first }) => first === at + 1);
    if (isNumbered && text !== 'با') return at + 1;
    if (whole && whole.first < at && at < whole.end) continue;
    const left = tokens.slice(0, at);
    const right = tokens.slice(at + 1);
    // «به همراه ۲۰ عدد باتری»: what is counted is ordered besides.
    const count = text === 'با' ? undefined : readNumber(tokens, at + 1);
    const isCounted = count !== undefined && countWords.has(tokens[count.end]?.text ?? '');
    const named = matchCategories(left, barred, index);
    const isLeftWhole = named.some(({ isWhole }) => isWhole || isCounted) || partNumbers.some(({ end }) => end <= at);
    if (!isLeftWhole && named.length === 0) continue;
    const shifted = new Set([...barred].map((one) => one - at - 1));
    const found = matchCategories(right, shifted, index);
    const [thing, rival] = found;
    if (!thing || thing.first > MAX_LEAD) continue;
    // «خار شفت ۳۵، ۵۰ تا + خار سوراخ ۷۲»: the second thing begins at the later joint.
    if (right.slice(0, thing.first).some((token) => marks.has(token.text))) continue;
    if (text !== 'با' && isMeasureOf(right, thing, named, index)) continue;
    const isOther = !named.some(({ categoryId }) => found.some((one) => one.categoryId === categoryId));
    if (isCounted && thing.first > 1 && (isLeftWhole || isOther)) return at + 1;
    if (text !== 'با' && isOther && isOrderedToo(left, right, thing, index)) return at + 1;
    // «سیلندر ۵۰ در ۱۰۰ و شیر برقی ۵/۲»: half a name is enough before a whole one.
    // «جعبه فرمان نه، تابلو دیواری»: the first one is not wanted.
    const isDenied = tokens[at - 1]?.text === 'نه' || negativeVerb(tokens, at - 1) !== undefined;
    const isHalfNamed = isOther && !isDenied && text !== 'با' && thing.first === 0 && thing.ownEnd > 1;
    if (!isLeftWhole && !isHalfNamed) continue;
    // «تسمه SPA1120 و بلبرینگ 6308»
    if (partNumbers.some(({ first }) => first === at + 1 + thing.end) && text !== 'با') return at + 1;
    const isLeaf = rival === undefined && index.categories.get(thing.categoryId)?.isLeaf;
    if (!isLeaf) continue;
    // «ورق سیاه، گالوانیزه نباشه»
    if (negativeVerbFrom(right, thing.end)) continue;
    // «رنگ آبی نمیخوام، کلاه ایمنی»
    if (negativeVerb(tokens, at - 1)?.end === at && index.concepts.has(conceptOf(tokens[0]?.text ?? ''))) continue;
    // «پمپ داریم، اورهال میخوایم»
    const isWork = index.categories.get(thing.categoryId)?.category.categoryType === 'IndustrialService';
    if (isWork && saysOwned(left.map((token) => token.text))) continue;
    // «پیچ M12، فولادی گالوانیزه»: a finish of what is bought.
    const isBought = whole !== undefined && index.categories.get(whole.categoryId)?.category.categoryType === 'Product';
    if (isWork && isBought && !thing.isName && thing.ownEnd - thing.first === 1) continue;
    const isLong = thing.ownEnd - thing.first > 1;
    const isValue = !thing.isWhole && isValueOf(right, thing, matchCategories(left, barred, index), index);
    const isLongName = isLong && thing.score >= LONG_SCORE && !isValue;
    const isNamed = text === 'با' ? thing.isWhole && isLong : thing.isWhole || isLongName;
    if (
      !isNamed &&
      !(thing.first === 0 && hasForeignMeasure(right, thing, matchCategories(left, barred, index), index))
    )
      continue;
    const said = wordKey(joinText(right, thing.first, thing.ownEnd));
    const isSame = matchCategories(left, barred, index).some(
      ({ categoryId }) =>
        categoryId === thing.categoryId ||
        // «برنامه‌نویسی اسکادا و HMI»
        index.categories.get(categoryId)?.forms.some(({ words }) => words.join('') === said),
    );
    if (!isSame) return at + 1;
  }
  return undefined;
}
