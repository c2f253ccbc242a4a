import { type ObjectType, objectTypes } from '../../core/ids/object-types.ts';
import { findCategoryTitles, findProductTitles, type ObjectTitle } from '../catalog/object-titles.ts';
import { findPageTitles } from '../content/page/page-titles.ts';
import type { Executor } from '../db/open-database.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { findSupplierCards } from '../suppliers/read.ts';

const finders: Readonly<Record<ObjectType, (db: Executor, ids: string[]) => Promise<Map<string, ObjectTitle>>>> = {
  product: findProductTitles,
  category: findCategoryTitles,
  supplier: async (db, ids) => {
    const cards = await findSupplierCards(db, ids);
    return new Map([...cards].map(([id, { name, slug }]) => [id, { title: name, slug, glyph: null }]));
  },
  page: findPageTitles,
};

const names: Readonly<Record<ObjectType, string>> = {
  product: 'کالا',
  category: 'دسته',
  supplier: 'تأمین‌کننده',
  page: 'مطلب',
};

interface ObjectRef {
  objectType: ObjectType;
  objectId: string;
}

/** Finds the title of a reference; undefined for an object that no longer exists. */
export type FindTitle = (ref: ObjectRef) => ObjectTitle | undefined;

/** Reads the titles of all objects that the rows name, in one query per type. */
export async function findObjectTitles(db: Executor, rows: readonly ObjectRef[]): Promise<FindTitle> {
  const titles = new Map<ObjectType, Map<string, ObjectTitle>>();
  for (const type of objectTypes) {
    const ids = rows.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId);
    if (ids.length > 0) titles.set(type, await finders[type](db, ids));
  }
  return ({ objectType, objectId }) => titles.get(objectType)?.get(objectId);
}

/** @throws a 404 problem for an object that does not exist */
export async function assertObject(db: Executor, ref: ObjectRef): Promise<void> {
  const titleOf = await findObjectTitles(db, [ref]);
  if (!titleOf(ref)) throw notFound(names[ref.objectType]);
}
