import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { quantityFault } from '../../../../core/parts-list/parts-line.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { orderQuantity } from '../quantity/order-quantity.ts';
import { addLines } from './add-lines.ts';
import { newLine, type ReadOffer, toLineOffer } from './line-offer.ts';
import { partsListTexts } from './parts-list-texts.ts';

const TOAST_ID = 'parts-list';

/**
 * Adds the wanted quantity of an offer to the parts list, or the least that its supplier sells.
 * @param at time of the offer's read
 * @param onOpen opens the list
 */
export async function addPart(offer: ReadOffer, at: number, onOpen: () => void): Promise<void> {
  const known = toLineOffer(offer, at);
  const quantity = orderQuantity.get() ?? quantityFault(known, 1)?.nearest ?? 1;
  const { lines, isStored, leftOut } = await addLines([newLine({ quantity, offer: known })]);
  if (leftOut.length > 0) return showToast({ id: TOAST_ID, kind: 'failed', text: partsListTexts.full });
  const inAll = lines.find(({ offerId }) => offerId === known.id)?.quantity ?? quantity;
  showToast({
    id: TOAST_ID,
    kind: isStored ? 'done' : 'failed',
    text: isStored ? partsListTexts.added(formatNumber(inAll), known.saleUnit.nameFa) : partsListTexts.notStored,
    actionLabel: partsListTexts.open,
    onAction: onOpen,
  });
}

/** Adds offers that were chosen elsewhere by their ids; the list reads what they cost when it is opened. */
export async function addOffers(offerIds: readonly string[], onOpen: () => void): Promise<void> {
  const quantity = orderQuantity.get() ?? 1;
  const added = offerIds.map((offerId) => newLine({ quantity, offerId }));
  const { isStored, leftOut } = await addLines(added);
  const isFull = leftOut.length > 0;
  const isDone = isStored && !isFull;
  showToast({
    id: TOAST_ID,
    kind: isDone ? 'done' : 'failed',
    text: isFull ? partsListTexts.full : isStored ? partsListTexts.pasted(added.length) : partsListTexts.notStored,
    actionLabel: partsListTexts.open,
    onAction: onOpen,
  });
}
