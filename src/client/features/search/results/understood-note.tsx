import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { SearchCounts } from '../../../../contract/search/search-counts.ts';
import type { Understood } from '../../../../contract/search/understood.ts';
import { searchTexts } from '../../../parts/search/search-texts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { chipClass, chipListClass, chosenChipClass } from '../../../ui/kit/chip.tsx';
import { SearchLink } from '../search-link.tsx';

type UnderstoodNoteProps = { understood: Understood; searchKey: string; counts: SearchCounts | undefined };

const otherTabs = ['suppliers', 'contents'] as const;

/** Says which other text was searched, what was read as a condition, and which words nothing here has. */
export function UnderstoodNote({ understood, searchKey, counts }: UnderstoodNoteProps) {
  const { corrected, dropped, category, conditions, asked, asksCheapest } = understood;
  const elsewhere = otherTabs.filter((tab) => (counts?.[tab].count ?? 0) > 0);
  const near = conditions.filter(({ isNear }) => isNear).map(({ said }) => said);
  return (
    <>
      {corrected !== null && (
        <p>
          {searchTexts.resultsFor}{' '}
          <SearchLink searchKey={corrected}>
            <bdi>{corrected}</bdi>
          </SearchLink>
        </p>
      )}
      {conditions.length > 0 && (
        <ul className={chipListClass} aria-label={searchTexts.understood}>
          {category && (
            <li>
              <Link
                to="/products/category/$categoryId/$"
                params={{ categoryId: category.id, _splat: category.slug }}
                search={asked === '' ? {} : { filters: asked }}
                className={chipClass}
              >
                {searchTexts.inCategory(category.name)}
              </Link>
            </li>
          )}
          {conditions.map((condition) => (
            <li key={condition.said}>
              <Condition {...condition} />
            </li>
          ))}
        </ul>
      )}
      {asksCheapest && (
        <ul className={chipListClass} aria-label={searchTexts.order}>
          <li>
            <SearchLink searchKey={searchKey} className={chipClass} isSameList sort="priceAsc">
              {searchTexts.cheapestFirst}
            </SearchLink>
          </li>
        </ul>
      )}
      {near.length > 0 && (
        <p>
          {searchTexts.near} <bdi>{near.join(searchTexts.listSeparator)}</bdi>
        </p>
      )}
      {dropped.length > 0 && (
        <p>
          {searchTexts.without} <bdi>{dropped.join(searchTexts.listSeparator)}</bdi>
        </p>
      )}
      {dropped.length > 0 && elsewhere.length > 0 && (
        <p>
          {searchTexts.elsewhere}{' '}
          {elsewhere.map((tab) => (
            <Fragment key={tab}>
              <SearchLink searchKey={searchKey} tab={tab}>
                {searchTexts.tab[tab]} ({searchTexts.count(counts?.[tab].count ?? 0, counts?.[tab].isMore ?? false)})
              </SearchLink>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

function Condition({ said, without }: Understood['conditions'][number]) {
  if (without === null) return <bdi className={chipClass}>{said}</bdi>;
  return (
    <SearchLink searchKey={without} className={chosenChipClass} isSameList>
      <span className="visually-hidden">{searchTexts.remove} </span>
      <bdi>{said}</bdi>
      <Icon name="close" size={16} />
    </SearchLink>
  );
}
