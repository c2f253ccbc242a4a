import type { QuoteBody } from '../../../../contract/trade/quote.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { ownWaitingKey } from '../../../parts/account/waiting/queries.ts';
import { tradeKey } from '../queries.ts';

/** Of one revision: what was typed for other lines is no answer to these. */
export const quoteDraftKey = (id: string, revision: number): string => `trade-quote:${id}:${revision}`;
export const counterDraftKey = (quoteId: string): string => `trade-counter:${quoteId}`;

interface QuoteOf {
  id: string;
  revision: number;
  body: Omit<QuoteBody, 'quoteId'>;
}
interface Counter {
  id: string;
  quoteId: string;
  comment: string;
  payableRial: number | undefined;
}

const invalidates = () => [tradeKey, ownWaitingKey];

export const quoteWrites = ({ trade }: PrivateApi) => {
  const one = trade[':id'];
  return {
    send: () =>
      write({
        area: 'trade',
        name: 'quote',
        send: ({ id, body }: QuoteOf, intent) =>
          read(one.quote.$post({ param: { id }, json: { ...body, quoteId: intent.newId } }, asOperation(intent))),
        draftKey: ({ id, revision }) => quoteDraftKey(id, revision),
        invalidates,
        isFailureShown: false,
      }),
    counter: () =>
      write({
        area: 'trade',
        name: 'counter',
        send: ({ id, ...json }: Counter, intent) =>
          read(one.counter.$post({ param: { id }, json }, asOperation(intent))),
        draftKey: ({ quoteId }) => counterDraftKey(quoteId),
        invalidates,
        isFailureShown: false,
      }),
    withdraw: () =>
      write({
        area: 'trade',
        name: 'withdraw',
        send: ({ id, quoteId }: { id: string; quoteId: string }, intent) =>
          read(one.withdraw.$post({ param: { id }, json: { quoteId } }, asOperation(intent))),
        invalidates,
      }),
  };
};
