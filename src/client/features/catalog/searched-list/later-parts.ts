import { lazyContent, lazyPart } from '../../../ui/lazy-part.tsx';

const load = () => import('./searched-later.ts').then((module) => module.searchedLater);

export const TextPanel = lazyPart(load);
/** Few searches are of one chosen category. */
export const LazyChosenCategory = lazyContent(() => load().then((later) => later.ChosenCategory));
