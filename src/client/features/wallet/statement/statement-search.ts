import { isUuid } from '../../../../core/ids/uuid.ts';
import { JALALI_MONTH, lastJalaliMonths } from '../../../../core/time/jalali-month.ts';

/** So far back can be chosen; an address may name an older one. */
const MONTHS_SHOWN = 24;

export interface StatementSearch {
  merchantId?: string | undefined;
  /** @default the present one */
  month?: string | undefined;
}

/** What the address says of the page; anything else is left out. */
export const readStatementSearch = ({
  merchantId,
  month,
}: { [Name in keyof StatementSearch]?: unknown }): StatementSearch => ({
  merchantId: typeof merchantId === 'string' && isUuid(merchantId) ? merchantId : undefined,
  month: typeof month === 'string' && JALALI_MONTH.test(month) ? month : undefined,
});

/** The months that can be chosen, the newest first, and the one that is. */
export function shownMonths(month: string | undefined, now = new Date()): { months: string[]; shown: string } {
  const months = lastJalaliMonths(now, MONTHS_SHOWN);
  const shown = month ?? months[0] ?? '';
  return { months: months.includes(shown) ? months : [...months, shown], shown };
}
