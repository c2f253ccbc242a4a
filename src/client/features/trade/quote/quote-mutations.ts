import type { QuoteBody } from '../../../../contract/trade/quote.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { sharedWrite } from '../shared-write.ts';

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

export const quoteWrites = ({ trade }: PrivateApi) => {
  const one = trade[':id'];
  return {
    send: () =>
      write({
        ...sharedWrite,
        name: 'quote',
        send: ({ id, body }: QuoteOf, intent) =>
          read(one.quote.$post({ param: { id }, json: { ...body, quoteId: intent.newId } }, asOperation(intent))),
        draftKey: ({ id, revision }) => quoteDraftKey(id, revision),
        isFailureShown: false,
      }),
    counter: () =>
      write({
        ...sharedWrite,
        name: 'counter',
        send: ({ id, ...json }: Counter, intent) =>
          read(one.counter.$post({ param: { id }, json }, asOperation(intent))),
        draftKey: ({ quoteId }) => counterDraftKey(quoteId),
        isFailureShown: false,
      }),
    withdraw: () =>
      write({
        ...sharedWrite,
        name: 'withdraw',
        send: ({ id, quoteId }: { id: string; quoteId: string }, intent) =>
          read(one.withdraw.$post({ param: { id }, json: { quoteId } }, asOperation(intent))),
      }),
  };
};
