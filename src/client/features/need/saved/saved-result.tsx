import { useQuery } from '@tanstack/react-query';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { savedSearchTexts } from '../../../parts/search/saved-search-texts.ts';
import classes from '../need-reading.module.css';
import type { NeedScreenProps } from '../need-screen-props.ts';
import { savedMatching } from './queries.ts';

const PREVIEW_MAX = 3;

type SavedResultProps = Pick<NeedScreenProps, 'renderProducts'> & { categoryId: string; filters: string };

/** The first parts of this device that meet a need, and how far it looked. */
export function SavedResult({ categoryId, filters, renderProducts }: SavedResultProps) {
  const { data } = useQuery(savedMatching(categoryId, filters));
  if (!data || data.searchedCount === 0) return null;
  const { foundCount, searchedCount, unknownCount, oldestAt } = data;
  return (
    <div className={classes.preview}>
      <h2>{savedSearchTexts.heading}</h2>
      <p role="status">
        {savedSearchTexts.found(foundCount, searchedCount)} {unknownCount > 0 && savedSearchTexts.unknown(unknownCount)}
      </p>
      {oldestAt !== undefined && (
        <p>
          {savedSearchTexts.oldest}: <AsOf at={oldestAt} />
        </p>
      )}
      {foundCount > 0 && renderProducts(data.page.items.slice(0, PREVIEW_MAX))}
    </div>
  );
}
