import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NeedCategory } from '../../../core/need/need-types.ts';
import { toSlug } from '../../../core/slug.ts';
import { useReads } from '../../data/use-reads.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { needTexts } from '../../texts/need.ts';
import { texts } from '../../texts/texts.ts';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { filtersText, loosened, type ShownFilter } from './need-filters.ts';
import { type NeedPicks, withEdit } from './need-picks.ts';
import classes from './need-reading.module.css';
import type { NeedScreenProps } from './need-screen-props.ts';

const COUNT_AFTER_MS = 300;

type NeedResultProps = {
  category: NeedCategory;
  /** Undefined if a range is empty: then nothing is counted. */
  filters: readonly ShownFilter[] | undefined;
  picks: NeedPicks;
  onPicks: (picks: NeedPicks) => void;
  renderProducts: NeedScreenProps['renderProducts'];
};

/** The number of products, the first ones, and a link to all. */
export function NeedResult({ category, filters, picks, onPicks, renderProducts }: NeedResultProps) {
  const reads = useReads();
  const isOnline = useIsOnline();
  const { id, categoryType } = category;
  const text = filters && filtersText(filters);
  const wanted = `${id} ${text}`;
  const settled = useDebounced(wanted, COUNT_AFTER_MS);
  const query = useQuery({
    ...reads.need.matching(id, text ?? ''),
    enabled: text !== undefined && settled === wanted,
    throwOnError: false,
  });
  if (!filters || text === undefined) return null;
  const { result } = needTexts;
  const count = query.data?.totalCount;
  const search = { sort: undefined, filters: text || undefined };
  const looser = loosened(filters);
  const list = (label: string, className: string, isAll = false) => (
    <Link
      to="/products/category/$categoryId/$"
      params={{ categoryId: id, _splat: toSlug(category.name) }}
      search={isAll ? {} : search}
      className={className}
    >
      {label}
    </Link>
  );
  return (
    <section className={classes.result} aria-label={result.heading}>
      {count !== undefined && count > 0 && (
        <div className={classes.preview}>
          <h2>{result.preview}</h2>
          {renderProducts(query.data?.items ?? [])}
        </div>
      )}
      <div className={classes.bar}>
        <div role="status">
          {count === 0 && (
            <>
              <p className={classes.none}>{result.none(categoryType)}</p>
              <p className={classes.hint}>{result.noneHint}</p>
            </>
          )}
          {count === undefined && query.isError && isOnline && (
            <p>
              {result.failed}{' '}
              <Button look="quiet" onClick={() => void query.refetch()}>
                {texts.states.retry}
              </Button>
            </p>
          )}
          {count === undefined && !isOnline && <p>{result.offline}</p>}
          {count !== undefined && count > 0 && (
            <span className="visually-hidden">{result.show(count, categoryType)}</span>
          )}
        </div>
        {count === 0 && looser.length > 0 && (
          <Button size="compact" onClick={() => onPicks(looser.reduce((next, edit) => withEdit(next, edit), picks))}>
            {result.loosen}
          </Button>
        )}
        {count === 0 && list(result.all(category.name), buttonClass('quiet'), true)}
        {count !== undefined &&
          count > 0 &&
          list(result.show(count, categoryType), buttonClass('primary', 'regular', classes.show))}
        {count === undefined &&
          list(
            isOnline && !query.isError ? result.counting : result.showUncounted,
            buttonClass('primary', 'regular', classes.show),
          )}
      </div>
    </section>
  );
}
