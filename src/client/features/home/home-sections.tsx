import type { ReactNode } from 'react';
import type { CategoryCard } from '../../../contract/catalog/category.ts';
import { categoryTypes } from '../../../core/catalog/category-types.ts';
import { Notice } from '../../ui/kit/notice.tsx';
import { HydrateLater } from '../../ui/load/hydrate-later.tsx';
import classes from './home-screen.module.css';
import { homeTexts } from './home-texts.ts';
import { RootSection } from './root-section.tsx';

type HomeSectionsProps = {
  categories: readonly CategoryCard[];
  /** Below the goods on a wide screen. */
  children: ReactNode;
};

/** Goods first, because most searches are for them; the other three at the side. */
export function HomeSections({ categories, children }: HomeSectionsProps) {
  if (categories.length === 0) return <Notice heading={homeTexts.empty} hint={homeTexts.emptyHint} />;
  const categoriesOf = (type: CategoryCard['categoryType']) => categories.filter((one) => one.categoryType === type);
  return (
    <div className={classes.sections}>
      <RootSection type="Product" categories={categoriesOf('Product')} isWide />
      <HydrateLater>
        <div className={classes.side}>
          {categoryTypes
            .filter((type) => type !== 'Product')
            .map((type) => (
              <RootSection key={type} type={type} categories={categoriesOf(type)} />
            ))}
        </div>
        {children}
      </HydrateLater>
    </div>
  );
}
