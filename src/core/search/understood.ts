import { statesAtOnce } from '../catalog/offer-types.ts';
import type { PropertyFilter } from '../filters/filter-types.ts';
import { formatFilters } from '../filters/filters-url.ts';
import { adviceWords } from '../need/words/trade-words.ts';
import { toPersianDigits } from '../numbers/numerals.ts';
import { asksCheapest } from '../question/question-text.ts';
import type { AskedDeal, Question, QuestionVocabulary } from '../question/read-question.ts';
import { toSlug } from '../text/slug.ts';
import { placeTerm } from './place-use.ts';
import { joinedSpelling, toQueryWords } from './query-words.ts';
import {
  conditionsKept,
  dealOf,
  type FollowedQuestion,
  textWithout,
  type UnderstoodCondition,
  understoodConditions,
  withTerms,
} from './understood-conditions.ts';

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
  conditions: UnderstoodCondition[];
  words: string[];
  dropped: string[];
  asksCheapest?: true;
  corrected: string | null;
}

/** @param lacking words that the first product does not have */
export function toUnderstood(
  q: string,
  read: FollowedQuestion,
  lacking: readonly string[],
  { categories }: Pick<QuestionVocabulary, 'categories'>,
): UnderstoodQuestion {
  const { question, plan, scope, corrected: followed, placed, dealt } = read;
  const [kind, left] = plan;
  const { categoryIds, text, supplierId, ruledOut } = question;
  const corrected = followed && withTerms(followed.text, read);
  const isRead = kind === 'read' || kind === 'near';
  const [categoryId, other] = categoryIds;
  const isOne = kind !== 'words' && other === undefined;
  const category = isOne ? categories.find(({ id }) => id === categoryId) : undefined;
  const spelled = kind === 'words' ? toQueryWords(text) : [];
  const searched = toQueryWords(scope.text).map(({ typed }) => typed);
  const written = /[۰-۹]/.test(q) ? inPersianDigits : String;
  const single = conditionsKept(read).filter(({ anyOf }) => anyOf.length === 1);
  // What a supplier's list leaves out would leave it empty.
  const asText = supplierId !== undefined && kind === 'words' && left.length > 0 ? scope.text : text;
  const rest = single.reduce<string | null>((left, { said }) => left && textWithout(left, said), asText);
  // Who asks for advice gets it, whatever it is called.
  const isTold = (word: string) => !(category?.categoryType === 'ConsultingService' && adviceWords.has(word));
  const unused = [
    ...(followed?.left ? [followed.left] : []),
    ...(placed?.use === 'left' ? [placed.place.said] : []),
    ...(dealt?.use === 'left' ? dealt.deal.parts.map(({ said }) => said) : []),
  ];
  const filters = single.flatMap(({ anyOf }) => anyOf);
  const term = placed && placeTerm(placed.place, placed.use);
  const deal = dealOf(read);
  return {
    text: corrected ?? q,
    category: category ? toLink(category) : null,
    supplierId: supplierId ?? null,
    categories: [],
    filters,
    asked: formatFilters([
      ...filters,
      ...(supplierId ? [{ propertyId: 'supplier', optionIds: [supplierId] }] : []),
      ...(placed && term ? [{ propertyId: term, optionIds: [placed.place.name] }] : []),
      ...(deal ? dealFilters(deal) : []),
    ]),
    rest: rest && written([rest, ...ruledOut].join(' ')),
    conditions: understoodConditions(read).map(({ said, without, isNear }) => ({
      // «×63» is the third number of a size.
      said: written(said.replace(/^×/, '')),
      without: without && written(without),
      ...(isNear && { isNear }),
    })),
    words: searched.filter((word) => !lacking.includes(word)),
    dropped: [...left.flatMap((at) => spelled[at]?.typed ?? []), ...lacking.filter(isTold), ...unused, ...ruledOut],
    ...(asksCheapest(q) && { asksCheapest: true }),
    corrected: corrected ?? (isRead && question.corrections.length > 0 ? correctedBy(q, question) : null),
  };
}

function dealFilters({ minRial, maxRial, isInStock }: AskedDeal): PropertyFilter[] {
  const price = {
    propertyId: 'price',
    ...(minRial !== null && { value: minRial }),
    ...(maxRial !== null && { maxValue: maxRial }),
  };
  const isBound = minRial !== null || maxRial !== null;
  return [...(isBound ? [price] : []), ...(isInStock ? [{ propertyId: 'stock', optionIds: [...statesAtOnce] }] : [])];
}

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

/** The text with the reader's corrections. */
function correctedBy(q: string, { corrections }: Question): string {
  const words = new Map(corrections.map(({ typed, word }) => [typed, word]));
  return q
    .split(/\s+/)
    .map((word) => words.get(word) ?? words.get(joinedSpelling({ typed: word, parts: [word], joined: '' })) ?? word)
    .join(' ');
}
