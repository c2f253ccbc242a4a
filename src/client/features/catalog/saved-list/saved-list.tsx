import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { ProductRow, ProductsPage } from '../../../../contract/catalog/product.ts';
import { AsOf, NoSavedCopy } from '../../../offline/saved-reads/saved-copy.tsx';
import type { SavedScope } from '../../../offline/saved-search/search-saved.ts';
import { savedSearchTexts } from '../../../parts/search/saved-search-texts.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { savedListReads } from './queries.ts';
import classes from './saved-list.module.css';

type SavedListProps = {
  scope: SavedScope;
  onRetry: () => void;
  /** Gets what the device found, while it is shown. */
  onSaved?: ((page: ProductsPage | undefined) => void) | undefined;
  children: (items: readonly ProductRow[], oldestAt: number) => ReactNode;
};

/** What the device has of a list that it never opened online: says so, with how much it has searched. */
export function SavedList({ scope, onRetry, onSaved, children }: SavedListProps) {
  const saved = useQuery(savedListReads.products(scope));
  const page = saved.data?.foundCount ? saved.data.page : undefined;
  useEffect(() => {
    onSaved?.(page);
    return () => onSaved?.(undefined);
  }, [onSaved, page]);
  if (saved.isError || saved.data?.searchedCount === 0) return <NoSavedCopy onRetry={onRetry} />;
  if (!saved.data) return null;
  const retry = (
    <Button look="quiet" size="compact" onClick={onRetry}>
      {texts.states.retry}
    </Button>
  );
  const { foundCount, searchedCount, unknownCount, oldestAt } = saved.data;
  const unknown = unknownCount > 0 && savedSearchTexts.unknown(unknownCount);
  if (!page) {
    return (
      <Notice
        icon="info"
        heading={texts.states.noSavedCopy}
        hint={savedSearchTexts.nothing(searchedCount)}
        more={unknown && <p>{unknown}</p>}
      >
        {retry}
      </Notice>
    );
  }
  const shownCount = page.items.length;
  return (
    <>
      <div className={classes.note} role="status">
        <p>
          <b>{savedSearchTexts.heading}:</b> {savedSearchTexts.found(foundCount, searchedCount)}{' '}
          {shownCount < foundCount && savedSearchTexts.shown(shownCount)} {unknown}
        </p>
        <p className={classes.times}>
          {oldestAt !== undefined && (
            <>
              {savedSearchTexts.oldest}: <AsOf at={oldestAt} />
            </>
          )}
          {retry}
        </p>
      </div>
      {children(page.items, oldestAt ?? 0)}
    </>
  );
}
