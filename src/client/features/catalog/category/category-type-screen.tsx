import { useQuery } from '@tanstack/react-query';
import type { CategoryTree } from '../../../../contract/catalog/category.ts';
import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { rootTexts } from '../../../texts/root-texts.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { CategoryBlock } from './category-block.tsx';
import { CategoryTypeSkeleton } from './category-skeletons.tsx';
import { categoryTexts } from './category-texts.ts';
import classes from './category-type-screen.module.css';
import { LetterIndex, LetterStrip } from './letters/category-letter-index.tsx';
import { groupByLetter } from './letters/category-letters.ts';

/** Links to all categories of a root type. */
export function CategoryTypeScreen({ categoryType }: { categoryType: CategoryType }) {
  const reads = useReads();
  const menu = useQuery(reads.catalog.menuOf(categoryType));
  return (
    <ReadGate query={menu} skeleton={<CategoryTypeSkeleton />}>
      {([root]) => root && <RootType root={root} />}
    </ReadGate>
  );
}

function RootType({ root }: { root: CategoryTree }) {
  const blocks = root.subcategories;
  const all = blocks.flatMap((block) => [block, ...block.subcategories]);
  const letters = groupByLetter(all);
  return (
    <div data-type={root.categoryType}>
      <PageHead
        title={root.name}
        description={categoryTexts.typeDescription(root.name, root.itemsCount)}
        canonicalPath={`/category/categoryType/${root.categoryType}`}
      />
      <Breadcrumb items={[root]} />
      <header className={classes.head}>
        <span className={classes.glyph}>
          <Glyph name={`type-${root.categoryType}`} size={32} />
        </span>
        <div>
          <h1>{root.name}</h1>
          <p className={classes.facts}>
            {rootTexts[root.categoryType].items(root.itemsCount)} · {categoryTexts.groups(all.length)}
          </p>
        </div>
      </header>
      {blocks.length === 0 && <p>{categoryTexts.noCategories}</p>}
      <LetterStrip groups={letters} />
      <ul className={classes.blocks}>
        {blocks.map((block) => (
          <CategoryBlock key={block.id} category={block} />
        ))}
      </ul>
      <LetterIndex groups={letters} />
    </div>
  );
}
