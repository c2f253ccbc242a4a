import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { PageCard, PageCards } from '../../../../contract/content/page.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { useApi } from '../../../data/use-api.ts';
import { searchMoreTexts } from '../../../parts/search/search-more-texts.ts';
import { searchTexts } from '../../../parts/search/search-texts.ts';
import { objectTarget } from '../../../router/object-target.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import { RowContent, rowClass } from '../../../ui/kit/row.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { foundPages, savedResults } from './queries.ts';
import { ResultList, type ResultsProps } from './result-list.tsx';
import { SavedResults } from './saved-results.tsx';

export function ContentResults(props: ResultsProps) {
  const query = useInfiniteQuery(foundPages(useApi(), props.searchKey));
  const renderItem = (page: PageCard) => <ContentResult page={page} searchKey={props.searchKey} />;
  return (
    <ResultList
      {...props}
      tab="contents"
      query={query}
      renderItem={renderItem}
      noteOf={({ searched }: PageCards) => searched && <SearchedNote {...searched} />}
      unsaved={
        <SavedResults
          read={savedResults.contents(props.searchKey)}
          onRetry={() => void query.refetch()}
          renderItem={renderItem}
        />
      }
    />
  );
}

/** Says which other text was searched, and which words no content has. */
function SearchedNote({ text, dropped }: NonNullable<PageCards['searched']>) {
  if (dropped.length === 0)
    return (
      <p>
        {searchTexts.resultsFor} <bdi>{text}</bdi>
      </p>
    );
  return (
    <p>
      {searchTexts.without} <bdi>{dropped.join(searchTexts.listSeparator)}</bdi>
    </p>
  );
}

function ContentResult({ page, searchKey }: { page: PageCard; searchKey: string }) {
  const { id, slug, title, contentType, publishedAt, readingMin } = page;
  return (
    <Link {...objectTarget('page', id, slug)} className={rowClass}>
      <RowContent
        sign={<Glyph name={contentType?.icon ?? 'book'} size={28} />}
        name={<MarkedText text={title} searchKey={searchKey} />}
        facts={
          <>
            {contentType && <span>{contentType.title}</span>}
            <time dateTime={publishedAt}>{formatJalali(publishedAt)}</time>
          </>
        }
        end={searchMoreTexts.reading(readingMin)}
      />
    </Link>
  );
}
