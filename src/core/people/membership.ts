const DAY_MS = 86_400_000;
/** After its end a membership still counts for publishing. */
export const GRACE_DAYS = 7;

export const membershipStates = ['active', 'grace', 'expired'] as const;
export type MembershipStateName = (typeof membershipStates)[number];

/** The end of a membership that begins at a time. */
export const endOfPeriod = (from: Date, periodDays: number): Date => new Date(from.getTime() + periodDays * DAY_MS);

/** What time makes of a membership that has begun: the first moment of an end belongs to what follows it. */
export function membershipStateAt(to: Date, now: Date): MembershipStateName {
  if (now < to) return 'active';
  return now < endOfPeriod(to, GRACE_DAYS) ? 'grace' : 'expired';
}
