import { and, asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { userIdOf } from '../platform/actor.ts';
import { auditEntries } from '../platform/command/audit-entry.table.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { conversations } from './conversation.table.ts';
import { messages } from './message.table.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Messages of a person in a minute. */
const MESSAGES_MAX = 30;
/** Conversations that a person opens in a day. */
export const OPENED_MAX = 200;
/** Parties that a person writes to for the first time in an hour. */
export const STRANGERS_MAX = 50;

export const STRANGERS_CODE = 'too_many_strangers';

type Context = Pick<EffectContext<unknown>, 'tx' | 'now'>;

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

function tooMany(code: string, message: string, oldest: Date, windowMs: number, now: Date): AppError {
  const waitMs = Math.min(windowMs, oldest.getTime() + windowMs - now.getTime());
  const seconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
  return new AppError(429, code, message, { headers: { 'retry-after': String(seconds) } });
}

/** The person's row is locked, so the counts are certain. @throws 429 over the limit */
export async function assertMayWriteNow({ tx, now }: Context, personId: string): Promise<void> {
  const sent = await tx
    .select({ at: messages.at })
    .from(messages)
    .where(and(eq(messages.authorId, personId), gt(messages.at, ago(now, MINUTE_MS))))
    .orderBy(asc(messages.at))
    .limit(MESSAGES_MAX);
  const [oldest] = sent;
  if (oldest && sent.length === MESSAGES_MAX)
    throw tooMany(
      'message_limit_reached',
      'تند می‌نویسید؛ پیام شما می‌ماند و کمی بعد فرستاده می‌شود.',
      oldest.at,
      MINUTE_MS,
      now,
    );
}

/** The same. @throws 429 over the limit */
export async function assertMayOpen({ tx, now }: Context, personId: string, pairKey: string): Promise<void> {
  const opened = await tx
    .select({ at: conversations.createdAt, pairKey: conversations.pairKey })
    .from(conversations)
    .where(and(eq(conversations.openedBy, personId), gt(conversations.createdAt, ago(now, DAY_MS))))
    .orderBy(asc(conversations.createdAt))
    .limit(OPENED_MAX);
  const [first] = opened;
  if (first && opened.length === OPENED_MAX)
    throw tooMany(
      'conversation_limit_reached',
      'امروز گفت‌وگوهای بسیاری آغاز کرده‌اید؛ بعدتر ادامه دهید.',
      first.at,
      DAY_MS,
      now,
    );
  const ofHour = opened.filter(({ at }) => at > ago(now, HOUR_MS));
  const strangers = new Set(ofHour.map((one) => one.pairKey));
  const [oldest] = ofHour;
  if (oldest && !strangers.has(pairKey) && strangers.size >= STRANGERS_MAX)
    throw tooMany(STRANGERS_CODE, 'در این ساعت به افراد تازهٔ بسیاری نوشته‌اید؛ کمی صبر کنید.', oldest.at, HOUR_MS, now);
}

/** Writes down, once an hour, that a person was refused for writing to too many strangers: a refusal itself leaves nothing. */
export const noteStrangers = command({
  name: 'conversations.refuseStrangers',
  input: z.object({}),
  policy: forSignedIn,
  effect: async ({ tx, actor, now }) => {
    const personId = userIdOf(actor);
    const isSame = and(
      eq(auditEntries.objectType, 'person'),
      eq(auditEntries.objectId, personId),
      eq(auditEntries.command, 'conversations.refuseStrangers'),
    );
    const isNoted = (await tx.$count(auditEntries, and(isSame, gt(auditEntries.at, ago(now, HOUR_MS))))) > 0;
    return { personId, isNoted };
  },
  audit: ({ personId, isNoted }) =>
    isNoted ? undefined : { objectType: 'person', objectId: personId, details: { strangers: STRANGERS_MAX } },
});
