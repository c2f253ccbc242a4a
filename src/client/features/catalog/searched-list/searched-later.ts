import { ChosenCategory } from './chosen-category.tsx';
import TextPanel from './text-panel.tsx';

/** What a search shows with its filters. */
export const searchedLater = { ChosenCategory, default: TextPanel };
