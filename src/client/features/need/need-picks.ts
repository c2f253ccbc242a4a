import type { PropertyFilter } from '../../../core/filters/filter-types.ts';
import type { NeedAnswers, NeedChoice } from '../../../core/need/need-types.ts';

/**
 * The user's answers to questions and changes of chips. Each applies while the sentence contains the words it refers
 * to, so a new sentence starts without them.
 */
export interface NeedPicks {
  category?: { id: string; said: string } | undefined;
  pieces?: readonly PickedPiece[] | undefined;
  edits?: readonly NeedEdit[] | undefined;
  /** The words of removed terms of the order. */
  dropped?: readonly string[] | undefined;
}

export type PickedPiece = Omit<NeedChoice, 'categoryId'> & { said: string; start: number };

export interface NeedEdit {
  propertyId: string;
  said: string;
  /** Null: the user removed it. */
  filter: PropertyFilter | null;
}

export const NO_PICKS: NeedPicks = {};

export const isEmptyPicks = ({ category, pieces, edits, dropped }: NeedPicks): boolean =>
  !category && !pieces?.length && !edits?.length && !dropped?.length;

/** The picks as answers for the parser, with the positions of their words in the current sentence. */
export function answersOf(sentence: string, { category, pieces = [] }: NeedPicks): NeedAnswers {
  const placed = pieces.flatMap(({ said, start, ...choice }) => {
    const at = sentence.startsWith(said, start) ? start : sentence.indexOf(said);
    return at < 0 ? [] : [{ ...choice, start: at }];
  });
  const isMeant = category && sentence.includes(category.said);
  return { pieces: placed, ...(isMeant && { categoryId: category.id }) };
}

/** Answers the question about the words `said` at `start`. The answer may also choose the category. */
export function withAnswer(
  picks: NeedPicks,
  choice: NeedChoice,
  words: { said: string; start: number; saidOfCategory: string },
): NeedPicks {
  const { categoryId, ...piece } = choice;
  const { said, start, saidOfCategory } = words;
  const settled = Object.keys(piece).length > 0;
  const others = picks.pieces?.filter((one) => one.said !== said) ?? [];
  return {
    ...picks,
    ...(categoryId && { category: { id: categoryId, said: saidOfCategory } }),
    ...(settled && { pieces: [...others, { ...piece, said, start }] }),
  };
}

export const withCategory = (picks: NeedPicks, id: string | undefined, said: string): NeedPicks => ({
  ...picks,
  category: id === undefined ? undefined : { id, said },
});

export const withEdit = (picks: NeedPicks, edit: NeedEdit): NeedPicks => ({
  ...picks,
  edits: [...(picks.edits ?? []).filter((one) => one.propertyId !== edit.propertyId), edit],
});

export const withoutTerm = (picks: NeedPicks, said: string): NeedPicks => ({
  ...picks,
  dropped: [...(picks.dropped ?? []).filter((one) => one !== said), said],
});

export const withoutTerms = (picks: NeedPicks, said: readonly string[]): NeedPicks =>
  said.reduce((next, one) => withoutTerm(next, one), picks);

/** Removes the answer about these words, so that the question appears again. */
export const withoutAnswer = (picks: NeedPicks, said: string): NeedPicks => ({
  ...picks,
  pieces: picks.pieces?.filter((one) => !said.includes(one.said)),
});
