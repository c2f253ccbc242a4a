import { Link, useRouter } from '@tanstack/react-router';
import type { SearchCounts } from '../../../../contract/search/search-counts.ts';
import { searchMoreTexts } from '../../../parts/search/search-more-texts.ts';
import { searchTexts } from '../../../parts/search/search-texts.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { hasWord } from '../search-key.ts';
import { SearchLink } from '../search-link.tsx';
import { type SearchTab, searchTabs } from '../search-tab.ts';
import classes from './nothing-found.module.css';

const NEED_PATH = '/ai';
const CATCH_ALL_ID = '/$';
const linkClass = buttonClass('quiet');

type NothingFoundProps = { searchKey: string; tab: SearchTab; counts: SearchCounts | undefined };

/** Explains an empty result and offers looser searches. */
export function NothingFound({ searchKey, tab, counts }: NothingFoundProps) {
  const others = counts ? searchTabs.filter((one) => one !== tab && counts[one].count > 0) : [];
  const heading = !hasWord(searchKey)
    ? searchMoreTexts.noWord
    : others.length > 0
      ? searchMoreTexts.nothingInTab[tab]
      : searchMoreTexts.nothing;
  return (
    <Notice
      heading={heading}
      more={
        <>
          {counts?.didYouMean && (
            <p className={classes.meant}>
              {searchMoreTexts.didYouMean}{' '}
              <SearchLink searchKey={counts.didYouMean} className={linkClass}>
                <bdi>{counts.didYouMean}</bdi>
              </SearchLink>
            </p>
          )}
          {counts && others.length > 0 && (
            <p className={classes.others}>
              {searchMoreTexts.inOtherTabs}
              {others.map((one) => (
                <SearchLink key={one} searchKey={searchKey} tab={one} className={linkClass}>
                  {searchTexts.tab[one]} ({searchTexts.count(counts[one].count, counts[one].isMore)})
                </SearchLink>
              ))}
            </p>
          )}
          <p>{searchMoreTexts.whatToDo}</p>
          <ul className={classes.tips}>
            {searchMoreTexts.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </>
      }
    >
      <WaysOn />
    </Notice>
  );
}

function WaysOn() {
  const [, , need] = useRouter().getMatchedRoutes(NEED_PATH);
  return (
    <>
      <Link to="/category/categoryType/$categoryType" params={{ categoryType: 'Product' }} className={buttonClass()}>
        {searchMoreTexts.toCategories}
      </Link>
      {need !== undefined && need.id !== CATCH_ALL_ID && (
        <a href={NEED_PATH} className={buttonClass()}>
          {searchMoreTexts.toNeed}
        </a>
      )}
    </>
  );
}
