import { laterPart } from '../../../ui/later-part.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';

const load = () => import('./searched-later.ts').then((module) => module.searchedLater);

export const TextPanel = lazyPart(load);
/** Few searches are of one chosen category. */
export const chosenCategory = laterPart(() => load().then((later) => later.ChosenCategory));
