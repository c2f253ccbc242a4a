import classes from './list-end.module.css';

type ListEndProps = {
  /** How much of the list is shown. */
  shown?: string | undefined;
  words: { more: string; moreFailed: string };
  /** The infinite read of the list. */
  read: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
};

/** The way to the next page of a list. */
export function ListEnd({ shown, words, read }: ListEndProps) {
  if (shown === undefined && !read.hasNextPage) return null;
  return (
    <div className={classes.end}>
      {shown !== undefined && <p role="status">{shown}</p>}
      {read.isFetchNextPageError && <p className={classes.failed}>{words.moreFailed}</p>}
      {read.hasNextPage && (
        <button
          type="button"
          className={classes.more}
          aria-disabled={read.isFetchingNextPage}
          onClick={() => {
            if (!read.isFetchingNextPage) void read.fetchNextPage();
          }}
        >
          {words.more}
        </button>
      )}
    </div>
  );
}
