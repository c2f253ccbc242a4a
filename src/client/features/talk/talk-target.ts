import type { Conversation, Receiver } from '../../../contract/conversations/conversation.ts';

/** To whom, or about what, one begins to write. */
export type StartTarget =
  | { kind: 'product' | 'supplier' | 'merchant' | 'request'; id: string }
  | { kind: 'support'; id?: undefined };

/** A conversation that exists, or the begin of one. */
export type TalkTarget = StartTarget | { kind: 'conversation'; id: string };

export function receiverOf(target: StartTarget): Receiver {
  switch (target.kind) {
    case 'product':
      return { productId: target.id };
    case 'supplier':
      return { supplierId: target.id };
    case 'merchant':
      return { merchantId: target.id };
    case 'request':
      return { requestId: target.id };
    default:
      return { support: true };
  }
}

/** How one begins what is a conversation by now; undefined where others begin it. */
function startOf({ object, own, party }: Conversation): StartTarget | undefined {
  if (object?.kind === 'request') return { kind: 'request', id: object.id };
  if (own.kind !== 'person') return undefined;
  if (object?.kind === 'product') return { kind: 'product', id: object.id };
  if (party.kind === 'support') return { kind: 'support' };
  if ((party.kind === 'supplier' || party.kind === 'merchant') && party.id) return { kind: party.kind, id: party.id };
  return undefined;
}

export const isOfTarget = (conversation: Conversation, target: StartTarget): boolean => {
  const start = startOf(conversation);
  return start?.kind === target.kind && start.id === target.id;
};

/**
 * The object of the outbox, and of a draft: the same before the first message and after it, so that all messages of a
 * conversation go in their order.
 */
export const talkObjectKey = (target: TalkTarget): string =>
  target.id === undefined ? `talk:${target.kind}` : `talk:${target.kind}:${target.id}`;

export const targetOf = (conversation: Conversation): TalkTarget =>
  startOf(conversation) ?? { kind: 'conversation', id: conversation.id };
