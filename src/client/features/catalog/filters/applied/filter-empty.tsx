import { Link } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useOnDevice } from '../../../../ui/device/use-on-device.ts';
import { buttonClass } from '../../../../ui/kit/button.tsx';
import { Notice } from '../../../../ui/kit/notice.tsx';
import { useRootTexts } from '../../../../ui/root-context.ts';
import type { FilterPanelProps } from '../applied.ts';
import { filtersTexts } from '../filters-texts.ts';
import { searchWith } from './filter-chips.tsx';

const FilterLoosen = lazy<ComponentType<FilterPanelProps>>(() =>
  import('../filter-loosen.tsx').catch(() => ({ default: () => null })),
);

/** For an empty result: offers to remove one filter or all. */
export function FilterEmpty({ panel }: { panel: FilterPanelProps | undefined }) {
  const isOnDevice = useOnDevice();
  const { nothingFiltered } = useRootTexts();
  return (
    <Notice
      heading={nothingFiltered}
      more={
        isOnDevice &&
        panel &&
        panel.list.filters.length > 1 && (
          <Suspense fallback={null}>
            <FilterLoosen {...panel} />
          </Suspense>
        )
      }
    >
      <Link to="." search={searchWith([])} resetScroll={false} preload={false} className={buttonClass()}>
        {filtersTexts.removeAll}
      </Link>
    </Notice>
  );
}
