import { useEffect, useState } from 'react';
import type { ProductCardsWindow, ProductRowsWindow } from './product-window.tsx';

/** Three pages: a list that is longer is drawn only where it is looked at. */
const DRAWN_WHOLE_MAX = 72;

type LongList = { ProductRowsWindow: typeof ProductRowsWindow; ProductCardsWindow: typeof ProductCardsWindow };
let loaded: LongList | undefined;

/**
 * What draws a long list in parts, undefined while the list is short or the code is on its way; `onReady` is told while
 * every row still stands.
 */
export function useLongList(count: number, onReady: () => void): LongList | undefined {
  const isLong = count > DRAWN_WHOLE_MAX;
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
      // Without a network the list stays whole, only slower.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [isLong, longList, onReady]);
  return isLong ? longList : undefined;
}
