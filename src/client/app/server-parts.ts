import '../features/catalog/filters/applied/applied-filters.ts';
import { LazyLeafAbout } from '../features/catalog/category-list/later-parts.ts';
import { LeafAbout } from '../features/catalog/category-list/leaf-about.tsx';
import { LazyGrid } from '../features/catalog/product-list/grid/grid-part.ts';
import { ProductGrid } from '../features/catalog/product-list/grid/product-grid.tsx';
import { ChosenCategory } from '../features/catalog/searched-list/chosen-category.tsx';
import { LazyChosenCategory } from '../features/catalog/searched-list/later-parts.ts';
import { LazyNothingFound, LazyOtherResults } from '../features/search/results/later-parts.ts';
import { NothingFound } from '../features/search/results/nothing-found.tsx';
import { OtherResults } from '../features/search/results/other-results.tsx';

/** Gives the server what devices load later, before it renders the first page. */
export function keepServerParts(): void {
  LazyChosenCategory.kept = ChosenCategory;
  LazyLeafAbout.kept = LeafAbout;
  LazyGrid.kept = ProductGrid;
  LazyNothingFound.kept = NothingFound;
  LazyOtherResults.kept = OtherResults;
}
