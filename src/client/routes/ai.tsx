import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ProductRows } from '../features/catalog/category/category-product-rows.tsx';
import { orderQuantity } from '../features/catalog/quantity/order-quantity.ts';
import { NeedScreen } from '../features/need/need-screen.tsx';
import { readNeedSearch } from '../features/need/need-search.ts';

/** No loader: the vocabulary is too large for a server-rendered page and for a preload. */
export const Route = createFileRoute('/ai')({
  validateSearch: readNeedSearch,
  component: function NeedRoute() {
    const navigate = useNavigate();
    return (
      <NeedScreen
        search={Route.useSearch()}
        onSearch={(search) => navigate({ to: '/ai', search, replace: true, resetScroll: false })}
        onQuantity={(quantity) => orderQuantity.set(quantity)}
        renderProducts={(products) => <ProductRows products={products} />}
      />
    );
  },
});
