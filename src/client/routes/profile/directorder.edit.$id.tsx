import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { useApi } from '../../data/use-api.ts';
import { productReads } from '../../features/catalog/product/queries.ts';
import { EditorScreen } from '../../features/trade/editor/editor-screen.tsx';
import { readNewRequestSearch } from '../../features/trade/list/requests-search.ts';
import { tradeReads } from '../../features/trade/queries.ts';
import { addressReads } from '../../parts/account/address/queries.ts';
import { profileReads } from '../../parts/account/personal-info/queries.ts';

export const Route = createFileRoute('/profile/directorder/edit/$id')({
  validateSearch: readNewRequestSearch,
  loader: ({ context, params }) =>
    startOwnReads(context, (api) => [
      tradeReads(api).request(params.id),
      addressReads(api).all(),
      profileReads(api).own(),
    ]),
  component: function EditorRoute() {
    const { id } = Route.useParams();
    const { offer, qty } = Route.useSearch();
    const product = useQuery({ ...productReads(useApi()).product(offer ?? ''), enabled: offer !== undefined });
    return <EditorScreen key={id} id={id} offer={product.data} isNew={offer !== undefined} qty={qty} />;
  },
});
