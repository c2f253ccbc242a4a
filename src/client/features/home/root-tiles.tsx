import { Link } from '@tanstack/react-router';
import type { ItemsCount } from '../../../contract/catalog/category.ts';
import { categoryTypes } from '../../../core/catalog/category-types.ts';
import { Glyph } from '../../ui/image/glyph.tsx';
import { homeTexts } from './home-texts.ts';
import classes from './root-tiles.module.css';

/** The four root categories, with their item counts once loaded. */
export function RootTiles({ counts }: { counts: readonly ItemsCount[] | undefined }) {
  return (
    <nav aria-label={homeTexts.rootsHeading}>
      <ul className={classes.tiles}>
        {categoryTypes.map((type) => {
          const count = counts?.find((one) => one.categoryType === type)?.itemsCount;
          return (
            <li key={type}>
              <Link
                to="/category/categoryType/$categoryType"
                params={{ categoryType: type }}
                className={classes.tile}
                data-type={type}
              >
                <Glyph name={`type-${type}`} size={32} />
                <span className={classes.name}>{homeTexts.roots[type]}</span>
                <span className={classes.hint}>{homeTexts.rootHints[type]}</span>
                <span className={classes.count}>{count !== undefined && homeTexts.rootItems[type](count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
