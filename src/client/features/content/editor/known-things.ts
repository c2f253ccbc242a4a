import { createContext, use } from 'react';
import type { OwnPage } from '../../../../contract/content/own-page.ts';
import type { BlockSources } from '../block/blocks.tsx';

/** What the ids of a draft mean, as far as the server or a pick in this form has told. */
export interface KnownThings {
  parts: NonNullable<BlockSources['parts']>;
  drawings: NonNullable<BlockSources['drawings']>;
  categories: readonly { id: string; name: string }[];
  /** Addresses of uploaded pictures, in this tab. */
  pictures: Readonly<Record<string, string>>;
}

export const nothingKnown: KnownThings = { parts: [], drawings: [], categories: [], pictures: {} };

interface Knowing {
  known: KnownThings;
  learn: (more: Partial<KnownThings>) => void;
}

export const KnowingContext = createContext<Knowing>({ known: nothingKnown, learn: () => {} });

export const useKnown = (): Knowing => use(KnowingContext);

/** The later ones have priority. */
export const joined = (before: KnownThings, more: Partial<KnownThings>): KnownThings => ({
  parts: [...(more.parts ?? []), ...before.parts],
  drawings: [...(more.drawings ?? []), ...before.drawings],
  categories: [...(more.categories ?? []), ...before.categories],
  pictures: { ...before.pictures, ...more.pictures },
});

export const shownBy = ({ parts, drawings, categories }: OwnPage['shown']): Partial<KnownThings> => ({
  parts,
  drawings,
  categories: categories.map(({ id, name }) => ({ id, name })),
});
