import { Link } from '@tanstack/react-router';
import type { CategoryCard } from '../../../../contract/catalog/category.ts';
import { ChipRow, chipClass } from '../../../ui/kit/chip.tsx';
import { directoryTexts } from './directory-texts.ts';

type CategoryChipsProps = { categories: readonly CategoryCard[] };

/** Links that filter the directory by a top-level category of the type. */
export function CategoryChips({ categories }: CategoryChipsProps) {
  if (categories.length === 0) return null;
  return (
    <ChipRow label={directoryTexts.directory.categories}>
      <CategoryChip category={undefined}>{directoryTexts.directory.allCategories}</CategoryChip>
      {categories.map((category) => (
        <CategoryChip key={category.id} category={category.id}>
          {category.name}
        </CategoryChip>
      ))}
    </ChipRow>
  );
}

function CategoryChip(props: { category: string | undefined; children: string }) {
  return (
    <li>
      <Link
        to="."
        search={(before) => ({ ...before, category: props.category })}
        replace
        resetScroll={false}
        className={chipClass}
        activeOptions={{ explicitUndefined: true }}
      >
        <bdi>{props.children}</bdi>
      </Link>
    </li>
  );
}
