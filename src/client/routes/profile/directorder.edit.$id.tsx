import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ReadGate } from '../../data/read-gate.tsx';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { useApi } from '../../data/use-api.ts';
import { productReads } from '../../features/catalog/product/queries.ts';
import { EditRequestScreen, editorSkeleton, NewRequestScreen } from '../../features/trade/editor/editor-screen.tsx';
import { type NewRequestSearch, readNewRequestSearch } from '../../features/trade/list/requests-search.ts';
import { tradeReads } from '../../features/trade/queries.ts';
import { addressReads } from '../../parts/account/address/queries.ts';
import { profileReads } from '../../parts/account/personal-info/queries.ts';

export const Route = createFileRoute('/profile/directorder/edit/$id')({
  validateSearch: (search) => search as NewRequestSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    startOwnReads(context, (api) => [
      ...(readNewRequestSearch(deps).offer ? [] : [tradeReads(api).request(params.id)]),
      addressReads(api).all(),
      profileReads(api).own(),
    ]),
  component: function EditorRoute() {
    const { id } = Route.useParams();
    const { offer = '', qty } = readNewRequestSearch(Route.useSearch());
    const product = useQuery({ ...productReads(useApi()).product(offer), enabled: offer !== '' });
    if (offer === '') return <EditRequestScreen key={id} id={id} />;
    return (
      <ReadGate query={product} skeleton={editorSkeleton}>
        {(found) => <NewRequestScreen key={id} id={id} offer={found} qty={qty} />}
      </ReadGate>
    );
  },
});
