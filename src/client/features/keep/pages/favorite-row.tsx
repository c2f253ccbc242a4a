import type { ReactNode } from 'react';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { classNames } from '../../../ui/kit/class-names.ts';
import type { ShownFavorite } from '../favorites/shown-favorites.ts';
import { setFavorite } from '../keep-actions.ts';
import { KeptTitle } from '../kept-title.tsx';
import { RowState } from '../row-state.tsx';
import { KeepOfflineChoice } from './keep-offline-choice.tsx';
import classes from './pages.module.css';

type FavoriteRowProps = {
  sub: string | null;
  favorite: ShownFavorite;
  /** Marks it among others. */
  mark?: ReactNode;
};

/** One favourite, with the way to let it go. */
export const FavoriteRow = ({ sub, favorite, mark }: FavoriteRowProps) => (
  <article className={classNames(classes.kept, mark !== undefined && classes.marked)}>
    {mark}
    <KeptTitle {...favorite} />
    <Button
      size="compact"
      look="quiet"
      aria-label={`${keepTexts.letGo}: ${favorite.object?.title ?? keepTexts.gone}`}
      onClick={() => void setFavorite(sub, favorite, false)}
    >
      {keepTexts.letGo}
    </Button>
    <KeepOfflineChoice sub={sub} favorite={favorite} />
    {favorite.row && (
      <div className={classes.state}>
        <RowState row={favorite.row} />
      </div>
    )}
  </article>
);
