import { z } from 'zod';
import { consumerStates } from '../../core/wallet/consumer-states.ts';
import { RIAL_MAX } from '../../core/wallet/transfer-kinds.ts';
import { mobile } from '../phone.ts';

const dailyCapRial = z.int().min(1).max(RIAL_MAX);

export const walletConsumer = z.object({
  id: z.uuid(),
  version: z.number().int(),
  /** Which of the two the reader is. */
  side: z.enum(['owner', 'consumer']),
  state: z.enum(consumerStates),
  /** Of the other: the consumer for the owner, and the other way round. */
  name: z.string(),
  maskedPhone: z.string(),
  /** Null until the invitation is accepted. */
  personId: z.uuid().nullable(),
  dailyCapRial,
});
export type WalletConsumer = z.infer<typeof walletConsumer>;

export const consumerInvitation = z
  .object({ phone: mobile, dailyCapRial })
  .meta({ examples: [{ phone: '09120000002', dailyCapRial: 50_000_000 }] });
export type ConsumerInvitation = z.infer<typeof consumerInvitation>;

export const consumerAnswer = z
  .object({ state: z.enum(['active', 'declined', 'ended']) })
  .meta({ examples: [{ state: 'ended' }] });
