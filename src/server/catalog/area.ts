import { defineArea } from '../define-area.ts';
import { categoryRoutes } from './category/routes.ts';
import { whereOpenEntry } from './category/search.ts';
import { packRoutes } from './pack/routes.ts';
import { drawingRoutes } from './product/drawing-routes.ts';
import { productRoutes } from './product/routes.ts';
import { productSearch } from './product-list/question-search.ts';
import { sellersOf } from './product-list/sellers-found.ts';
import { countSellers } from './supplier/directory-read.ts';
import { supplierRoutes } from './supplier/routes.ts';

export const catalogArea = defineArea({
  mounts: [
    { path: '/api/v1/categories', routes: categoryRoutes },
    { path: '/api/v1/supplierproducts', routes: productRoutes },
    { path: '/api/v1/suppliers', routes: (deps) => supplierRoutes(deps, (q) => sellersOf(deps, q)) },
    { path: '/api/v1/packs', routes: (deps, { packContents }) => packRoutes(deps, packContents) },
    { path: '/drawings', routes: drawingRoutes },
  ],
  listed: { category: whereOpenEntry },
  gives: (deps) => {
    const directory = { db: deps.db, sellersOf: (q: string) => sellersOf(deps, q) };
    return { productSearch: { ...productSearch(deps), countSellers: (q) => countSellers(directory, q) } };
  },
});
