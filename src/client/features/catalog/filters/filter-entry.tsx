import { Suspense, useState } from 'react';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import type { FilterPanelProps } from './applied.ts';
import classes from './filter-entry.module.css';
import { filtersTexts } from './filters-texts.ts';

const Failed = () => <p className={classes.failed}>{filtersTexts.panelFailed}</p>;
const loadPanel = () => import('./filter-panel.tsx');
const loadSheet = () => import('./filter-sheet.tsx');
const FilterPanel = lazyPart(loadPanel, Failed);
const FilterSheet = lazyPart(loadSheet, Failed);

const SKELETON_ROWS = 6;

/** The panel beside the list on a wide screen; a skeleton reserves its space until it loads, if it can. */
export function FilterSide({ panel }: { panel: FilterPanelProps | undefined }) {
  const isWide = useWide();
  const isOnline = useIsOnline();
  return (
    <aside className={classes.side} aria-label={filtersTexts.panel}>
      {isWide && panel ? (
        <Suspense fallback={<Skeleton />}>
          <FilterPanel {...panel} />
        </Suspense>
      ) : isOnline ? (
        <Skeleton />
      ) : (
        <p className={classes.offline}>{filtersTexts.panelFailed}</p>
      )}
    </aside>
  );
}

const Skeleton = () => (
  <div className={classes.skeleton} aria-hidden="true">
    {Array.from({ length: SKELETON_ROWS }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
      <span key={row} />
    ))}
  </div>
);

/** Opens the sheet on a screen that is too narrow for the panel. */
export function FilterButton({ panel }: { panel: FilterPanelProps }) {
  const [isOpen, setOpen] = useState(false);
  const activeCount = panel.list.filters.length;
  return (
    <>
      <Button
        size="compact"
        className={classes.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={activeCount > 0 ? filtersTexts.filterWith(activeCount) : undefined}
        onPointerEnter={() => void loadSheet().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" size={20} />
        {filtersTexts.filter}
        {activeCount > 0 && <span className={classes.badge}>{formatNumber(activeCount)}</span>}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet {...panel} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
