import { useQuery } from '@tanstack/react-query';
import type { PageSort } from '../../../../core/content/page-sorts.ts';
import { NoSavedCopy } from '../../../offline/saved-reads/saved-copy.tsx';
import { searchMoreTexts } from '../../../parts/search/search-more-texts.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { type PagesOf, savedContents } from '../queries.ts';
import classes from './content-list.module.css';
import { PageCardView } from './page-card.tsx';

type SavedContentsProps = { of: PagesOf; sort: PageSort; onRetry: () => void };

/** What the device has of a list that it never opened online; says that it is not all. */
export function SavedContents({ of, sort, onRetry }: SavedContentsProps) {
  const { data, isPending } = useQuery(savedContents(of, sort));
  if (isPending) return null;
  if (!data || data.length === 0) return <NoSavedCopy onRetry={onRetry} />;
  return (
    <>
      <p role="status" className={classes.tools}>
        {searchMoreTexts.onDevice(data.length)}{' '}
        <Button look="quiet" size="compact" onClick={onRetry}>
          {texts.states.retry}
        </Button>
      </p>
      <ul className={classes.list}>
        {data.map((page) => (
          <li key={page.id}>
            <PageCardView page={page} />
          </li>
        ))}
      </ul>
    </>
  );
}
