import { defineArea } from '../define-area.ts';
import { categoryRoutes } from './category/routes.ts';
import { whereOpenEntry } from './category/search.ts';
import { packRoutes } from './pack/routes.ts';
import { drawingRoutes } from './product/drawing-routes.ts';
import { productRoutes } from './product/routes.ts';
import { productSearch } from './product-list/question-search.ts';
import { supplierRoutes } from './supplier/routes.ts';

export const catalogArea = defineArea({
  mounts: [
    { path: '/api/v1/categories', routes: categoryRoutes },
    { path: '/api/v1/supplierproducts', routes: productRoutes },
    { path: '/api/v1/suppliers', routes: supplierRoutes },
    { path: '/api/v1/packs', routes: (deps, { packContents }) => packRoutes(deps, packContents) },
    { path: '/drawings', routes: drawingRoutes },
  ],
  listed: { category: whereOpenEntry },
  gives: (deps) => ({ productSearch: productSearch(deps) }),
});
