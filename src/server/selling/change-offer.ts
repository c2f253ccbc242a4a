import { z } from 'zod';
import { type OfferTerms, type OwnOffer, offerTerms } from '../../contract/catalog/own-offer.ts';
import { idParam } from '../../contract/page.ts';
import { areSameTerms, findTermsFault } from '../catalog/own-offer/offer-terms.ts';
import { getOwnOffer, termsOf } from '../catalog/own-offer/read.ts';
import { lockOffers, writeTerms } from '../catalog/own-offer/write-terms.ts';
import { actsFor } from '../merchants/acting-for.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { notFound, preconditionFailed, unprocessable } from '../platform/errors/app-error.ts';

/** New terms of one offer, by the supplier's own people who have seen its version. */
export const changeOffer = command({
  name: 'selling.changeOffer',
  input: offerTerms.extend({ ...idParam.shape, version: z.int() }),
  policy: forSignedIn,
  effect: change,
  audit: ({ id, version, priceType, prices }) => ({
    objectType: 'product',
    objectId: id,
    details: { version, priceType, amounts: prices.map(({ amountRial }) => amountRial) },
  }),
});

async function change(context: EffectContext<OfferTerms & { id: string; version: number }>): Promise<OwnOffer> {
  const { tx, actor, now } = context;
  const { id, version, ...terms } = context.input;
  const [row] = await lockOffers(tx, [id]);
  if (!row || !(await actsFor(tx, actor, row.supplierId, now))) throw notFound('کالا');
  const fault = findTermsFault(terms);
  if (fault) throw unprocessable('offer_terms', fault.reason, fault.field);
  // A form that is sent again, because the answer was lost, does not conflict with itself.
  if (!areSameTerms(termsOf(row), terms)) {
    if (row.version !== version) throw preconditionFailed();
    await writeTerms(tx, [{ row, terms }], now);
  }
  return getOwnOffer(tx, id);
}
