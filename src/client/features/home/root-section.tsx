import { Link } from '@tanstack/react-router';
import type { CategoryCard } from '../../../contract/catalog/category.ts';
import type { CategoryType } from '../../../core/catalog/category-types.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { texts } from '../../texts/app-texts.ts';
import { Glyph } from '../../ui/image/glyph.tsx';
import { Name } from '../../ui/name.tsx';
import { homeTexts } from './home-texts.ts';
import classes from './root-section.module.css';

type RootSectionProps = { type: CategoryType; categories: readonly CategoryCard[]; isWide?: boolean };

/** Links to the level-2 categories of a root; `isWide` shows several columns on wide screens. */
export function RootSection({ type, categories, isWide = false }: RootSectionProps) {
  if (categories.length === 0) return null;
  return (
    <section className={classes.section} data-type={type} data-wide={isWide || undefined}>
      <div className={classes.head}>
        <h2>{homeTexts.roots[type]}</h2>
        <Link to="/category/categoryType/$categoryType" params={{ categoryType: type }} className={classes.all}>
          {texts.shell.all}
          <span className="visually-hidden"> {homeTexts.roots[type]}</span>
        </Link>
      </div>
      <ul className={classes.links}>
        {categories.map((category) => (
          <li key={category.id}>
            <Link
              to="/category/$categoryId/$"
              params={{ categoryId: category.id, _splat: category.slug }}
              className={classes.link}
            >
              <Glyph name={category.glyph} />
              <span className={classes.name}>
                <Name text={category.name} />
              </span>
              <span className={classes.count}>{formatNumber(category.itemsCount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
