import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useReads } from '../../../data/use-reads.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { savedHashes } from '../../../offline/saved-reads/saved-copies.ts';
import { searchMoreTexts } from '../../../parts/search/search-more-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { chipClass, chipListClass } from '../../../ui/kit/chip.tsx';
import { clearRecentSearches, useRecentSearches } from '../recent-searches.ts';
import { SearchLink } from '../search-link.tsx';
import classes from './recent-list.module.css';

/** Recent searches of this device; offline only those whose results are saved. */
export function RecentList({ current }: { current: string }) {
  const isOnline = useIsOnline();
  const recent = useRecentSearches().filter((key) => key !== current);
  const saved = useSavedKeys(recent, !isOnline);
  const shown = isOnline ? recent : recent.filter((key) => saved.has(key));
  if (shown.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="recent-searches">
      <div className={classes.head}>
        <h2 id="recent-searches">{isOnline ? searchMoreTexts.recent : searchMoreTexts.recentOffline}</h2>
        {isOnline && <p className={classes.hint}>{searchMoreTexts.recentHint}</p>}
      </div>
      <ul className={chipListClass}>
        {shown.map((key) => (
          <li key={key}>
            <SearchLink searchKey={key} className={chipClass}>
              <bdi>{key}</bdi>
              {!isOnline && <span className={classes.kept}>{searchMoreTexts.kept}</span>}
            </SearchLink>
          </li>
        ))}
      </ul>
      {isOnline && (
        <Button look="quiet" onClick={clearRecentSearches}>
          {searchMoreTexts.clearRecent}
        </Button>
      )}
    </section>
  );
}

/** The keys whose product results are saved on the device. */
function useSavedKeys(keys: readonly string[], isAsked: boolean): ReadonlySet<string> {
  const { search } = useReads();
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  const asked = isAsked ? JSON.stringify(keys) : '[]';
  useEffect(() => {
    let isLeft = false;
    const wanted = JSON.parse(asked) as string[];
    const hashes = wanted.map((key): [string, QueryKey] => [key, search.products(key).queryKey]);
    void savedHashes(hashes.map(([, queryKey]) => hashKey(queryKey))).then((found) => {
      if (!isLeft) setSaved(new Set(hashes.flatMap(([key, one]) => (found.has(hashKey(one)) ? [key] : []))));
    });
    return () => {
      isLeft = true;
    };
  }, [asked, search]);
  return saved;
}
