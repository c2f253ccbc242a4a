import { and, inArray, isNotNull } from 'drizzle-orm';
import type { PackContents, PackDrawings } from '../../../contract/packs/pack.ts';
import type { Drawing } from '../../../core/catalog/drawing.ts';
import type { Executor } from '../../db/open-database.ts';
import { renderDrawing } from '../../drawings/render-drawing.ts';
import { baseProducts } from '../product/product.table.ts';

interface Drawn {
  id: string;
  title: string;
  drawing: Drawing | null;
}

export const drawingsOf = (bases: readonly Drawn[]): PackDrawings =>
  Object.fromEntries(bases.flatMap(({ id, drawing, title }) => (drawing ? [[id, renderDrawing(drawing, title)]] : [])));

/** The drawings that contents show of base products that are not in the pack. */
export async function readOtherDrawings(
  db: Executor,
  pages: PackContents['pages'],
  packedIds: ReadonlySet<string>,
): Promise<PackDrawings> {
  const named = pages.flatMap(({ parts, drawings }) => [...parts, ...drawings].map((one) => one.baseProductId));
  const ids = [...new Set(named)].filter((id) => !packedIds.has(id)).sort();
  if (ids.length === 0) return {};
  const { id, title, drawing } = baseProducts;
  const rows = await db
    .select({ id, title, drawing })
    .from(baseProducts)
    .where(and(inArray(id, ids), isNotNull(drawing)))
    .orderBy(id);
  return drawingsOf(rows);
}
