import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Category } from '../../../../contract/catalog/category.ts';
import { findMatches } from '../../../../core/text/highlight.ts';
import { useReads } from '../../../data/use-reads.ts';
import { searchMoreTexts } from '../../../parts/search/search-more-texts.ts';
import { rootTexts } from '../../../texts/root-texts.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import { RowContent, rowClass } from '../../../ui/kit/row.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { savedResults } from './queries.ts';
import { ResultList, type ResultsProps } from './result-list.tsx';
import { SavedResults } from './saved-results.tsx';

export function CategoryResults(props: ResultsProps) {
  const { search } = useReads();
  const query = useInfiniteQuery(search.categories(props.searchKey));
  const renderItem = (category: FoundCategory) => <CategoryResult category={category} searchKey={props.searchKey} />;
  return (
    <ResultList
      {...props}
      tab="categories"
      query={query}
      renderItem={renderItem}
      unsaved={
        <SavedResults
          read={savedResults.categories(props.searchKey)}
          onRetry={() => void query.refetch()}
          renderItem={renderItem}
        />
      }
    />
  );
}

type FoundCategory = Pick<
  Category,
  'id' | 'slug' | 'categoryType' | 'isRoot' | 'name' | 'scientificName' | 'itemsCount' | 'glyph'
> & { synonyms: readonly string[] };

/** The page of a root category is the page of its type. */
const targetOf = ({ id, slug, categoryType, isRoot }: FoundCategory) =>
  isRoot
    ? ({ to: '/category/categoryType/$categoryType', params: { categoryType } } as const)
    : ({ to: '/category/$categoryId/$', params: { categoryId: id, _splat: slug } } as const);

function CategoryResult({ category, searchKey }: { category: FoundCategory; searchKey: string }) {
  const { name, scientificName, synonyms, categoryType, itemsCount, glyph } = category;
  const others = [scientificName, ...synonyms].filter((other) => other !== null);
  const found = others.filter((other) => findMatches(other, searchKey).length > 0);
  return (
    <Link {...targetOf(category)} className={rowClass}>
      <RowContent
        sign={<Glyph name={glyph} size={28} />}
        name={<MarkedText text={name} searchKey={searchKey} />}
        facts={
          <>
            {found.length > 0 && <span>{searchMoreTexts.otherNames}:</span>}
            {found.map((other) => (
              <MarkedText key={other} text={other} searchKey={searchKey} />
            ))}
          </>
        }
        end={rootTexts[categoryType].items(itemsCount)}
      />
    </Link>
  );
}
