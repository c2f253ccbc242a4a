import type { AgentTerms, MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import { type RialFault, readRial } from '../../../../core/money/typed-rial.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import type { AgentPermission } from '../../../../core/people/agent-permissions.ts';
import type { SpendPeriod } from '../../../../core/people/spend-period.ts';
import { fromJalali, tehranDate, toJalali } from '../../../../core/time/jalali-date.ts';
import type { JalaliDate } from '../../../../core/time/jalali-days.ts';

export interface AgentDraft {
  phone: string;
  role: string;
  permissions: readonly AgentPermission[];
  /** Whether buying has a limit, in rial as it is typed. */
  hasLimit: boolean;
  limit: string;
  period: SpendPeriod;
  hasEnd: boolean;
  /** The last day, if it has an end. */
  end: JalaliDate;
}

const USUAL_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/** @param known whose terms are filled in; undefined for a new invitation */
export const draftOf = (known: MerchantAgent | undefined, now: Date): AgentDraft => ({
  phone: known?.phone ?? '',
  role: known?.role ?? '',
  permissions: known?.permissions ?? ['messages'],
  hasLimit: (known?.spendLimit ?? null) !== null,
  limit: known?.spendLimit ? formatNumber(known.spendLimit.rial) : '',
  period: known?.spendLimit?.period ?? 'month',
  hasEnd: (known?.validTo ?? null) !== null,
  end: toJalali(known?.validTo ?? tehranDate(new Date(now.getTime() + USUAL_DAYS * DAY_MS))),
});

/** The fields that must be written and are not. */
export const missingOf = (draft: AgentDraft): string[] =>
  (['phone', 'role'] as const).filter((name) => draft[name].trim() === '');

/** Only who buys has a limit. */
const isLimited = ({ permissions, hasLimit }: AgentDraft): boolean => hasLimit && permissions.includes('buyOnBehalf');

/** Why the limit cannot be read; undefined where there is none, or it can. */
export const limitFault = (draft: AgentDraft): RialFault | undefined =>
  isLimited(draft) ? readRial(draft.limit).fault : undefined;

const limitOf = (draft: AgentDraft): AgentTerms['spendLimit'] => {
  const { rial } = readRial(draft.limit);
  return isLimited(draft) && rial !== undefined ? { rial, period: draft.period } : null;
};

/** Whether the last day, if there is one, exists. */
export const isDay = ({ hasEnd, end }: AgentDraft): boolean => !hasEnd || fromJalali(end) !== undefined;

/** Of a draft whose last day exists. */
export const termsOf = (draft: AgentDraft): AgentTerms => {
  const { role, permissions, hasEnd, end } = draft;
  return {
    role,
    permissions: [...permissions],
    validTo: (hasEnd && fromJalali(end)) || null,
    spendLimit: limitOf(draft),
  };
};
