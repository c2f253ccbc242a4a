import { RecentList } from '../box/recent-list.tsx';
import { markText } from '../marked-text.tsx';
import { DelegationResults } from './delegation-results.tsx';
import { NothingFound } from './nothing-found.tsx';
import { OtherResults } from './other-results.tsx';

/** What the search page shows after its products, or instead of them. */
export const laterResults = { DelegationResults, NothingFound, OtherResults, RecentList, markText };
