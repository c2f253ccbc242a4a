import { Link } from '@tanstack/react-router';
import type { CategoryType } from '../../../../core/category-types.ts';
import { suppliersTexts } from '../../../texts/suppliers/suppliers.ts';
import { ListNotice } from '../list-notice.tsx';
import type { DirectorySearch } from './directory-search.ts';

const words = suppliersTexts.directory;

type DirectoryEmptyProps = { categoryType: CategoryType; search: DirectorySearch };

/** No supplier matches the filters, or the type has no suppliers. */
export function DirectoryEmpty({ categoryType, search: { category, province, city, q } }: DirectoryEmptyProps) {
  if (!category && !province && !city && !q) return <ListNotice heading={words.none} hint={words.noneHint} />;
  return (
    <ListNotice heading={words.empty} hint={words.emptyHint}>
      {q && (
        <Link to="/suppliers/search/$key" params={{ key: q }}>
          {words.everywhere(q)}
        </Link>
      )}
      <Link to="/suppliers/$categoryType" params={{ categoryType }}>
        {words.clear}
      </Link>
    </ListNotice>
  );
}
