import type { TradeQuote } from '../../../contract/trade/quote.ts';
import type { TradeRequest } from '../../../contract/trade/trade-request.ts';

/** The quote that is out, asked to be confirmed, or accepted. */
export const currentQuote = ({ quotes }: TradeRequest): TradeQuote | undefined =>
  quotes.find(({ state }) => ['sent', 'locked', 'accepted'].includes(state));
