import type { OfferTerms, OwnOffer } from '../../../../contract/catalog/own-offer.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { ownOffersKey } from './queries.ts';

interface OfferEdit {
  /** As the form has seen it. */
  offer: OwnOffer;
  terms: OfferTerms;
}

export const sellingWrites = ({ ownOffers }: PrivateApi) => ({
  /** The form shows what is wrong. */
  saveOffer: () =>
    write({
      area: 'account',
      name: 'saveOffer',
      send: ({ offer: { id, version }, terms }: OfferEdit, operationId) =>
        read(
          ownOffers[':id'].$put(
            { param: { id }, json: terms },
            { headers: { ...asOperation(operationId).headers, 'if-match': `"${version}"` } },
          ),
        ),
      invalidates: () => [ownOffersKey],
      isFailureShown: false,
    }),
});
