import type { ObjectType } from '../../core/ids/object-types.ts';
import { findSupplierOfProduct } from '../catalog/own-offer/read.ts';
import { findSupplierOfPage } from '../content/page/page-titles.ts';
import type { Executor } from '../db/open-database.ts';

const finders: Readonly<Record<ObjectType, (db: Executor, id: string) => Promise<string | undefined>>> = {
  product: findSupplierOfProduct,
  category: async () => undefined,
  supplier: async (_db, id) => id,
  page: findSupplierOfPage,
};

/** The supplier that an object belongs to, shown to the public or not; undefined if it belongs to none. */
export const findSupplierOfObject = (
  db: Executor,
  { objectType, objectId }: { objectType: ObjectType; objectId: string },
): Promise<string | undefined> => finders[objectType](db, objectId);
