import { markText } from '../../../ui/marked-text.tsx';
import { RecentList } from '../box/recent-list.tsx';
import { noteRecentSearch } from '../recent-searches.ts';
import { DelegationResults } from './delegation-results.tsx';
import { NothingFound } from './nothing-found.tsx';
import { OtherResults } from './other-results.tsx';

/** What the search page shows and does after its products, or instead of them. */
export const laterResults = { DelegationResults, NothingFound, OtherResults, RecentList, markText, noteRecentSearch };
