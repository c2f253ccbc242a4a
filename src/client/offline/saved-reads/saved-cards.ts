import { productCardsShape, productShape, productsShape } from '../../../contract/answer-versions.gen.ts';
import type { ProductCard } from '../../../contract/catalog/product.ts';
import type { SavedAnswer } from './saved-answer.ts';
import { answerIn, eachSavedAnswer } from './saved-answers.ts';

export interface SavedCard {
  card: ProductCard;
  savedAt: number;
}

const shapes = [productsShape, productCardsShape, productShape];

/** The products in all saved reads of this device, those of a list as often as they were saved. Never throws. */
export async function savedCards(): Promise<SavedCard[]> {
  const cards: SavedCard[] = [];
  await eachSavedAnswer(shapes, (answer) => {
    for (const card of cardsOf(answer)) cards.push(card);
    return true;
  });
  return cards;
}

/** The cards of a stored read; none if it has another shape, or one of another build. */
export function cardsIn(stored: unknown): SavedCard[] {
  const answer = answerIn(stored, shapes);
  return answer ? cardsOf(answer) : [];
}

const cardsOf = ({ answers, savedAt }: SavedAnswer): SavedCard[] =>
  answers.flatMap(cardsOfAnswer).map((card) => ({ card, savedAt }));

/** Of an answer that has the shape: a page of cards, cards, or a product, which is a card and more. */
function cardsOfAnswer(answer: unknown): ProductCard[] {
  if (Array.isArray(answer)) return answer as ProductCard[];
  return 'items' in (answer as object) ? (answer as { items: ProductCard[] }).items : [answer as ProductCard];
}
