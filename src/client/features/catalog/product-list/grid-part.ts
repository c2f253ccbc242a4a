import { laterPart } from '../../../ui/later-part.tsx';

/** Few look at lists as pictures: the cards load when they are asked for. */
export const gridPart = laterPart(() => import('./product-grid.tsx').then((module) => module.ProductGrid));
