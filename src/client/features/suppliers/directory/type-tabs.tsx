import { Link } from '@tanstack/react-router';
import { categoryTypes } from '../../../../core/category-types.ts';
import { suppliersTexts } from '../../../texts/suppliers/suppliers.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import classes from './type-tabs.module.css';

/** The four directories. */
export const TypeTabs = () => (
  <nav aria-label={suppliersTexts.directory.types} className={classes.tabs}>
    {categoryTypes.map((type) => (
      <Link
        key={type}
        to="/suppliers/$categoryType"
        params={{ categoryType: type }}
        className={classes.tab}
        data-type={type}
      >
        <Glyph name={`type-${type}`} size={20} />
        {suppliersTexts.directory.tabs[type]}
      </Link>
    ))}
  </nav>
);
