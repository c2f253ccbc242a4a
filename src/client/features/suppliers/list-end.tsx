import classes from './list-end.module.css';

type ListEndProps = {
  /** Text with the number of shown items. */
  shown?: string | undefined;
  words: { more: string; moreFailed: string };
  /** The infinite query of the list. */
  read: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
};

/** Loads the next page of a list. */
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
