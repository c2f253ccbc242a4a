import { SavedList } from '../../saved-list/saved-list.tsx';
import { PartOffers } from './part-offers.tsx';

/** What few visits of a list need: unfolded offers, and the device's own rows. */
export const laterList = { PartOffers, SavedList };
