import { useEffect, useState } from 'react';
import type { ProductCardsWindow, ProductRowsWindow } from './product-window.tsx';

/** Three pages; a longer list is virtual. */
const NOT_VIRTUAL_MAX = 72;

type LongList = { ProductRowsWindow: typeof ProductRowsWindow; ProductCardsWindow: typeof ProductCardsWindow };
let loaded: LongList | undefined;

/**
 * The components of a virtual list; undefined while the list is short or their chunk loads. Calls `onReady` while all
 * rows are still mounted, so that they can be measured.
 */
export function useLongList(count: number, onReady: () => void): LongList | undefined {
  const isLong = count > NOT_VIRTUAL_MAX;
  const [longList, setLongList] = useState(loaded);
  useEffect(() => {
    if (!isLong || longList) return;
    let isLeft = false;
    import('./product-window.tsx').then(
      (module) => {
        loaded = module;
        if (isLeft) return;
        onReady();
        setLongList(module);
      },
      // Without the chunk the list renders all rows, only slower.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isLong, longList, onReady]);
  return isLong ? longList : undefined;
}
