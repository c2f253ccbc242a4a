import { readQuestion } from '../../../core/question/read-question.ts';
import type { DealUse } from '../../../core/search/deal-use.ts';
import type { PlaceUse } from '../../../core/search/place-use.ts';
import type { QuestionPlan } from '../../../core/search/question-plan.ts';
import { type QuestionContext, type ReadAs, readAs } from './interpret-question.ts';
import { type Corrected, otherText } from './other-texts.ts';
import { placeAs, placedText } from './question-place.ts';

/** How a text was interpreted: what a cursor or a memory has of it. */
export interface KnownAs {
  plan: QuestionPlan;
  /** A number leads to it again. */
  corrected: Corrected | number | null;
  place: PlaceUse | null;
  deal: DealUse | null;
}

/** The same interpretation again. */
export async function continueAs(context: QuestionContext, q: string, known: KnownAs): Promise<ReadAs> {
  const { plan, corrected: again, place, deal: use } = known;
  const whole = readQuestion(q, context.vocabulary);
  const dealt = use && whole.deal ? { use, deal: whole.deal } : undefined;
  const text = dealt ? dealt.deal.without : q;
  const question = dealt ? readQuestion(text, context.vocabulary) : whole;
  const placed = place ? await placeAs(context.db, question, place) : undefined;
  const searched = placed ? placedText(text, question, placed.use) : text;
  const placedAs = { ...context, placed, dealt };
  const corrected = typeof again === 'number' ? await otherText(placedAs, searched, again) : (again ?? undefined);
  const read = readAs(placedAs, readQuestion(corrected?.text ?? searched, context.vocabulary), plan);
  return { ...read, corrected };
}
