import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { useReads } from '../../../data/use-reads.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import classes from './category-children.module.css';
import { CategoryLink } from './category-link.tsx';
import { categoryTexts } from './category-texts.ts';

/** Renders nothing for a category without children. */
export function CategoryChildren({ categoryId }: { categoryId: string }) {
  const reads = useReads();
  const { data } = useQuery(reads.catalog.children(categoryId));
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.children} aria-labelledby="children">
      <h2 id="children">{categoryTexts.children}</h2>
      <ul>
        {data.map((child) => (
          <li key={child.id}>
            <CategoryLink category={child} className={classes.child}>
              <Glyph name={child.glyph} size={28} />
              <span className={classes.name}>{child.name}</span>
              <span className={classes.count}>{formatNumber(child.itemsCount)}</span>
            </CategoryLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
