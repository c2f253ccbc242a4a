import { ownWaitingKey } from '../../parts/account/waiting/queries.ts';
import { tradeKey } from '../../parts/trade/queries.ts';

/** Of every write of requests: all that is read of them, and the counts of what waits, are read again. */
export const sharedWrite = { area: 'trade', invalidates: () => [tradeKey, ownWaitingKey] } as const;

/** Of what a form, or a sheet that asks for words, has typed for a move. */
export const reasonDraftKey = (id: string, move: string): string => `trade-${move}:${id}`;
