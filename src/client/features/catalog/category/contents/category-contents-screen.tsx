import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Category, CategoryType } from '../../../../../contract/catalog/category.ts';
import { ApiError } from '../../../../data/api.ts';
import { ReadGate } from '../../../../data/read-gate.tsx';
import { useReads } from '../../../../data/use-reads.ts';
import { useCanonicalName } from '../../../../router/canonical.ts';
import { rootTexts } from '../../../../texts/root-texts.ts';
import { Notice, noticeListClass } from '../../../../ui/kit/notice.tsx';
import { Name } from '../../../../ui/name.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { CategoryLink } from '../category-link.tsx';
import { CategorySkeleton } from '../category-skeletons.tsx';
import classes from './category-contents-screen.module.css';
import { categoryContentsTexts as words } from './category-contents-texts.ts';

type CategoryContentsScreenProps = {
  categoryType: CategoryType;
  categoryId: string;
  /** The name in the URL. */
  writtenName: string | undefined;
  /** The list; it gets what stands in its place where it is empty. */
  contents: (none: ReactNode) => ReactNode;
};

/** Articles, news and standards of a category. */
export function CategoryContentsScreen({
  categoryType,
  categoryId,
  writtenName,
  contents,
}: CategoryContentsScreenProps) {
  const { catalog } = useReads();
  const category = useQuery(catalog.category(categoryId));
  const path = useQuery({ ...catalog.breadcrumb(categoryId), throwOnError: false });
  useCanonicalName(writtenName, category.data?.slug);
  return (
    <ReadGate query={category} skeleton={<CategorySkeleton />}>
      {(data) => {
        if (data.categoryType !== categoryType) throw new ApiError(404);
        return (
          <section data-type={categoryType}>
            <PageHead
              title={words.heading(data.name)}
              description={words.description(data.name)}
              canonicalPath={`/category/contents/${categoryType}/${categoryId}/${data.slug}`}
            />
            <Breadcrumb items={path.data ?? [data]} current={words.here} />
            <h1 className={classes.heading}>
              <Name text={words.heading(data.name)} />
            </h1>
            {contents(<Notice heading={words.none} hint={words.noneHint} more={<WaysOn category={data} />} />)}
          </section>
        );
      }}
    </ReadGate>
  );
}

/** Links to the category's other pages. */
function WaysOn({ category }: { category: Category }) {
  const { id, slug, name, categoryType, itemsCount } = category;
  const isOfDocuments = categoryType === 'ElectronicDocument';
  return (
    <ul className={noticeListClass}>
      {itemsCount > 0 && (
        <li>
          <Link to="/products/category/$categoryId/$" params={{ categoryId: id, _splat: slug }}>
            {rootTexts[categoryType].listOf(name)}
          </Link>
        </li>
      )}
      {!isOfDocuments && (
        <li>
          <Link to="/category/categoryType/$categoryType" params={{ categoryType: 'ElectronicDocument' }}>
            {words.documents}
          </Link>
        </li>
      )}
      <li>
        <Link to="/category/properties/$categoryId/$" params={{ categoryId: id, _splat: slug }}>
          {words.properties}
        </Link>
      </li>
      <li>
        <CategoryLink category={category}>{words.back(name)}</CategoryLink>
      </li>
    </ul>
  );
}
