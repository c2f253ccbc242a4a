import { atom } from 'jotai';

/** `openSection` of the specification's supplier area: key of the open section on a supplier page. */
export const openSectionAtom = atom<string | undefined>(undefined);
