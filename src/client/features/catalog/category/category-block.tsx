import type { CategoryBranch } from '../../../../contract/catalog/category.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import classes from './category-block.module.css';
import { CategoryLink } from './category-link.tsx';

/** A level-2 category with links to its children. */
export function CategoryBlock({ category }: { category: CategoryBranch }) {
  return (
    <li className={classes.block}>
      <h2>
        <CategoryLink category={category} className={classes.head}>
          <Glyph name={category.glyph} size={32} />
          <span className={classes.name}>{category.name}</span>
          <span className={classes.count}>{formatNumber(category.itemsCount)}</span>
        </CategoryLink>
      </h2>
      {category.subcategories.length > 0 && (
        <ul className={classes.links}>
          {category.subcategories.map((child) => (
            <li key={child.id}>
              <CategoryLink category={child} className={classes.link}>
                <span className={classes.name}>{child.name}</span>
                <span className={classes.count}>{formatNumber(child.itemsCount)}</span>
              </CategoryLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
