import { z } from 'zod';
import { agentPermissions } from '../../core/people/agent-permissions.ts';
import { spendPeriods } from '../../core/people/spend-period.ts';
import { oneLine } from '../one-line.ts';
import { entityFields, pageQuery } from '../page.ts';
import { mobile } from '../phone.ts';
import { merchantCard } from './merchant.ts';

/** The last decision about an agent; its last day tells whether it has expired. */
export const agentDecisions = ['invited', 'active', 'declined', 'ended'] as const;
export const agentStates = [...agentDecisions, 'expired'] as const;
export type AgentState = (typeof agentStates)[number];

const agentActions = ['invite', 'accept', 'decline', 'edit', 'end', 'leave'] as const;
export type AgentAction = (typeof agentActions)[number];

/** What an agent may buy for in one period without being asked. */
const spendLimit = z
  .object({
    rial: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    /** Of the calendar in Tehran; a month is a Jalali one. */
    period: z.enum(spendPeriods),
  })
  .nullable();

const terms = {
  /** What the merchant calls it: «کارشناس فروش». It permits nothing. */
  role: oneLine(60),
  permissions: z
    .array(z.enum(agentPermissions))
    .max(agentPermissions.length)
    .refine((given) => new Set(given).size === given.length, { message: 'هر اجازه یک بار نوشته می‌شود.' }),
  /** The last day in Tehran; null: until it is ended. */
  validTo: z.iso.date().nullable(),
  /** Null: any amount. */
  spendLimit: spendLimit.default(null),
};
export type AgentTerms = z.infer<z.ZodObject<typeof terms>>;

const EXAMPLE_TERMS = { role: 'کارشناس فروش', permissions: ['quote', 'messages'], validTo: null };
const EXAMPLE_ID = '01940000-0000-7000-8000-00000000000a';

export const agentsQuery = pageQuery.extend({
  /** The agents of one's own merchant. @default the invitations that one has got and what became of them */
  merchantId: z.uuid().optional(),
});
export type AgentsQuery = z.output<typeof agentsQuery>;

export const agentInvitation = z
  .object({ merchantId: z.uuid(), phone: mobile, ...terms })
  .meta({ examples: [{ merchantId: EXAMPLE_ID, phone: '09120000006', ...EXAMPLE_TERMS }] });
export type AgentInvitation = z.output<typeof agentInvitation>;

const TERMS_OR_STATE = 'یا پاسخ دعوت را بفرستید، یا سمت، اجازه‌ها، سقف خرید یا پایان اعتبار را.';

/** The answer of who is invited, or the new terms of the merchant's owner; a term that is left out stays. */
export const agentChange = z
  .object({
    agentId: z.uuid(),
    state: z.enum(['active', 'declined']).optional(),
    role: terms.role.optional(),
    permissions: terms.permissions.optional(),
    validTo: terms.validTo.optional(),
    spendLimit: spendLimit.optional(),
  })
  .refine(
    ({ state, role, permissions, validTo, spendLimit: limit }) =>
      (state === undefined) === [role, permissions, validTo, limit].some((term) => term !== undefined),
    { path: ['state'], message: TERMS_OR_STATE },
  )
  .meta({
    examples: [
      { agentId: EXAMPLE_ID, ...EXAMPLE_TERMS },
      { agentId: EXAMPLE_ID, state: 'active' },
    ],
  });
export type AgentChange = z.output<typeof agentChange>;

export const agentRemoval = z.object({ agentId: z.uuid() }).meta({ examples: [{ agentId: EXAMPLE_ID }] });

/** Somebody who acts, or is asked to act, for a merchant. */
export const merchantAgent = z.object({
  ...entityFields,
  merchant: merchantCard.pick({ id: true, name: true, slug: true }),
  /** As it is written in Iran: `09121234567`. */
  phone: z.string(),
  /** Null until the invitation is accepted: before, nobody learns whether the phone has an account. */
  name: z.string().nullable(),
  role: z.string(),
  permissions: z.array(z.enum(agentPermissions)),
  validTo: z.iso.date().nullable(),
  /** Null: any amount. */
  spendLimit,
  /** As of today. */
  state: z.enum(agentStates),
  /** What the caller may do with it now. */
  allowedActions: z.array(z.enum(agentActions)),
});
export type MerchantAgent = z.infer<typeof merchantAgent>;
