import type { CategoryType } from '../../catalog/category-types.ts';

export interface CategoryMatch {
  categoryId: string;
  score: number;
  first: number;
  end: number;
  /** The whole name matched, so its words mean nothing besides the category. */
  isName: boolean;
  /** All words of a name or synonym matched. */
  isWhole: boolean;
  /** The token after its own words; `end` may lie behind words of other matches. */
  ownEnd: number;
  /** Tokens between its words that belong to none of them. */
  skipped: readonly number[];
  /** The same words begin names of several things: none of them is the one that is called so. */
  isShared?: boolean;
  /** Called by a way of doing it, which is an option too. */
  isMethod?: boolean;
  /** Another thing's name may begin right before it: «بال اسکرو». */
  isGuess?: boolean;
  /** Later tokens that decided between this category and similar ones. */
  also: readonly number[];
}

export interface Occurrence {
  key: string;
  first: number;
  end: number;
}

export interface Scored extends CategoryMatch {
  categoryType: CategoryType;
  isStrong: boolean;
  /** How many words of the name are said. */
  said: number;
}
