import type { Understood } from '../../../../contract/search/understood.ts';
import { searchTexts } from '../../../texts/search.ts';
import { SearchLink } from '../search-link.tsx';

/** Says which other text was searched, and which words nothing here has. */
export function UnderstoodNote({ corrected, dropped }: Understood) {
  return (
    <>
      {corrected !== null && (
        <p>
          {searchTexts.resultsFor}{' '}
          <SearchLink searchKey={corrected}>
            <bdi>{corrected}</bdi>
          </SearchLink>
        </p>
      )}
      {dropped.length > 0 && (
        <p>
          {searchTexts.without} <bdi>{dropped.join(searchTexts.listSeparator)}</bdi>
        </p>
      )}
    </>
  );
}
