import { isUuid } from '../../../core/ids/uuid.ts';
import type { StartTarget, TalkTarget } from './talk-target.ts';

/** What the address says: one of the places, and which conversations are listed. */
export interface TalkSearch {
  conversation?: string | undefined;
  /** The number of the message of the conversation that is shown first. */
  at?: number | undefined;
  product?: string | undefined;
  supplier?: string | undefined;
  merchant?: string | undefined;
  request?: string | undefined;
  support?: true | undefined;
  show?: 'unread' | 'unanswered' | undefined;
  q?: string | undefined;
}

const Q_MAX = 100;
const SEQ_MAX = 2_147_483_647;
const starts = ['product', 'supplier', 'merchant', 'request'] as const;

const idOf = (value: unknown): string | undefined => (typeof value === 'string' && isUuid(value) ? value : undefined);

/** Anything else is left out. */
export const readTalkSearch = (given: { [Name in keyof TalkSearch]?: unknown }): TalkSearch => ({
  conversation: idOf(given.conversation),
  at: Number.isInteger(given.at) && Number(given.at) > 0 && Number(given.at) <= SEQ_MAX ? Number(given.at) : undefined,
  product: idOf(given.product),
  supplier: idOf(given.supplier),
  merchant: idOf(given.merchant),
  request: idOf(given.request),
  support: given.support === true ? true : undefined,
  show: given.show === 'unread' || given.show === 'unanswered' ? given.show : undefined,
  q: typeof given.q === 'string' && given.q.trim() ? given.q.trim().slice(0, Q_MAX) : undefined,
});

/** The place that the address names; undefined for the list alone. */
export function targetIn(search: TalkSearch): TalkTarget | undefined {
  if (search.conversation) return { kind: 'conversation', id: search.conversation };
  const kind = starts.find((one) => search[one] !== undefined);
  const id = kind && search[kind];
  if (kind && id) return { kind, id };
  return search.support ? { kind: 'support' } : undefined;
}

/** The address of a place, with the same list beside it. */
export const searchOf = (target: TalkTarget | undefined, { show, q }: TalkSearch = {}): TalkSearch => ({
  show,
  q,
  ...(target && { [target.kind]: target.kind === 'support' ? true : target.id }),
});

export const isStart = (target: TalkTarget): target is StartTarget => target.kind !== 'conversation';
