import type { Ref } from 'react';
import { texts } from '../../texts/app-texts.ts';
import { Button } from './button.tsx';
import classes from './list-end.module.css';

type ListEndProps = {
  ref?: Ref<HTMLDivElement>;
  /** How much of the list is shown. */
  shown?: string | undefined;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
};

/** How much of a list is shown, and the way to its next page. */
export function ListEnd({ ref, shown, hasMore, isLoading, hasFailed, onMore }: ListEndProps) {
  if (shown === undefined && !hasMore) return null;
  return (
    <div ref={ref} className={classes.end}>
      {shown !== undefined && <p role="status">{shown}</p>}
      {hasFailed && <p className={classes.failed}>{texts.states.moreFailed}</p>}
      {hasMore && (
        <Button className={classes.more} isBusy={isLoading} onClick={onMore}>
          {isLoading ? texts.shell.loading : texts.states.more}
        </Button>
      )}
    </div>
  );
}

/** Of an infinite read. */
export const endOf = (read: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => unknown;
}) => ({
  hasMore: read.hasNextPage,
  isLoading: read.isFetchingNextPage,
  hasFailed: read.isFetchNextPageError,
  onMore: () => void read.fetchNextPage({ cancelRefetch: false }),
});
