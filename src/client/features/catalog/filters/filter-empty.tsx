import { Link } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { filtersTexts } from '../../../texts/filters/filters.ts';
import { useOnDevice } from '../../../ui/use-on-device.ts';
import { searchWith } from './filter-chips.tsx';
import classes from './filter-empty.module.css';
import type { FilterPanelProps } from './filter-panel.tsx';

const FilterLoosen = lazy<ComponentType<FilterPanelProps>>(() =>
  import('./filter-loosen.tsx').catch(() => ({ default: () => null })),
);

/** For an empty result: offers to remove one filter or all. */
export function FilterEmpty({ panel }: { panel: FilterPanelProps | undefined }) {
  const isOnDevice = useOnDevice();
  return (
    <div className={classes.empty} role="status">
      <h2>{filtersTexts.nothing}</h2>
      {isOnDevice && panel && panel.list.filters.length > 1 && (
        <Suspense fallback={null}>
          <FilterLoosen {...panel} />
        </Suspense>
      )}
      <Link to="." search={searchWith([])} resetScroll={false} preload={false} className={classes.reset}>
        {filtersTexts.removeAll}
      </Link>
    </div>
  );
}
