import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type PageSort, pageSorts } from '../../../../core/content/page-sorts.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { Segmented } from '../../../ui/kit/fields/segmented.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { contentsTexts as words } from '../contents-texts.ts';
import { type PagesOf, useContentReads } from '../queries.ts';
import classes from './content-list.module.css';
import { PageCardSkeleton, PageCardView } from './page-card.tsx';
import { SavedContents } from './saved-contents.tsx';

/** Their pictures are in sight at once. */
const FIRST_MAX = 2;
const ROWS = [0, 1, 2, 3];

const sorts = pageSorts.map((value) => ({ value, label: words.sorts[value] }));

type ContentListProps = {
  of: PagesOf;
  /** In the place of a list without pages, which search engines leave out. */
  none?: ReactNode;
};

/** Pages of contents, the newest or the most liked first. */
export function ContentList({ of, none = <Notice heading={words.none} hint={words.noneHint} /> }: ContentListProps) {
  const reads = useContentReads();
  const [sort, setSort] = useState<PageSort>('newest');
  const query = useInfiniteQuery(reads.list(of, sort));
  return (
    <ReadGate
      query={query}
      skeleton={<ContentListSkeleton />}
      hideTime
      unsaved={<SavedContents of={of} sort={sort} onRetry={() => void query.refetch()} />}
    >
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        const total = pages[0]?.totalCount;
        if (items.length === 0)
          return (
            <>
              <meta name="robots" content="noindex" />
              {none}
            </>
          );
        return (
          <>
            <div className={classes.tools}>
              <p>
                {total !== undefined && <span>{words.count(total)}</span>}{' '}
                <AsOf at={query.dataUpdatedAt} isFetching={query.isFetching} />
              </p>
              {items.length > 1 && (
                <Segmented legend={words.sort} name="contents-sort" options={sorts} value={sort} onChoose={setSort} />
              )}
            </div>
            <ul className={classes.list}>
              {items.map((page, index) => (
                <li key={page.id}>
                  <PageCardView page={page} isFirst={index < FIRST_MAX} />
                </li>
              ))}
            </ul>
            <ListEnd {...endOf(query)} />
          </>
        );
      }}
    </ReadGate>
  );
}

/** In the place of a list that is being loaded. */
export const ContentListSkeleton = () => (
  <div aria-hidden="true">
    <div className={classes.tools} />
    <div className={classes.list}>
      {ROWS.map((row) => (
        <PageCardSkeleton key={row} />
      ))}
    </div>
  </div>
);
