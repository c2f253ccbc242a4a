import type { ProductCard, ProductOffer, ProductRow } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import { readFromServer } from '../render-app.tsx';

/** An offer by its title, whether its part is listed by it or by a cheaper one. @throws Error for an unknown title */
export async function findOffer(title: string): Promise<Pick<ProductCard, 'id' | 'slug' | 'title' | 'supplier'>> {
  const { items } = await readFromServer<Page<ProductRow>>('/supplierproducts/catalog?size=100');
  const others = items.flatMap(({ id, part }) =>
    part ? [readFromServer<ProductOffer[]>(`/supplierproducts/${id}/byproduct`)] : [],
  );
  const found = [...items, ...(await Promise.all(others)).flat()].find((one) => one.title === title);
  if (!found) throw new Error(`no product ${title}`);
  return found;
}
