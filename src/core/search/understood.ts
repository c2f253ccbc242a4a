import type { PropertyFilter } from '../filters/filter-types.ts';
import { formatFilters } from '../filters/filters-url.ts';
import { adviceWords } from '../need/words/trade-words.ts';
import { toPersianDigits } from '../numbers/numerals.ts';
import { loosen } from '../question/conditions.ts';
import { readDecimals, textBeside } from '../question/question-text.ts';
import type { AskedPlace, AskedPrice, Question, QuestionVocabulary } from '../question/read-question.ts';
import { toSlug } from '../text/slug.ts';
import { type PlaceUse, placeTerm } from './place-use.ts';
import type { PriceUse } from './price-use.ts';
import { joinedSpelling, toQueryWords } from './query-words.ts';
import type { QuestionPlan } from './question-plan.ts';

/** «تهران» was read as its province: the chip says so. */
const provinceText = 'استان';

type CategoryLink = { id: string; name: string; slug: string };

/** What a search understood, as the answer says it: in the digits of whoever asks. */
export interface UnderstoodQuestion {
  text: string;
  category: CategoryLink | null;
  categories: CategoryLink[];
  supplierId: string | null;
  filters: PropertyFilter[];
  asked: string;
  rest: string | null;
  conditions: { said: string; without: string | null }[];
  words: string[];
  dropped: string[];
  corrected: string | null;
}

/** A question with the interpretation that was followed. */
interface FollowedQuestion {
  question: Question;
  plan: QuestionPlan;
  scope: { text: string };
  corrected?: { text: string; left?: string | undefined } | undefined;
  /** Of the text; the question is the one without it, unless products are called by it. */
  placed?: { use: PlaceUse; place: AskedPlace } | undefined;
  /** The question is the one without it. */
  priced?: { use: PriceUse; price: AskedPrice } | undefined;
}

/** @param lacking words that the first product does not have */
export function toUnderstood(
  q: string,
  { question, plan, scope, corrected: followed, placed, priced }: FollowedQuestion,
  lacking: readonly string[],
  { categories }: Pick<QuestionVocabulary, 'categories'>,
): UnderstoodQuestion {
  const [kind, left] = plan;
  const term = placed && placeTerm(placed.place, placed.use);
  const at = term && placed?.place;
  const { ruledOut } = question;
  const withRuledOut = (text: string) => [text, ...ruledOut].join(' ');
  const price = priced?.use === 'within' ? priced.price : undefined;
  const withPrice = (text: string) => (price ? `${text} ${price.said}` : text);
  const withPlace = (text: string) => withPrice(at ? `${text} ${at.said}` : text);
  const corrected = followed && { text: withPlace(followed.text) };
  const isRead = kind === 'read' || kind === 'near';
  const { conditions, categoryIds, text, supplierId } = question;
  const [categoryId, other] = categoryIds;
  const isOne = kind !== 'words' && other === undefined;
  const category = isOne ? categories.find(({ id }) => id === categoryId) : undefined;
  const asked = (kind === 'near' && loosen(conditions)) || conditions;
  const kept = asked.filter((_, at) => isRead && !left.includes(at));
  const spelled = kind === 'words' ? toQueryWords(text) : [];
  const searched = toQueryWords(scope.text).map(({ typed }) => typed);
  const written = /[۰-۹]/.test(q) ? inPersianDigits : String;
  const single = kept.filter(({ anyOf }) => anyOf.length === 1);
  // What a supplier's list leaves out would leave it empty.
  const asText = supplierId !== undefined && kind === 'words' && left.length > 0 ? scope.text : text;
  const rest = single.reduce<string | null>((left, { said }) => left && textWithout(left, said), asText);
  // Who asks for advice gets it, whatever it is called.
  const isTold = (word: string) => !(category?.categoryType === 'ConsultingService' && adviceWords.has(word));
  const unused = [
    ...(followed?.left ? [followed.left] : []),
    ...(placed?.use === 'left' ? [placed.place.said] : []),
    ...(priced?.use === 'left' ? [priced.price.said] : []),
  ];
  const filters = single.flatMap(({ anyOf }) => anyOf);
  return {
    text: corrected?.text ?? q,
    category: category ? toLink(category) : null,
    supplierId: supplierId ?? null,
    categories: [],
    filters,
    asked: formatFilters([
      ...filters,
      ...(supplierId ? [{ propertyId: 'supplier', optionIds: [supplierId] }] : []),
      ...(term && at ? [{ propertyId: term, optionIds: [at.name] }] : []),
      ...(price ? [priceFilter(price)] : []),
    ]),
    rest: rest && written(withRuledOut(rest)),
    conditions: [
      ...kept.map(({ said }) => {
        const without = textWithout(text, said);
        return { said: written(said), without: without && written(withRuledOut(withPlace(without))) };
      }),
      ...(at
        ? [
            {
              said: placed?.use === 'around' ? `${provinceText} ${at.name}` : at.said,
              without: written(withPrice(at.without)),
            },
          ]
        : []),
      ...(price ? [{ said: written(price.said), without: written(price.without) }] : []),
    ],
    words: searched.filter((word) => !lacking.includes(word)),
    dropped: [...left.flatMap((at) => spelled[at]?.typed ?? []), ...lacking.filter(isTold), ...unused, ...ruledOut],
    corrected: corrected?.text ?? (isRead && question.corrections.length > 0 ? correctedBy(q, question) : null),
  };
}

const priceFilter = ({ minRial, maxRial }: AskedPrice): PropertyFilter => ({
  propertyId: 'price',
  ...(minRial !== null && { value: minRial }),
  ...(maxRial !== null && { maxValue: maxRial }),
});

const inPersianDigits = (text: string): string => toPersianDigits(text).replace(/(?<=[۰-۹])\.(?=[۰-۹])/g, '٫');

/** The categories of the first products, in their order. */
export function categoriesOf(
  items: readonly { categoryId: string }[],
  { categories }: Pick<QuestionVocabulary, 'categories'>,
): CategoryLink[] {
  const ids = new Set(items.map(({ categoryId }) => categoryId));
  return [...ids].flatMap((id) => categories.filter((one) => one.id === id).map(toLink));
}

const toLink = ({ id, name }: { id: string; name: string }) => ({ id, name, slug: toSlug(name) });

/** Null if the words do not stand together, or nothing else is left. */
function textWithout(text: string, said: string): string | null {
  const words = readDecimals(said);
  const at = words === '' ? -1 : text.indexOf(words);
  if (at < 0) return null;
  const rest = textBeside(text, at, at + words.length);
  return rest === '' ? null : rest;
}

/** The text with the reader's corrections. */
function correctedBy(q: string, { corrections }: Question): string {
  const words = new Map(corrections.map(({ typed, word }) => [typed, word]));
  return q
    .split(/\s+/)
    .map((word) => words.get(word) ?? words.get(joinedSpelling({ typed: word, parts: [word], joined: '' })) ?? word)
    .join(' ');
}
