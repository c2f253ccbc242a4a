import { Link } from '@tanstack/react-router';
import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import type { DirectorySearch } from './directory-search.ts';
import { directoryTexts } from './directory-texts.ts';

const words = directoryTexts.directory;

type DirectoryEmptyProps = { categoryType: CategoryType; search: DirectorySearch };

/** No supplier matches the filters, or the type has no suppliers. */
export function DirectoryEmpty({ categoryType, search: { category, province, city, q } }: DirectoryEmptyProps) {
  if (!category && !province && !city && !q) return <Notice heading={words.none} hint={words.noneHint} />;
  return (
    <Notice heading={words.empty} hint={words.emptyHint}>
      {q && (
        <Link to="/suppliers/search/$key" params={{ key: q }} className={buttonClass()}>
          {words.everywhere(q)}
        </Link>
      )}
      <Link to="/suppliers/$categoryType" params={{ categoryType }} className={buttonClass()}>
        {words.clear}
      </Link>
    </Notice>
  );
}
