import type { Category } from '../../../../contract/catalog/category.ts';
import { categoryTexts } from './category-texts.ts';
import classes from './category-words.module.css';

/** What the category is, and its other names. */
export function CategoryWords({ category: { description, synonyms } }: { category: Category }) {
  return (
    <>
      {description && <p className={classes.description}>{description}</p>}
      {synonyms.length > 0 && (
        <p className={classes.synonyms}>
          {categoryTexts.synonyms}:{' '}
          {synonyms.map((synonym, index) => (
            <span key={synonym}>
              {index > 0 && '، '}
              <bdi>{synonym}</bdi>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
