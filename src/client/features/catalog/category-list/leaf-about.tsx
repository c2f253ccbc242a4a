import { Link } from '@tanstack/react-router';
import type { Category } from '../../../../contract/catalog/category.ts';
import { texts } from '../../../texts/app-texts.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { CategoryWords } from '../category/category-words.tsx';
import { categoryPropertiesTexts } from '../category-properties-texts.ts';
import { categoryListTexts } from './category-list-texts.ts';
import classes from './leaf-about.module.css';

/** Below the list of a category without subcategories: what the page of the category would say. */
export function LeafAbout({ category }: { category: Category }) {
  const params = { categoryId: category.id, _splat: category.slug };
  return (
    <section aria-labelledby="about" className={classes.about}>
      <h2 id="about">{categoryListTexts.about(category.name)}</h2>
      {category.scientificName && (
        <p className={classes.scientific}>
          <bdi dir="ltr" lang="en">
            {category.scientificName}
          </bdi>
        </p>
      )}
      <CategoryWords category={category} />
      <p className={classes.links}>
        <Link to="/category/properties/$categoryId/$" params={params} className={buttonClass('link')}>
          {categoryPropertiesTexts.link}
        </Link>
        <Link to="/supplier/category/$categoryId/$" params={params} className={buttonClass('link')}>
          {texts.category.suppliers}
        </Link>
      </p>
    </section>
  );
}
