import type { VisitedType } from '../../contract/visits/visit.ts';
import { findCategoryTitles, findProductTitles, type ObjectTitle } from '../catalog/object-titles.ts';
import type { Executor } from '../db/open-database.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { findSupplierCards } from '../suppliers/read.ts';

const finders: Readonly<Record<VisitedType, (db: Executor, ids: string[]) => Promise<Map<string, ObjectTitle>>>> = {
  product: findProductTitles,
  category: findCategoryTitles,
  supplier: async (db, ids) => {
    const cards = await findSupplierCards(db, ids);
    return new Map([...cards].map(([id, { name, slug }]) => [id, { title: name, slug, glyph: null }]));
  },
};

const names: Readonly<Record<VisitedType, string>> = { product: 'کالا', category: 'دسته', supplier: 'تأمین‌کننده' };

/** Titles of the objects that still exist. */
export async function findVisitedTitles(
  db: Executor,
  type: VisitedType,
  ids: string[],
): Promise<Map<string, ObjectTitle>> {
  return ids.length === 0 ? new Map() : finders[type](db, ids);
}

/** @throws a 404 problem for an object that does not exist */
export async function assertVisitable(db: Executor, type: VisitedType, id: string): Promise<void> {
  if (!(await findVisitedTitles(db, type, [id])).has(id)) throw notFound(names[type]);
}
