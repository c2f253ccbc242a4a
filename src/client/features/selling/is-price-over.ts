import type { OwnOffer } from '../../../contract/catalog/own-offer.ts';
import { tehranDate } from '../../../core/time/jalali-date.ts';
import { useNow } from '../../ui/minute-clock.ts';

/** Whether the last day of the offer's price has passed. */
export function useIsPriceOver({ priceValidUntil }: Pick<OwnOffer, 'priceValidUntil'>): boolean {
  const now = useNow();
  return priceValidUntil !== null && now !== undefined && priceValidUntil < tehranDate(new Date(now));
}
