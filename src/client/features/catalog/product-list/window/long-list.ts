import { useEffect, useState } from 'react';
import type * as Windows from './product-window.tsx';

/** Three pages; a longer list is virtual. */
const NOT_VIRTUAL_MAX = 72;

type LongList = Pick<typeof Windows, 'ProductRowsWindow' | 'ProductCardsWindow'>;
/** What measures the rows. */
export type Measures = Pick<typeof Windows, 'rememberTable' | 'rememberGrid'>;
let loaded: LongList | undefined;

/**
 * The components of a virtual list; undefined while the list is short or their chunk loads. Calls `onReady` while all
 * rows are still mounted, so that they can be measured.
 */
export function useLongList(count: number, onReady: (measures: Measures) => void): LongList | undefined {
  const isLong = count > NOT_VIRTUAL_MAX;
  const [longList, setLongList] = useState(loaded);
  useEffect(() => {
    if (!isLong || longList) return;
    let isLeft = false;
    import('./product-window.tsx')
      .then((module) => {
        loaded = module;
        if (isLeft) return;
        onReady(module);
        setLongList(module);
      })
      // Without the chunk the list renders all rows, only slower.
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [isLong, longList, onReady]);
  return isLong ? longList : undefined;
}
