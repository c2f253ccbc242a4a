import { atom } from 'jotai';

/** The specification's `merchantIdState`: the merchant whose form or conditions of sale are open. */
export const merchantIdStateAtom = atom<string | null>(null);
