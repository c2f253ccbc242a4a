import { ownOffersShape, ownSuppliersShape } from '../../../contract/account-answer-versions.gen.ts';
import { read } from '../../data/api.ts';
import { privatePages, privateRead, readKey } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

const OFFERS = 'ownOffers';
export const ownOffersKey = readKey('account', OFFERS);

export const sellingReads = ({ merchants: { ownsuppliers }, ownOffers }: PrivateApi) => ({
  /** The suppliers that the person acts for. */
  suppliers: () =>
    privateRead({
      area: 'account',
      name: 'ownSuppliers',
      shape: ownSuppliersShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(ownsuppliers.$get({}, { init: { signal } })),
    }),
  /** @param q words of titles, codes and part numbers; empty: all offers */
  offers: (supplierId: string, q: string) =>
    privatePages({
      area: 'account',
      name: OFFERS,
      args: [supplierId, q],
      shape: ownOffersShape,
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(
          ownOffers.index.$get(
            { query: { supplierId, q: q || undefined, cursor: pageParam ?? undefined } },
            { init: { signal } },
          ),
        ),
    }),
});
