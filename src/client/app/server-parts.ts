import '../features/catalog/filters/applied-filters.ts';
import { leafAbout } from '../features/catalog/category-list/later-parts.ts';
import { LeafAbout } from '../features/catalog/category-list/leaf-about.tsx';
import { gridPart } from '../features/catalog/product-list/grid-part.ts';
import { ProductGrid } from '../features/catalog/product-list/product-grid.tsx';
import { ChosenCategory } from '../features/catalog/searched-list/chosen-category.tsx';
import { chosenCategory } from '../features/catalog/searched-list/later-parts.ts';
import { nothingFound, otherResults } from '../features/search/results/later-parts.ts';
import { NothingFound } from '../features/search/results/nothing-found.tsx';
import { OtherResults } from '../features/search/results/other-results.tsx';

/** Gives the server what devices load later, before it renders the first page. */
export function keepServerParts(): void {
  chosenCategory.kept = ChosenCategory;
  leafAbout.kept = LeafAbout;
  gridPart.kept = ProductGrid;
  nothingFound.kept = NothingFound;
  otherResults.kept = OtherResults;
}
