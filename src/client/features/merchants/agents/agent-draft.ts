import type { AgentTerms, MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import type { AgentPermission } from '../../../../core/people/agent-permissions.ts';
import { fromJalali, tehranDate, toJalali } from '../../../../core/time/jalali-date.ts';
import type { JalaliDate } from '../../../../core/time/jalali-days.ts';

export interface AgentDraft {
  phone: string;
  role: string;
  permissions: readonly AgentPermission[];
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
  hasEnd: (known?.validTo ?? null) !== null,
  end: toJalali(known?.validTo ?? tehranDate(new Date(now.getTime() + USUAL_DAYS * DAY_MS))),
});

/** The fields that must be written and are not. */
export const missingOf = (draft: AgentDraft): string[] =>
  (['phone', 'role'] as const).filter((name) => draft[name].trim() === '');

/** Whether the last day, if there is one, exists. */
export const isDay = ({ hasEnd, end }: AgentDraft): boolean => !hasEnd || fromJalali(end) !== undefined;

/** Of a draft whose last day exists. */
export const termsOf = ({ role, permissions, hasEnd, end }: AgentDraft): AgentTerms => ({
  role,
  permissions: [...permissions],
  validTo: (hasEnd && fromJalali(end)) || null,
});
