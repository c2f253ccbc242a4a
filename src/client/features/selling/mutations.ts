import type { OfferSheetPreview, SheetChange } from '../../../contract/catalog/offer-sheet.ts';
import type { OfferTerms } from '../../../contract/catalog/own-offer.ts';
import { OFFER_BATCH_MAX } from '../../../core/catalog/offer-types.ts';
import { read } from '../../data/api.ts';
import { stepOf } from '../../data/intents.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, asVersioned, ofSavedVersion, write } from '../../data/write.ts';
import { ownOffersKey } from '../../parts/selling/queries.ts';

interface OfferEdit {
  id: string;
  /** That the form was filled from. */
  version: number;
  terms: OfferTerms;
}

export const offerDraftKey = (id: string): string => `offer:${id}`;

interface SheetOf {
  supplierId: string;
  /** Words of the search; empty: all offers. */
  q: string;
}

interface SheetFile {
  supplierId: string;
  file: File;
}

interface SheetChanges {
  supplierId: string;
  changes: readonly SheetChange[];
}

const SHEET_PATH = '/api/v1/ownoffers';

export const sellingWrites = ({ base, transfer, ownOffers }: PrivateApi) => ({
  downloadSheet: () =>
    write({
      area: 'account',
      name: 'downloadSheet',
      send: async (query: SheetOf): Promise<Blob> => {
        const response = await transfer(`${base}${SHEET_PATH}/spreadsheet?${new URLSearchParams({ ...query })}`);
        return response.ok ? response.blob() : read<Blob>(Promise.resolve(response));
      },
    }),
  /** Stores nothing. The screen shows what is wrong with the file. */
  previewSheet: () =>
    write({
      area: 'account',
      name: 'previewSheet',
      send: ({ supplierId, file }: SheetFile): Promise<OfferSheetPreview> => {
        const body = new FormData();
        body.append('supplierId', supplierId);
        body.append('file', file, file.name);
        return read<OfferSheetPreview>(transfer(`${base}${SHEET_PATH}/preview`, { method: 'POST', body }));
      },
      isFailureShown: false,
    }),
  /** One batch after the other, each stored completely or not at all. The sheet shows why not. */
  applySheet: () =>
    write({
      area: 'account',
      name: 'applySheet',
      send: async ({ supplierId, changes }: SheetChanges, intent): Promise<number> => {
        let changed = 0;
        for (let start = 0; start < changes.length; start += OFFER_BATCH_MAX) {
          const batch = changes.slice(start, start + OFFER_BATCH_MAX);
          const json = { supplierId, changes: batch.map(({ id, version, terms }) => ({ id, version, terms })) };
          const answer = await read(
            ownOffers.changes.$post({ json }, asOperation(stepOf(intent, start / OFFER_BATCH_MAX))),
          );
          changed += answer.changed;
        }
        return changed;
      },
      invalidates: () => [ownOffersKey],
      isFailureShown: false,
    }),
  /** The form shows what is wrong. */
  saveOffer: () =>
    write({
      area: 'account',
      name: 'saveOffer',
      send: ({ id, version, terms }: OfferEdit, intent) =>
        read(ownOffers[':id'].$put({ param: { id }, json: terms }, asVersioned(intent, version))),
      draftKey: ({ id }) => offerDraftKey(id),
      follows: ofSavedVersion,
      invalidates: () => [ownOffersKey],
      isFailureShown: false,
    }),
});
