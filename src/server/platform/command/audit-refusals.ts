import { and, desc, eq } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { actorOf, userIdOf } from '../actor.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntries } from './audit-entry.table.ts';
import { type CommandDeps, command } from './command.ts';

/** A refusal that says something about what was asked; the others say that the caller or the server was not ready. */
const RECORDED: ReadonlySet<number> = new Set([400, 403, 404, 409, 422]);
/** Refusals of one object in a day; more of them say nothing new. */
export const REFUSALS_MAX = 100;
const DAY_MS = 24 * 60 * 60_000;

const refusal = z.object({
  objectType: z.enum(['person', 'attempt']),
  objectId: z.uuid(),
  /** Method and path, without the query. */
  call: z.string().max(200),
  code: z.string().max(100),
  field: z.string().max(100).nullable(),
});

/** The row that stays of a call that was refused, and so rolled back. */
export const recordRefusal = command({
  name: 'platform.recordRefusal',
  input: refusal,
  policy: () => true,
  effect: async ({ tx, input: { objectType, objectId }, now }) => {
    const [old] = await tx
      .select({ at: auditEntries.at })
      .from(auditEntries)
      .where(and(eq(auditEntries.objectType, `refusal:${objectType}`), eq(auditEntries.objectId, objectId)))
      .orderBy(desc(auditEntries.id))
      .offset(REFUSALS_MAX - 1)
      .limit(1);
    return !old || now.getTime() - old.at.getTime() > DAY_MS;
  },
  audit: (isRecorded, { input: { objectType, objectId, ...details } }) =>
    isRecorded ? { objectType: `refusal:${objectType}`, objectId, details } : undefined,
});

/**
 * For calls that move money, mounted after `privateAnswers`: what is refused leaves an audit row as well, so that an
 * amount, an object or a sign that somebody tries is seen.
 */
export const auditRefusals = (deps: CommandDeps): MiddlewareHandler =>
  async function auditRefusal(c, next) {
    await next();
    const { error, req } = c;
    if (req.method === 'GET' || !(error instanceof AppError) || !RECORDED.has(error.status)) return;
    const actor = actorOf(c);
    const { code, field = null } = error;
    await recordRefusal(deps, {
      actor,
      input: {
        ...{ objectType: 'person', objectId: userIdOf(actor), code: code.slice(0, 100) },
        ...{ call: `${req.method} ${req.path}`.slice(0, 200), field: field?.slice(0, 100) ?? null },
      },
    }).catch((cause: unknown) => deps.log.error({ err: cause }, 'a refusal was not recorded'));
  };
