import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { PageSort } from '../../../core/content/page-sorts.ts';
import { takenPacks } from '../packs/taken-packs.ts';
import type { OpenedPack } from './pack-entries.ts';
import { readIndex, type SavedIndex } from './saved-index.ts';
import { deviceReads, tabReads } from './saved-sources.ts';
import { listContents, type SavedContentsScope, searchContents } from './search-contents.ts';
import {
  findSavedRow,
  type SavedScope,
  searchCategories,
  searchProducts,
  searchSuppliers,
  suggestSaved,
} from './search-saved.ts';

let opened: { queryClient: QueryClient; index: Promise<SavedIndex> } | undefined;

/** The index of what the device has, made at the first search without a network and dropped when there is one again. */
function openIndex(queryClient: QueryClient): Promise<SavedIndex> {
  if (opened?.queryClient === queryClient) return opened.index;
  const index = openPacks().then((packs) => readIndex([tabReads(queryClient), deviceReads], packs));
  opened = { queryClient, index };
  const stop = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return;
    stop();
    opened = undefined;
  });
  return index;
}

/** The packs of this device that its memory has room for. */
async function openPacks(): Promise<OpenedPack[]> {
  if (takenPacks.get() === 0) return [];
  const { openPack, PACKS_OPEN_MAX, readablePacks } = await import('../packs/open-packs.ts');
  const packs: OpenedPack[] = [];
  for (const pack of (await readablePacks()).slice(0, PACKS_OPEN_MAX)) {
    const data = await openPack(pack);
    if (!data) continue;
    // A row of a result is made without a wait.
    await data.drawings.readAll();
    packs.push({ data, at: pack.confirmedAt });
  }
  return packs;
}

/** The parts of this device that a list would have. */
export const listOnDevice = async (queryClient: QueryClient, scope: SavedScope) =>
  searchProducts(await openIndex(queryClient), scope);

/** What the device knows of a part, by its id or its base product's; null if it has no row of it. */
export const rowOnDevice = async (queryClient: QueryClient, id: string) =>
  findSavedRow(await openIndex(queryClient), id);

export const categoriesOnDevice = async (queryClient: QueryClient, q: string) =>
  searchCategories(await openIndex(queryClient), q);

export const suppliersOnDevice = async (queryClient: QueryClient, q: string) =>
  searchSuppliers(await openIndex(queryClient), q);

export const contentsOnDevice = async (queryClient: QueryClient, q: string) =>
  searchContents(await openIndex(queryClient), q);

/** The contents of this device that a list would have. */
export const contentListOnDevice = async (queryClient: QueryClient, scope: SavedContentsScope, sort: PageSort) =>
  listContents(await openIndex(queryClient), scope, sort);

export const suggestOnDevice = async (queryClient: QueryClient, q: string) =>
  suggestSaved(await openIndex(queryClient), q);
