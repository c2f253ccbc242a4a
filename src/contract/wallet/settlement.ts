import { z } from 'zod';
import { settlementStates } from '../../core/wallet/settlement-states.ts';
import { RIAL_MAX } from '../../core/wallet/transfer-kinds.ts';
import { oneLine } from '../one-line.ts';
import { entityFields } from '../page.ts';

const REFERENCE_MIN = 4;
const REFERENCE_MAX = 64;
const REASON_MAX = 500;
/** Of no other century: the database has no year 0. */
const paidOn = z.iso.date().regex(/^20\d\d-/);

/** What a gateway has paid to Rasteh's bank account, for operators. */
export const settlement = z.object({
  ...entityFields,
  gatewayCode: z.string(),
  amountRial: z.number().int(),
  /** The bank's. */
  reference: z.string(),
  paidOn: z.iso.date(),
  state: z.enum(settlementStates),
  proposerName: z.string(),
  /** Whether the reader has written it down, and so cannot confirm it. */
  isOwn: z.boolean(),
  refusal: z.string().nullable(),
});
export type Settlement = z.infer<typeof settlement>;

export const settlementBody = z
  .object({
    id: z.uuid(),
    gatewayCode: z.string().min(1).max(20),
    amountRial: z.int().min(1).max(RIAL_MAX),
    reference: oneLine(REFERENCE_MAX).min(REFERENCE_MIN),
    paidOn,
  })
  .meta({
    examples: [
      {
        ...{ id: '01940000-0000-7000-8000-00000000000a', gatewayCode: 'sandbox', amountRial: 1_000 },
        ...{ reference: '140509070001', paidOn: '2026-11-28' },
      },
    ],
  });
export type SettlementBody = z.infer<typeof settlementBody>;

export const settlementRefusal = z
  .object({ reason: z.string().trim().min(3).max(REASON_MAX) })
  .meta({ examples: [{ reason: 'این واریز در صورت‌حساب بانک نیست.' }] });
