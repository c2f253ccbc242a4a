import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import type { CategoryTree } from '../../../contract/catalog/category.ts';
import type { CategoryType } from '../../../core/catalog/category-types.ts';
import { texts } from '../../texts/app-texts.ts';
import { useDevice } from '../../ui/device/use-device.ts';
import { Glyph } from '../../ui/image/glyph.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { CategoryBranches } from './category-branches.tsx';
import classes from './category-menu.module.css';
import { menuTexts } from './menu-texts.ts';

const FIRST_SHOWN: CategoryType = 'Product';
const PANEL_ID = 'category-menu-panel';
const idOfTab = (type: CategoryType) => `category-menu-${type}`;

type CategoryTabsProps = {
  /** Of the chosen tab. */
  ref: Ref<HTMLButtonElement>;
  roots: readonly CategoryTree[];
  onLeave: () => void;
};

/** The four roots as tabs and, of the chosen one, all that is below it. */
export function CategoryTabs({ ref, roots, onLeave }: CategoryTabsProps) {
  const { isPhone } = useDevice();
  const [chosen, setChosen] = useState<CategoryType>(FIRST_SHOWN);
  const panel = useRef<HTMLDivElement>(null);
  const root = roots.find((one) => one.categoryType === chosen) ?? roots[0];
  if (!root) return <p className={classes.empty}>{texts.states.empty}</p>;

  const choose = (type: CategoryType) => {
    setChosen(type);
    panel.current?.scrollTo({ top: 0 });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event.key);
    if (step === 0) return;
    event.preventDefault();
    const next = roots.at((roots.indexOf(root) + step) % roots.length);
    if (!next) return;
    choose(next.categoryType);
    document.getElementById(idOfTab(next.categoryType))?.focus();
  };

  return (
    <div className={classes.body}>
      <div
        role="tablist"
        aria-label={menuTexts.roots}
        aria-orientation={isPhone ? 'horizontal' : 'vertical'}
        className={classes.tabs}
        onKeyDown={handleKeyDown}
      >
        {roots.map((one) => (
          <Button
            key={one.id}
            ref={one === root ? ref : undefined}
            look="bare"
            role="tab"
            id={idOfTab(one.categoryType)}
            className={classes.tab}
            data-type={one.categoryType}
            aria-selected={one === root}
            aria-controls={PANEL_ID}
            tabIndex={one === root ? 0 : -1}
            onClick={() => choose(one.categoryType)}
          >
            <Glyph name={`type-${one.categoryType}`} size={28} />
            <span>{one.name}</span>
          </Button>
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id={PANEL_ID}
        aria-labelledby={idOfTab(root.categoryType)}
        className={classes.panel}
        data-type={root.categoryType}
      >
        <CategoryBranches key={root.id} root={root} isFolded={isPhone !== false} onLeave={onLeave} />
      </div>
    </div>
  );
}

/** In a right-to-left row the next tab is on the left. */
function stepOf(key: string): number {
  if (key === 'ArrowDown' || key === 'ArrowLeft') return 1;
  return key === 'ArrowUp' || key === 'ArrowRight' ? -1 : 0;
}
