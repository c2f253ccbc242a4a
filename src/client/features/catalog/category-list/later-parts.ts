import { lazyContent } from '../../../ui/lazy-part.tsx';

/** Stands below the list: its chunk loads after the list's. */
export const LazyLeafAbout = lazyContent(() => import('./leaf-about.tsx').then((module) => module.LeafAbout));
