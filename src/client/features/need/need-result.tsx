import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NeedCategory, NeedReading } from '../../../core/need/need-types.ts';
import { toSlug } from '../../../core/text/slug.ts';
import { useReads } from '../../data/use-reads.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { texts } from '../../texts/app-texts.ts';
import { PageBar } from '../../ui/dock/page-bar.tsx';
import { Button, buttonClass } from '../../ui/kit/button.tsx';
import { useMoneyView } from '../../ui/money/money-view.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { filtersText, loosened, type ShownFilter } from './need-filters.ts';
import { type NeedPicks, withEdit, withoutTerms } from './need-picks.ts';
import classes from './need-reading.module.css';
import type { NeedScreenProps } from './need-screen-props.ts';
import { loosenedTerms, type NeedTerm, termFilters } from './need-terms.ts';
import { needTexts } from './need-texts.ts';
import type { NeedWords } from './need-words.ts';
import { orderedQuantity } from './ordered-quantity.ts';
import { SavedResult } from './saved/saved-result.tsx';

const COUNT_AFTER_MS = 300;

type NeedResultProps = {
  category: NeedCategory;
  /** Undefined if a range is empty: then nothing is counted. */
  filters: readonly ShownFilter[] | undefined;
  terms: readonly NeedTerm[];
  /** The wanted amount, if it is told. */
  amount: NeedReading['amount'];
  words: NeedWords;
  picks: NeedPicks;
  onPicks: (picks: NeedPicks) => void;
  renderProducts: NeedScreenProps['renderProducts'];
  onQuantity: NeedScreenProps['onQuantity'];
};

/** The number of products, the first ones, and a link to all. */
export function NeedResult({
  category,
  filters,
  terms,
  amount,
  words,
  picks,
  onPicks,
  renderProducts,
  onQuantity,
}: NeedResultProps) {
  const reads = useReads();
  const isOnline = useIsOnline();
  const { id, categoryType } = category;
  const text = filters && filtersText(filters, termFilters(terms));
  const wanted = `${id} ${text}`;
  const settled = useDebounced(wanted, COUNT_AFTER_MS);
  const query = useQuery({
    ...reads.need.matching(id, text ?? ''),
    enabled: text !== undefined && settled === wanted,
    throwOnError: false,
  });
  const { basis } = useMoneyView();
  if (!filters || text === undefined) return null;
  const { result } = needTexts;
  const count = query.data?.totalCount;
  const search = { sort: undefined, filters: text || undefined };
  const looser = [...loosened(filters), ...loosenedTerms(terms, basis)];
  const hindering = terms.filter(({ filter }) => filter);
  const takeAmount = () => {
    const quantity = amount && orderedQuantity(amount, query.data?.items ?? [], words);
    if (quantity) onQuantity(quantity);
  };
  const list = (label: string, className: string, isAll = false) => (
    <Link
      to="/products/category/$categoryId/$"
      params={{ categoryId: id, _splat: toSlug(category.name) }}
      search={isAll ? {} : search}
      className={className}
      onClick={takeAmount}
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
      {count === undefined && !isOnline && (
        <SavedResult categoryId={id} filters={text} renderProducts={renderProducts} />
      )}
      <PageBar className={classes.bar} isTall={count === 0}>
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
        {count === 0 && hindering.length > 0 && (
          <Button
            size="compact"
            onClick={() =>
              onPicks(
                withoutTerms(
                  picks,
                  hindering.map(({ said }) => said),
                ),
              )
            }
          >
            {result.withoutTerms(hindering.map(({ name }) => name))}
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
      </PageBar>
    </section>
  );
}
