import { lazyContent } from '../../../../ui/lazy-part.tsx';

/** Few look at lists as pictures: the cards load when they are asked for. */
export const LazyGrid = lazyContent(() => import('./product-grid.tsx').then((module) => module.ProductGrid));
