import type { RequestState } from '../../../core/trade/request-states.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { stateOf } from '../request-moves.ts';

/** From the wish for a confirmation on, the chosen supplier knows with whom it deals. */
const knownStates: readonly RequestState[] = ['awaitingConfirmation', 'published', 'disputed', 'closed'];

/** By the stored state, where nobody looks at the clock: what a late wish has told stays told until it is tidied up. */
export const hidesBuyerIn = ({
  hidesBuyer,
  publishedAt,
  state,
}: Pick<TradeRequestRow, 'hidesBuyer' | 'publishedAt' | 'state'>): boolean =>
  hidesBuyer && publishedAt === null && !knownStates.includes(state);

/** Whether the supplier knows the place of the buyer only. */
export const isBuyerHidden = (row: TradeRequestRow, now: Date): boolean =>
  hidesBuyerIn({ ...row, state: stateOf(row, now) });

/** In place of the buyer's name where a text needs one. */
export const HIDDEN_BUYER = 'خریدار ناشناس';
/** In place of the names of the buyer's files. */
export const HIDDEN_FILE = 'پیوست خریدار';
