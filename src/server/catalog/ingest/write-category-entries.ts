import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { saveEntries, setWeights } from '../../search/write-entries.ts';
import { categories } from '../category/category.table.ts';

export interface NamedCategory {
  id: string;
  name: string;
  slug: string;
  scientificName?: string | null;
  synonyms: readonly string[];
}

/** New entries have weight 0: the recount at the end of a run sets it. */
export async function saveCategoryEntries(tx: Tx, rows: readonly NamedCategory[]): Promise<void> {
  await saveEntries(
    tx,
    rows.map(({ id, name, slug, scientificName, synonyms }) => ({
      objectId: id,
      type: 'category',
      text: name,
      slug,
      weight: 0,
      texts: [scientificName, ...synonyms],
    })),
  );
}

/** Rewrites every category's search entry from the stored row. */
export async function rebuildCategoryEntries(tx: Tx): Promise<void> {
  await saveCategoryEntries(tx, await tx.select().from(categories));
}

/** Sets the weights of the categories' search entries to their item counts. Returns how many changed. */
export async function weighCategoryEntries(tx: Tx): Promise<number> {
  return setWeights(tx, 'category', sql`(select id, items_count as items from categories)`);
}
