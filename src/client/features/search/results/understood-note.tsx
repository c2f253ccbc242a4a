import { Link } from '@tanstack/react-router';
import type { Understood } from '../../../../contract/search/understood.ts';
import { searchTexts } from '../../../parts/search/search-texts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { chipClass, chipListClass, chosenChipClass } from '../../../ui/kit/chip.tsx';
import { SearchLink } from '../search-link.tsx';

/** Says which other text was searched, what was read as a condition, and which words nothing here has. */
export function UnderstoodNote({ understood, searchKey }: { understood: Understood; searchKey: string }) {
  const { corrected, dropped, category, conditions, asked, asksCheapest } = understood;
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
        <p>
          <SearchLink searchKey={searchKey} className={chipClass} isSameList sort="priceAsc">
            {searchTexts.cheapestFirst}
          </SearchLink>
        </p>
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
