import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { rankByOrder } from '../../../core/money/order-price.ts';
import { ReadGate } from '../../data/read-gate.tsx';
import { startOwnReads } from '../../data/session/start-own-reads.ts';
import { useApi } from '../../data/use-api.ts';
import { useParts } from '../../features/catalog/parts/device-parts.ts';
import { productReads } from '../../features/catalog/product/queries.ts';
import { supplierReads } from '../../features/suppliers/supplier/queries.ts';
import {
  AgainScreen,
  EditRequestScreen,
  editorSkeleton,
  NewGroupScreen,
  NewRequestScreen,
} from '../../features/trade/editor/editor-screen.tsx';
import { startOfBase, startOfParts, startOfSupplier } from '../../features/trade/editor/request-starts.ts';
import {
  isNewRequest,
  type NewRequestSearch,
  readNewRequestSearch,
} from '../../features/trade/list/requests-search.ts';
import { tradeReads } from '../../features/trade/queries.ts';
import { addressReads } from '../../parts/account/address/queries.ts';
import { profileReads } from '../../parts/account/personal-info/queries.ts';

export const Route = createFileRoute('/profile/directorder/edit/$id')({
  validateSearch: (search) => search as NewRequestSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) =>
    startOwnReads(context, (api) => {
      const start = readNewRequestSearch(deps);
      const known = start.again ?? (isNewRequest(start) ? undefined : params.id);
      return [
        ...(known === undefined ? [] : [tradeReads(api).request(known)]),
        addressReads(api).all(),
        profileReads(api).own(),
      ];
    }),
  component: function EditorRoute() {
    const { id } = Route.useParams();
    const { offer, supplier, base, parts, again, qty } = readNewRequestSearch(Route.useSearch());
    if (offer) return <OfOffer key={id} id={id} offer={offer} qty={qty} />;
    if (supplier) return <OfSupplier key={id} id={id} supplier={supplier} />;
    if (base) return <OfBase key={id} id={id} base={base} qty={qty} />;
    if (parts) return <OfParts key={id} id={id} />;
    if (again) return <AgainScreen key={id} id={id} of={again} />;
    return <EditRequestScreen key={id} id={id} />;
  },
});

type Start = { id: string; qty: string | undefined };

function OfOffer({ id, offer, qty }: Start & { offer: string }) {
  const product = useQuery(productReads(useApi()).product(offer));
  return (
    <ReadGate query={product} skeleton={editorSkeleton}>
      {(found) => <NewRequestScreen id={id} offer={found} qty={qty} />}
    </ReadGate>
  );
}

function OfSupplier({ id, supplier }: { id: string; supplier: string }) {
  const query = useQuery(supplierReads(useApi()).supplier(supplier));
  return (
    <ReadGate query={query} skeleton={editorSkeleton}>
      {(found) => <NewGroupScreen id={id} start={startOfSupplier(found, id)} />}
    </ReadGate>
  );
}

function OfBase({ id, base, qty }: Start & { base: string }) {
  const reads = productReads(useApi());
  const product = useQuery(reads.baseProduct(base));
  const offers = useQuery(reads.offers(base));
  return (
    <ReadGate query={product} skeleton={editorSkeleton}>
      {(one) => (
        <ReadGate query={offers} skeleton={editorSkeleton}>
          {(all) => (
            <NewGroupScreen id={id} start={startOfBase(one, rankByOrder(all, Number(qty) || null), { id, qty })} />
          )}
        </ReadGate>
      )}
    </ReadGate>
  );
}

function OfParts({ id }: { id: string }) {
  const { lines, isRead } = useParts();
  return isRead ? <NewGroupScreen id={id} start={startOfParts(lines, id)} /> : editorSkeleton;
}
