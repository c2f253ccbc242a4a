/** The only server file that the client imports: types of the areas' routes, one for each `hc` client. */
import type { adRoutes } from './ads/routes.ts';
import type { categoryRoutes } from './catalog/category/routes.ts';
import type { productRoutes } from './catalog/product/routes.ts';
import type { supplierRoutes } from './catalog/supplier/routes.ts';
import type { menuRoutes } from './menu/routes.ts';
import type { merchantRoutes } from './merchants/routes.ts';
import type { pushRoutes } from './push/routes.ts';
import type { searchRoutes } from './search/routes.ts';
import type { unitRoutes } from './units/routes.ts';
import type { visitRoutes } from './visits/routes.ts';

/** At `/api/v1/categories`. */
export type CategoriesApi = ReturnType<typeof categoryRoutes>;
/** At `/api/v1/supplierproducts`. */
export type ProductsApi = ReturnType<typeof productRoutes>;
/** At `/api/v1/suppliers`. */
export type SuppliersApi = ReturnType<typeof supplierRoutes>;
/** At `/api/v1`: `measurementquantities` and `unitofmeasurements`. */
export type UnitsApi = ReturnType<typeof unitRoutes>;
/** At `/api/v1/websitemenus`. */
export type MenuApi = ReturnType<typeof menuRoutes>;
/** At `/api/v1/searches`. */
export type SearchApi = ReturnType<typeof searchRoutes>;
/** At `/api/v1`: `merchantdelegations` and `salecities`. */
export type MerchantsApi = ReturnType<typeof merchantRoutes>;
/** At `/api/v1/pagevisits`. */
export type VisitsApi = ReturnType<typeof visitRoutes>;
/** At `/api/v1`: `advertisements` and `announcements`. */
export type AdsApi = ReturnType<typeof adRoutes>;
/** At `/api/v1/push`. */
export type PushApi = ReturnType<typeof pushRoutes>;
