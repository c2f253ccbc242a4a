import { type Context, Hono, type TypedResponse } from 'hono';
import { z } from 'zod';
import {
  activeState,
  type CategoryTree,
  categoriesQuery,
  category,
  categoryCard,
  categoryTree,
  categoryTypesQuery,
  itemsCount,
  itemsCountQuery,
} from '../../../contract/catalog/category.ts';
import {
  type CategorySuppliersBody,
  categorySuppliersBody,
  categorySuppliersQuery,
  postedSuppliersQuery,
} from '../../../contract/catalog/category-suppliers.ts';
import { propertyDefinition } from '../../../contract/catalog/property.ts';
import { vocabulary } from '../../../contract/catalog/vocabulary.ts';
import { idParam, pageOf } from '../../../contract/page.ts';
import { type SupplierListQuery, supplierCard } from '../../../contract/suppliers/supplier.ts';
import type { AppDeps } from '../../app-deps.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { validate } from '../../platform/http/validate.ts';
import { filtersKey } from '../filter/filters-key.ts';
import { listProperties } from '../product-list/observed-properties.ts';
import { getVocabulary } from '../property/vocabulary-read.ts';
import { listSuppliersIn, listSuppliersMatching } from '../supplier/read.ts';
import * as read from './read.ts';
import { searchCategories } from './search.ts';

const tag = 'Categories';
const cards = z.array(categoryCard);

/** Hono cannot infer the JSON type of a recursive answer. */
type JsonAnswer<T> = Response & TypedResponse<T, 200, 'json'>;

/** Cache key of `POST {id}/suppliers`; the validators before it have checked query and body. */
function postedKey(c: Context): string {
  const query: SupplierListQuery = c.req.valid('query' as never);
  const { properties }: CategorySuppliersBody = c.req.valid('json' as never);
  return `${JSON.stringify(Object.entries(query).sort())} ${filtersKey(properties)}`;
}

/** Mounted at `/api/v1/categories`. */
export function categoryRoutes({ db, facetIndexes, publicCache }: AppDeps) {
  const cached = publicCache.publicRead();
  const onCategory = validate('param', idParam);
  return new Hono()
    .get(
      '/',
      answers(pageOf(category), 'فهرست دسته‌ها', { tag, problems: [] }),
      validate('query', categoriesQuery),
      cached,
      async (c) => {
        const { q, ...query } = c.req.valid('query');
        return c.json(await (q === undefined ? read.listCategories(db, query) : searchCategories(db, q, query)));
      },
    )
    .get(
      '/menu',
      answers(z.array(categoryTree), 'منوی دسته‌ها تا دو سطح زیر ریشه', { tag, problems: [] }),
      validate('query', categoryTypesQuery),
      cached,
      async (c) =>
        c.json(await read.listCategoryMenu(db, c.req.valid('query').categoryTypes)) as JsonAnswer<CategoryTree[]>,
    )
    .get(
      '/top-levels',
      answers(cards, 'دسته‌های سطح دوم', { tag, problems: [] }),
      validate('query', categoryTypesQuery),
      cached,
      async (c) => c.json(await read.listTopLevels(db, c.req.valid('query').categoryTypes)),
    )
    .get(
      '/items-count',
      answers(z.array(itemsCount), 'شمار کالاها و تأمین‌کنندگان', { tag }),
      validate('query', itemsCountQuery),
      cached,
      async (c) => c.json(await read.listItemsCount(db, c.req.valid('query'))),
    )
    .get(
      '/vocabulary',
      answers(vocabulary, 'واژه‌هایی که جملهٔ نیاز با آن‌ها خوانده می‌شود', { tag, problems: [] }),
      cached,
      async (c) => c.json(await getVocabulary(db)),
    )
    .get('/:id', answers(category, 'یک دسته', { tag }), onCategory, cached, async (c) =>
      c.json(await read.getCategory(db, c.req.valid('param').id)),
    )
    .get('/:id/children', answers(cards, 'زیردسته‌ها', { tag }), onCategory, cached, async (c) =>
      c.json(await read.listChildren(db, c.req.valid('param').id)),
    )
    .get('/:id/breadcrumb', answers(cards, 'مسیر از ریشه تا دسته', { tag }), onCategory, cached, async (c) =>
      c.json(await read.listBreadcrumb(db, c.req.valid('param').id)),
    )
    .get('/:id/active', answers(activeState, 'آیا دسته باز است', { tag }), onCategory, cached, async (c) =>
      c.json(await read.getActiveState(db, c.req.valid('param').id)),
    )
    .get(
      '/:id/properties',
      answers(z.array(propertyDefinition), 'مشخصه‌های دسته', { tag }),
      onCategory,
      cached,
      async (c) => c.json(await listProperties({ db, facetIndexes }, c.req.valid('param').id)),
    )
    .get(
      '/:id/suppliers-with-catalog',
      answers(pageOf(supplierCard), 'تأمین‌کنندگان دارای کاتالوگ', { tag }),
      onCategory,
      validate('query', categorySuppliersQuery),
      cached,
      async (c) => c.json(await listSuppliersIn(db, c.req.valid('param').id, c.req.valid('query'))),
    )
    .post(
      '/:id/suppliers',
      answers(pageOf(supplierCard), 'تأمین‌کنندگانی که کالایی با این مشخصه‌ها دارند (خواندنی)', {
        tag,
        problems: [404, 415, 422],
      }),
      onCategory,
      validate('query', postedSuppliersQuery),
      validate('json', categorySuppliersBody),
      publicCache.postedRead(postedKey),
      async (c) =>
        c.json(await listSuppliersMatching(db, c.req.valid('param').id, c.req.valid('json'), c.req.valid('query'))),
    );
}
