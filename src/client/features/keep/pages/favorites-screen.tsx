import { Link } from '@tanstack/react-router';
import { type ObjectType, objectTypes } from '../../../../core/ids/object-types.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import { useDevicePacks } from '../../../offline/packs/device-packs.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { TabNav, tabClass } from '../../../ui/kit/tabs.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { DiffersMessage } from '../differs-message.tsx';
import { useKeptPages } from '../favorites/use-kept-pages.ts';
import { PackList } from '../packs/pack-list.tsx';
import { packTexts } from '../packs/packs-texts.ts';
import { useFavorites } from '../use-kept.ts';
import { CountedName } from './counted-name.tsx';
import { FavoriteRow } from './favorite-row.tsx';
import { FavoritesOfType } from './favorites-of-type.tsx';
import { KeptList } from './kept-list.tsx';
import classes from './pages.module.css';

const LISTS = ['favorites'] as const;
const words = keepTexts.favorites;

/** The favourites of one type, or all of them by type. */
export function FavoritesScreen({ type }: { type?: ObjectType }) {
  const { sub, read, favorites } = useFavorites();
  const { packs, loads } = useDevicePacks();
  useKeptPages(sub, sub === null || read.data ? favorites : undefined);
  const groups = objectTypes.map((one) => {
    return { id: one, favorites: favorites.filter(({ objectType }) => objectType === one) };
  });
  return (
    <section className={classes.screen}>
      <PageHead title={words.title} noindex />
      <TabNav label={words.types}>
        <Link to="/profile/favorites" activeOptions={{ exact: true }} className={tabClass}>
          <CountedName name={keepTexts.allTypes} count={favorites.length} />
        </Link>
        {groups.map(({ id, favorites: { length } }) => (
          <Link key={id} to="/profile/favorites/$objectType" params={{ objectType: id }} className={tabClass}>
            <CountedName name={keepTexts.types[id]} count={length} />
          </Link>
        ))}
      </TabNav>
      <DiffersMessage names={LISTS} />
      {type ? (
        <FavoritesOfType
          key={type}
          type={type}
          sub={sub}
          read={read}
          favorites={favorites.filter(({ objectType }) => objectType === type)}
        />
      ) : (
        <KeptList
          read={read}
          items={groups.filter((group) => group.favorites.length > 0)}
          none={words.none}
          shape="rows"
        >
          {(group) => (
            <section className={classes.group}>
              <h2>{keepTexts.types[group.id]}</h2>
              <ul>
                {group.favorites.map((favorite) => (
                  <li key={favorite.id}>
                    <FavoriteRow sub={sub} favorite={favorite} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </KeptList>
      )}
      {packs.length + loads.length > 0 && (
        <>
          <h2>{packTexts.page.title}</h2>
          <PackList />
        </>
      )}
      <p>
        <Link to="/users/packs" className={buttonClass('link')}>
          {packTexts.all}
        </Link>
      </p>
    </section>
  );
}
