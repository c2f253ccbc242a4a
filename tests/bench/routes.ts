interface Category {
  id: string;
  slug: string;
  itemsCount: number;
  subcategories: Category[];
}

const read = async <T>(url: string): Promise<T> => (await fetch(url)).json() as Promise<T>;

/** One real path of each main public route; the list is that of the leaf category with most products. */
export async function findRoutes(site: string) {
  const menu = await read<Category[]>(`${site}/api/v1/categories/menu?categoryTypes=Product`);
  const branches = menu.flatMap((root) => root.subcategories);
  const leaves = branches.flatMap((one) => one.subcategories);
  const [category] = leaves.sort((a, b) => b.itemsCount - a.itemsCount);
  const branch = branches.find(({ subcategories }) => subcategories.some(({ id }) => id === category?.id));
  if (!category || !branch) throw new Error('the catalogue has no category');
  const listJson = `/api/v1/supplierproducts/catalog?categoryId=${category.id}`;
  const list = await read<{ items: { id: string; slug: string; supplier: { id: string; slug: string } }[] }>(
    site + listJson,
  );
  const [product] = list.items;
  if (!product) throw new Error('the catalogue has no product');
  const encoded = (path: string) => encodeURI(path);
  return {
    listJson,
    pages: {
      home: '/',
      'root type': '/category/categoryType/Product',
      category: encoded(`/category/${branch.id}/${branch.slug}`),
      list: encoded(`/products/category/${category.id}/${category.slug}`),
      product: encoded(`/products/${product.id}/${product.slug}`),
      supplier: encoded(`/supplier/${product.supplier.id}/${product.supplier.slug}`),
    },
  };
}
