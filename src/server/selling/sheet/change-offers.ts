import { type OfferBatch, type OfferBatchResult, offerBatch } from '../../../contract/catalog/offer-sheet.ts';
import type { OfferTerms } from '../../../contract/catalog/own-offer.ts';
import { areSameTerms, findTermsFault } from '../../catalog/own-offer/offer-terms.ts';
import { termsOf } from '../../catalog/own-offer/read.ts';
import { lockOffers, writeTerms } from '../../catalog/own-offer/write-terms.ts';
import { assertActsFor } from '../../merchants/acting-for.ts';
import { writeAudit } from '../../platform/command/audit.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { conflict, notFound, unprocessable } from '../../platform/errors/app-error.ts';

const NAME = 'selling.changeOffers';

/** New terms of many offers of one supplier, all or none; each has an audit entry of its own beside the supplier's. */
export const changeOffers = command({
  name: NAME,
  input: offerBatch,
  policy: forSignedIn,
  effect: change,
  audit: ({ changed }, { input }) =>
    changed === 0
      ? undefined
      : {
          objectType: 'supplier',
          objectId: input.supplierId,
          details: { changed },
        },
});

const amountsOf = ({ prices }: OfferTerms): number[] => prices.map(({ amountRial }) => amountRial);

async function change({ tx, actor, input, now }: EffectContext<OfferBatch>): Promise<OfferBatchResult> {
  const { supplierId, changes } = input;
  await assertActsFor(tx, actor, supplierId, now);
  const given = new Map(changes.map((one) => [one.id, one]));
  if (given.size < changes.length) throw unprocessable('offer_twice', 'یک کالا دو بار آمده است.', 'changes');
  for (const [index, { terms }] of changes.entries()) {
    const fault = findTermsFault(terms);
    if (fault) throw unprocessable('offer_terms', fault.reason, `changes.${index}.terms.${fault.field}`);
  }
  const rows = await lockOffers(tx, [...given.keys()]);
  if (rows.length < given.size || rows.some((row) => row.supplierId !== supplierId)) throw notFound('کالا');
  const wanted = rows.flatMap((row) => {
    const one = given.get(row.id);
    return !one || areSameTerms(termsOf(row), one.terms) ? [] : [{ row, ...one }];
  });
  if (wanted.some(({ row, version }) => row.version !== version))
    throw conflict('offers_changed', 'برخی از این کالاها در این میان تغییر کرده است؛ فایل را دوباره بررسی کنید.');
  await writeTerms(tx, wanted, now);
  for (const { row, terms } of wanted) {
    const details = { version: row.version + 1, priceType: terms.priceType, amounts: amountsOf(terms) };
    const entry = { objectType: 'product', objectId: row.id, details };
    await writeAudit(tx, { command: NAME, actor, operationId: undefined, now }, entry);
  }
  return { changed: wanted.length, unchanged: rows.length - wanted.length };
}
