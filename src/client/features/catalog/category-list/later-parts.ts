import { laterPart } from '../../../ui/later-part.tsx';

/** Stands below the list: its chunk loads after the list's. */
export const leafAbout = laterPart(() => import('./leaf-about.tsx').then((module) => module.LeafAbout));
