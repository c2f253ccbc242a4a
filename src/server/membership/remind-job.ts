import { and, asc, eq, exists, gt, lte, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { formatJalali } from '../../core/time/dates.ts';
import { findOwnerOfMerchant } from '../merchants/selling-parties.ts';
import { notify } from '../notices/notify.ts';
import { isSystem, SYSTEM } from '../platform/actor.ts';
import { type CommandDeps, command, type EffectContext } from '../platform/command/command.ts';
import { forbidden } from '../platform/errors/app-error.ts';
import { handleJob, type JobDefinition, scheduleKind } from '../platform/jobs/job-kind.ts';
import { memberships } from './membership.table.ts';
import { findLastPeriod } from './periods.ts';
import { membershipReminders } from './reminder.table.ts';

const EVERY_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Before the end of what was paid for; the nearest first. */
const REMINDED_DAYS = [1, 7] as const;
const BATCH = 500;

const input = z.object({ merchantId: z.uuid(), no: z.int() });

/** Tells the owner that what they have paid for ends, once for each of the days. */
const remind = command({
  name: 'membership.remind',
  input,
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: tell,
  audit: () => undefined,
  answer: () => ({}),
});

async function tell(context: EffectContext<z.output<typeof input>>): Promise<void> {
  const { tx, input: of, now } = context;
  const last = await findLastPeriod(tx, of.merchantId);
  if (!last || last.no !== of.no) return;
  const days = REMINDED_DAYS.find((one) => last.validTo.getTime() - now.getTime() <= one * DAY_MS);
  if (days === undefined) return;
  const owner = await findOwnerOfMerchant(tx, of.merchantId);
  // A suspended merchant cannot renew.
  if (!owner?.ownerPersonId || owner.status !== 'confirmed') return;
  const made = await tx
    .insert(membershipReminders)
    .values({ ...of, days, at: now })
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) return;
  await notify(context, [owner.ownerPersonId], {
    kind: 'membershipEnding',
    objectType: 'merchant',
    objectId: of.merchantId,
    params: { merchant: owner.name, day: formatJalali(last.validTo) },
    path: `/profile/suppliers/merchants/${of.merchantId}`,
    isReplacing: true,
  });
}

const reminding = scheduleKind({ name: 'membership.remind', title: 'یادآوری پایان عضویت‌ها', everyMs: EVERY_MS });

export const membershipJobs: readonly JobDefinition[] = [
  handleJob(reminding, async ({ deps, isStopping }) => {
    for (const period of await listEnding(deps)) {
      if (isStopping()) return;
      await remind(deps, { actor: SYSTEM, input: period });
    }
  }),
];

/** Paid periods that end soon, that nothing follows, and whose owner was not told of this day. */
async function listEnding({ db, now = () => new Date() }: CommandDeps) {
  const next = alias(memberships, 'next');
  const at = now().toISOString();
  const isTold = db
    .select({ one: sql`1` })
    .from(membershipReminders)
    .where(
      and(
        eq(membershipReminders.merchantId, memberships.merchantId),
        eq(membershipReminders.no, memberships.no),
        sql`${membershipReminders.days} = case when ${memberships.validTo} <= ${at}::timestamptz + interval '1 day' then 1 else 7 end`,
      ),
    );
  const isFollowed = db
    .select({ one: sql`1` })
    .from(next)
    .where(and(eq(next.merchantId, memberships.merchantId), gt(next.no, memberships.no)));
  return db
    .select({ merchantId: memberships.merchantId, no: memberships.no })
    .from(memberships)
    .where(
      and(
        gt(memberships.priceRial, 0),
        gt(memberships.validTo, now()),
        lte(memberships.validTo, new Date(now().getTime() + 7 * DAY_MS)),
        not(exists(isTold)),
        not(exists(isFollowed)),
      ),
    )
    .orderBy(asc(memberships.validTo), asc(memberships.merchantId))
    .limit(BATCH);
}
