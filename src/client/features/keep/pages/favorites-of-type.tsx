import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { COMPARED_MAX, writeCompareIds } from '../../../../core/compare/compare-ids.ts';
import type { ObjectType } from '../../../../core/ids/object-types.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { Choice } from '../../../ui/kit/fields/choice.tsx';
import type { ShownFavorite } from '../favorites/shown-favorites.ts';
import { setFavorite } from '../keep-actions.ts';
import { keptPagesTexts } from '../kept-pages-texts.ts';
import { FavoriteRow } from './favorite-row.tsx';
import { KeptList } from './kept-list.tsx';
import classes from './pages.module.css';

const { favorites: words } = keptPagesTexts;
const COMPARED_MIN = 2;

type FavoritesOfTypeProps = {
  type: ObjectType;
  sub: string | null;
  /** The server's part of the list. */
  read: UseQueryResult<{ items: unknown[] }>;
  favorites: readonly ShownFavorite[];
};

/** Favourites of one type: marked ones can be let go together, and products compared. */
export function FavoritesOfType({ type, sub, read, favorites }: FavoritesOfTypeProps) {
  const [markedIds, setMarkedIds] = useState<ReadonlySet<string>>(new Set());
  const marked = favorites.filter(({ objectId }) => markedIds.has(objectId));
  const there = marked.filter(({ object }) => object !== null).map(({ objectId }) => objectId);
  const handleMark = (objectId: string, isMarked: boolean) => {
    const others = [...markedIds].filter((id) => id !== objectId);
    setMarkedIds(new Set(isMarked ? [...others, objectId] : others));
  };
  const handleLetGo = async () => {
    for (const favorite of marked) if (!(await setFavorite(sub, favorite, false))) return;
    setMarkedIds(new Set());
  };
  const isMarkedAll = marked.length === favorites.length;
  return (
    <>
      {favorites.length > 1 && (
        <div className={classes.tools}>
          <Choice
            type="checkbox"
            checked={isMarkedAll}
            onChange={() => setMarkedIds(new Set(isMarkedAll ? [] : favorites.map(({ objectId }) => objectId)))}
          >
            {words.markAll}
          </Choice>
          {marked.length > 0 && (
            <Button size="compact" onClick={() => void handleLetGo()}>
              {words.letGo(marked.length)}
            </Button>
          )}
          {type === 'product' && there.length >= COMPARED_MIN && there.length <= COMPARED_MAX && (
            <Link
              to="/products/compare"
              search={{ ids: writeCompareIds(there) }}
              className={buttonClass('secondary', 'compact')}
            >
              {words.compare(there.length)}
            </Link>
          )}
          {type === 'product' && there.length > COMPARED_MAX && <p>{words.tooMany(COMPARED_MAX)}</p>}
        </div>
      )}
      <KeptList read={read} items={favorites} none={keepTexts.favorites.none} shape="rows">
        {(favorite) => (
          <FavoriteRow
            sub={sub}
            favorite={favorite}
            mark={
              favorites.length > 1 ? (
                <Choice
                  type="checkbox"
                  className={classes.mark}
                  aria-label={words.mark(favorite.object?.title ?? keepTexts.gone)}
                  checked={markedIds.has(favorite.objectId)}
                  onChange={({ currentTarget }) => handleMark(favorite.objectId, currentTarget.checked)}
                >
                  {null}
                </Choice>
              ) : undefined
            }
          />
        )}
      </KeptList>
    </>
  );
}
