import { type Condition, loosen } from '../question/conditions.ts';
import { meaningfulText, readDecimals, textBeside } from '../question/question-text.ts';
import type { AskedDeal, AskedPlace, Question } from '../question/read-question.ts';
import type { DealUse } from './deal-use.ts';
import { type PlaceUse, placeTerm } from './place-use.ts';
import type { QuestionPlan } from './question-plan.ts';

/** «تهران» was read as its province: the chip says so. */
const provinceText = 'استان';

/** A question with the interpretation that was followed. */
export interface FollowedQuestion {
  question: Question;
  plan: QuestionPlan;
  scope: { text: string };
  corrected?: { text: string; left?: string | undefined } | undefined;
  /** Of the text; the question is the one without it, unless products are called by it. */
  placed?: { use: PlaceUse; place: AskedPlace } | undefined;
  /** The question is the one without it. */
  dealt?: { use: DealUse; deal: AskedDeal } | undefined;
}

/** Something that the text asks for, and the text without it; null if nothing else is left. */
export interface UnderstoodCondition {
  said: string;
  without: string | null;
  /** Nothing is exactly so: what is listed is near it. */
  isNear?: true;
}

/** The place that the answer keeps to; undefined if it is none or left out. */
const placeOf = ({ placed }: Pick<FollowedQuestion, 'placed'>): AskedPlace | undefined =>
  placed && placeTerm(placed.place, placed.use) ? placed.place : undefined;

/** What is asked of an offer, likewise. */
export const dealOf = ({ dealt }: Pick<FollowedQuestion, 'dealt'>): AskedDeal | undefined =>
  dealt?.use === 'within' ? dealt.deal : undefined;

/** A text with the words of the place and of the deal that were taken out of it. */
export function withTerms(text: string, followed: Pick<FollowedQuestion, 'placed' | 'dealt'>): string {
  const deal = dealOf(followed)?.parts.map(({ said }) => said) ?? [];
  const place = placeOf(followed);
  return [text, ...(place ? [place.said] : []), ...deal].join(' ');
}

/** The conditions on properties that were followed, as they were followed. */
export function conditionsKept({
  question: { conditions },
  plan: [kind, left],
}: FollowedQuestion): readonly Condition[] {
  const asked = (kind === 'near' && loosen(conditions)) || conditions;
  return kind === 'read' || kind === 'near' ? asked.filter((_, at) => !left.includes(at)) : [];
}

/** What the text asks for, each with the text that does not: supplier, properties, place, price and stock. */
export function understoodConditions(followed: FollowedQuestion): UnderstoodCondition[] {
  const { question, placed } = followed;
  const { text, ruledOut, supplierSaid, conditions } = question;
  const withOthers = (rest: string) => [withTerms(rest, followed), ...ruledOut].join(' ');
  const names = supplierSaid === undefined ? [] : [supplierSaid];
  const place = placeOf(followed);
  const exact = new Set(conditions.flatMap(({ anyOf }) => anyOf));
  return [
    ...names.map((said) => ({ said, without: text === '' ? null : withOthers(text) })),
    ...conditionsKept(followed).map(({ said, anyOf }) => {
      const without = textWithout(text, said);
      const isNear = anyOf.some((filter) => !exact.has(filter));
      return { said, without: without && withOthers([...names, without].join(' ')), ...(isNear && { isNear }) };
    }),
    ...(place
      ? [
          {
            said: placed?.use === 'around' ? `${provinceText} ${place.name}` : place.said,
            without: withTerms(place.without, { dealt: followed.dealt }),
          },
        ]
      : []),
    ...(dealOf(followed)?.parts ?? []),
  ];
}

/** Null if the words do not stand together, or nothing else is left. */
export function textWithout(text: string, said: string): string | null {
  // The text has no word that means nothing.
  const spellings = [readDecimals(said), meaningfulText(readDecimals(said))];
  const words = spellings.find((one) => one !== '' && text.includes(one));
  if (words === undefined) return null;
  const at = text.indexOf(words);
  const rest = textBeside(text, at, at + words.length);
  return rest === '' ? null : rest;
}
