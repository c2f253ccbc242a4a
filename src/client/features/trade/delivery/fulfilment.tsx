import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { InvoicePart } from '../invoice/invoice-part.tsx';
import { FulfilmentActions } from './fulfilment-actions.tsx';
import { FulfilmentPart } from './fulfilment-part.tsx';

/** Of a published request: what can be done next, what has become of it, and its invoice. */
export const Fulfilment = ({ request }: { request: TradeRequest }) => (
  <>
    <FulfilmentActions request={request} />
    <FulfilmentPart request={request} />
    <InvoicePart request={request} />
  </>
);
