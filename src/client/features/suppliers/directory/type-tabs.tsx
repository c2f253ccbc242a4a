import { Link } from '@tanstack/react-router';
import { categoryTypes } from '../../../../core/catalog/category-types.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import { TabNav, tabClass } from '../../../ui/kit/tabs.tsx';
import { directoryTexts } from './directory-texts.ts';

/** The four directories. */
export const TypeTabs = () => (
  <TabNav label={directoryTexts.directory.types}>
    {categoryTypes.map((type) => (
      <Link
        key={type}
        to="/suppliers/$categoryType"
        params={{ categoryType: type }}
        className={tabClass}
        data-type={type}
      >
        <Glyph name={`type-${type}`} size={20} />
        {directoryTexts.directory.tabs[type]}
      </Link>
    ))}
  </TabNav>
);
