import { Link } from '@tanstack/react-router';
import type { Category } from '../../../../contract/catalog/category.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { ObjectControls } from '../../../ui/object-controls.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { categoryPropertiesTexts } from '../category-properties-texts.ts';
import classes from './category-header.module.css';
import { categoryTexts } from './category-texts.ts';
import { CategoryWords } from './category-words.tsx';

/** What the category is, and the way to all of its products. */
export function CategoryHeader({ category }: { category: Category }) {
  return (
    <header className={classes.header}>
      <span className={classes.glyph}>
        <Glyph name={category.glyph} size={40} />
      </span>
      <div className={classes.names}>
        <h1>{category.name}</h1>
        {category.scientificName && (
          <p className={classes.scientific}>
            <bdi dir="ltr" lang="en">
              {category.scientificName}
            </bdi>
          </p>
        )}
      </div>
      <ObjectControls objectType="category" objectId={category.id} object={{ ...category, title: category.name }} />
      <ShareButton title={category.name} />
      <CategoryWords category={category} />
      {category.itemsCount > 0 && (
        <Link
          to="/products/category/$categoryId/$"
          params={{ categoryId: category.id, _splat: category.slug }}
          className={buttonClass('primary', 'regular', classes.all)}
        >
          {categoryTexts.allItems(category.categoryType, category.itemsCount)}
        </Link>
      )}
      <Link
        to="/category/properties/$categoryId/$"
        params={{ categoryId: category.id, _splat: category.slug }}
        className={buttonClass('link', 'regular', classes.properties)}
      >
        {categoryPropertiesTexts.link}
      </Link>
    </header>
  );
}
