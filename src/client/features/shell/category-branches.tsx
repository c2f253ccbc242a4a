import type { CategoryBranch, CategoryTree } from '../../../contract/catalog/category.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { Glyph } from '../../ui/image/glyph.tsx';
import { Icon } from '../../ui/image/icon.tsx';
import { Name } from '../../ui/name.tsx';
import { CategoryLink } from '../catalog/category/category-link.tsx';
import classes from './category-branches.module.css';
import { menuTexts } from './menu-texts.ts';

type BranchProps = { category: CategoryBranch };

/** Level-2 categories with level 3: an accordion, or all open in columns. */
export function CategoryBranches(props: { root: CategoryTree; isFolded: boolean; onLeave: () => void }) {
  const { root, isFolded, onLeave } = props;
  const Branch = isFolded ? FoldedBranch : OpenBranch;
  return (
    // A click on any link closes the menu.
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside receive the clicks, also by keyboard
    <div
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onLeave();
      }}
    >
      <CategoryLink category={root} className={classes.all}>
        {menuTexts.allOf(root.name)}
        <span className={classes.count}>{formatNumber(root.itemsCount)}</span>
        <Icon name="forward" size={20} />
      </CategoryLink>
      {root.subcategories.length === 0 && <p className={classes.empty}>{menuTexts.empty}</p>}
      <ul className={isFolded ? classes.folded : classes.columns}>
        {root.subcategories.map((category) => (
          <li key={category.id}>
            <Branch category={category} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FoldedBranch({ category }: BranchProps) {
  if (category.subcategories.length === 0)
    return (
      <CategoryLink category={category} className={classes.row}>
        <BranchName category={category} />
      </CategoryLink>
    );
  return (
    <details name="category-menu-branch">
      <summary className={classes.row}>
        <BranchName category={category} />
        <Icon name="chevron" size={20} />
      </summary>
      <ul className={classes.leaves}>
        <li>
          <CategoryLink category={category} className={classes.leaf}>
            {menuTexts.allOf(category.name)}
          </CategoryLink>
        </li>
        <Leaves category={category} />
      </ul>
    </details>
  );
}

function OpenBranch({ category }: BranchProps) {
  return (
    <>
      <CategoryLink category={category} className={classes.heading}>
        <BranchName category={category} />
      </CategoryLink>
      <ul className={classes.leaves}>
        <Leaves category={category} />
      </ul>
    </>
  );
}

function BranchName({ category }: { category: CategoryBranch }) {
  return (
    <>
      <Glyph name={category.glyph} />
      <span className={classes.name}>
        <Name text={category.name} />
      </span>
      <span className={classes.count}>{formatNumber(category.itemsCount)}</span>
    </>
  );
}

function Leaves({ category }: { category: CategoryBranch }) {
  return category.subcategories.map((leaf) => (
    <li key={leaf.id}>
      <CategoryLink category={leaf} className={classes.leaf}>
        <span className={classes.name}>
          <Name text={leaf.name} />
        </span>
        <span className={classes.count}>{formatNumber(leaf.itemsCount)}</span>
      </CategoryLink>
    </li>
  ));
}
