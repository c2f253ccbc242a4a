import { Link, useNavigate } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { COMPARED_MAX, readCompareIds, writeCompareIds } from '../../../../core/compare/compare-ids.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { anyRootTexts, rootTexts } from '../../../texts/root-texts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Choice } from '../../../ui/kit/fields/choice.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RootContext } from '../../../ui/root-context.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import { comparedProductsAtom } from '../compared/compared-products.ts';
import classes from './compare-screen.module.css';
import type { CompareSearch } from './compare-search.ts';
import { CompareTable } from './compare-table.tsx';
import { compareTexts } from './compare-texts.ts';
import { useCompareColumns } from './use-compare-columns.ts';

/** Compares up to four products. Only the URL contains their ids. */
export function CompareScreen({ search }: { search: CompareSearch }) {
  const navigate = useNavigate();
  const [compared, setCompared] = useAtom(comparedProductsAtom);
  const { ids, leftOut } = readCompareIds(search.ids);
  const { columns, definitions } = useCompareColumns(ids);
  const found = columns.filter((column) => column.state === 'found');
  const category = found[0]?.product.breadcrumb.at(-1);
  const roots = new Set(found.map(({ product }) => product.breadcrumb[0]?.categoryType));
  const root = roots.size === 1 ? [...roots][0] : undefined;
  const { some } = root ? rootTexts[root] : anyRootTexts;
  const replaceSearch = (next: CompareSearch) =>
    void navigate({ to: '/products/compare', search: next, replace: true, resetScroll: false });
  const handleRemove = (id: string) => {
    replaceSearch({ ...search, ids: writeCompareIds(ids.filter((one) => one !== id)) });
    setCompared(compared.filter((one) => one.id !== id));
  };
  if (ids.length === 0) return <EmptyComparison chosen={compared.map(({ id }) => id)} />;
  return (
    <RootContext value={root}>
      <PageHead title={compareTexts.heading} description={compareTexts.description} noindex />
      <div className={classes.head}>
        <h1 className={classes.heading}>{compareTexts.heading}</h1>
        {found.length > 0 && (
          <AsOf
            at={Math.min(...found.map(({ readAt }) => readAt))}
            isFetching={found.some(({ isFetching }) => isFetching)}
          />
        )}
        <ShareButton title={compareTexts.heading} />
      </div>
      {leftOut > 0 && <Message tone="new">{compareTexts.leftOut(COMPARED_MAX, leftOut)}</Message>}
      <div className={classes.tools}>
        <Choice
          type="checkbox"
          checked={search.only === 'differences'}
          onChange={(event) =>
            replaceSearch({ ...search, only: event.currentTarget.checked ? 'differences' : undefined })
          }
        >
          {compareTexts.onlyDifferences}
        </Choice>
        {ids.length < COMPARED_MAX && category && (
          <Link
            to="/products/category/$categoryId/$"
            params={{ categoryId: category.id, _splat: category.slug }}
            className={buttonClass('link')}
            // What is added there joins what is shown here.
            onClick={() => setCompared(found.map(({ product: { id, title } }) => ({ id, title })))}
          >
            {compareTexts.addMore(some)}
          </Link>
        )}
        <ul className={classes.legend}>
          <li>
            <Icon name="done" size={16} /> {compareTexts.legend.best}
          </li>
          <li>
            <span aria-hidden="true">≠</span> {compareTexts.legend.different}
          </li>
        </ul>
      </div>
      <CompareTable
        columns={columns}
        definitions={definitions}
        onlyDifferences={search.only === 'differences'}
        onRemove={handleRemove}
      />
    </RootContext>
  );
}

function EmptyComparison({ chosen }: { chosen: readonly string[] }) {
  return (
    <div className={classes.empty}>
      <PageHead title={compareTexts.heading} noindex />
      <h1 className={classes.heading}>{compareTexts.heading}</h1>
      <p>{compareTexts.empty}</p>
      <p>{compareTexts.emptyHint}</p>
      {chosen.length > 0 ? (
        <Link to="/products/compare" search={{ ids: writeCompareIds(chosen) }} className={buttonClass()}>
          {compareTexts.go(chosen.length)}
        </Link>
      ) : (
        <Link to="/category/categoryType/$categoryType" params={{ categoryType: 'Product' }} className={buttonClass()}>
          {compareTexts.toGoods}
        </Link>
      )}
    </div>
  );
}
