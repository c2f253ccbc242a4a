import { createContext, use } from 'react';
import type { CategoryType } from '../../core/catalog/category-types.ts';
import { anyRootTexts, type RootTexts, rootTexts } from '../texts/root-texts.ts';

/** The root type of what a screen shows; undefined where it shows several. */
export const RootContext = createContext<CategoryType | undefined>(undefined);

export const useRootTexts = (): RootTexts => {
  const categoryType = use(RootContext);
  return categoryType === undefined ? anyRootTexts : rootTexts[categoryType];
};
