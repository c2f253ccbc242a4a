import { Link } from '@tanstack/react-router';
import { type ObjectType, objectTypes } from '../../../../core/object-types.ts';
import { useDevicePacks } from '../../../offline/packs/device-packs.ts';
import { keepTexts } from '../../../texts/keep.ts';
import { packTexts } from '../../../texts/packs.ts';
import { Button, buttonClass } from '../../../ui/kit/button.tsx';
import { TabNav, tabClass } from '../../../ui/kit/tabs.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { DiffersMessage } from '../differs-message.tsx';
import { setFavorite } from '../keep-actions.ts';
import { KeptTitle } from '../kept-title.tsx';
import { PackList } from '../packs/pack-list.tsx';
import { RowState } from '../row-state.tsx';
import { useFavorites } from '../use-kept.ts';
import { KeptList } from './kept-list.tsx';
import classes from './pages.module.css';

const LISTS = ['favorites'] as const;
const words = keepTexts.favorites;

/** The favourites of one type, or all of them. */
export function FavoritesScreen({ type }: { type?: ObjectType }) {
  const { sub, read, favorites } = useFavorites();
  const { packs, loads } = useDevicePacks();
  const shown = favorites.filter(({ objectType }) => type === undefined || objectType === type);
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <h2>{words.title}</h2>
      <TabNav label={words.types}>
        <Link to="/profile/$" params={{ _splat: 'favorites' }} activeOptions={{ exact: true }} className={tabClass}>
          {keepTexts.allTypes}
        </Link>
        {objectTypes.map((one) => (
          <Link key={one} to="/profile/$" params={{ _splat: `favorites/${one}` }} className={tabClass}>
            {keepTexts.types[one]}
          </Link>
        ))}
      </TabNav>
      <DiffersMessage names={LISTS} />
      <KeptList read={read} items={shown} none={words.none}>
        {(favorite) => (
          <article className={classes.kept}>
            <KeptTitle {...favorite} />
            <Button
              size="compact"
              look="quiet"
              aria-label={`${keepTexts.letGo}: ${favorite.object?.title ?? keepTexts.gone}`}
              onClick={() => void setFavorite(sub, favorite, false)}
            >
              {keepTexts.letGo}
            </Button>
            {favorite.row && <RowState row={favorite.row} />}
          </article>
        )}
      </KeptList>
      {packs.length + loads.length > 0 && (
        <>
          <h3>{packTexts.page.title}</h3>
          <PackList />
        </>
      )}
      <p>
        <Link to="/users/$page" params={{ page: 'packs' }} className={buttonClass('link')}>
          {packTexts.all}
        </Link>
      </p>
    </section>
  );
}
