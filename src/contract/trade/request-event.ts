import { z } from 'zod';
import { requestStates } from '../../core/trade/request-states.ts';

const eventTypes = [
  'submitted',
  'edited',
  'quoted',
  'countered',
  'withdrawn',
  'quoteExpired',
  'quotesOpened',
  'confirmationAsked',
  'takenBack',
  'returned',
  'confirmationLapsed',
  'published',
  'declined',
  'cancelled',
  'shipped',
  'received',
  'paid',
  'paymentRecorded',
  'paymentConfirmed',
  'paymentRefused',
  'invoiceIssued',
  'cancelAsked',
  'cancelRefused',
  'cancelAgreed',
  'cancelledUnpaid',
  'closed',
  'disputed',
  'disputeWithdrawn',
  'disputeDecided',
] as const;
export type EventType = (typeof eventTypes)[number];

export const eventRoles = ['buyer', 'seller', 'operator', 'system'] as const;

const requestEvent = z.object({
  /** Counts the events of the request from 1. */
  seq: z.number().int(),
  type: z.enum(eventTypes),
  actorRole: z.enum(eventRoles),
  /** As the other party may know the actor; null for the system. */
  actorName: z.string().nullable(),
  from: z.enum(requestStates).nullable(),
  to: z.enum(requestStates),
  comment: z.string().nullable(),
  at: z.iso.datetime(),
  /** SHA-256 over the event and the hash before it. */
  hash: z.string(),
});
export type RequestEvent = z.infer<typeof requestEvent>;

export const requestEvents = z.object({
  items: z.array(requestEvent),
  /** Of the last event of the request; null without events. */
  headHash: z.string().nullable(),
});

const SEQ_MAX = 2_147_483_647;

export const eventsQuery = z.object({
  requestId: z.uuid(),
  /** The last event that the reader has. @default none */
  after: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().int().min(0).max(SEQ_MAX))
    .optional(),
});
