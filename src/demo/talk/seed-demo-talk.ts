import { and, inArray, isNull } from 'drizzle-orm';
import type { Receiver } from '../../contract/conversations/conversation.ts';
import { lockPerson } from '../../server/account/person/lock-person.ts';
import { persons } from '../../server/account/person/person.table.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import { changeThread } from '../../server/conversations/change-thread.ts';
import { conversations } from '../../server/conversations/conversation.table.ts';
import { sendMessage } from '../../server/conversations/send-message.ts';
import type { Db, Executor } from '../../server/db/open-database.ts';
import type { Actor } from '../../server/platform/actor.ts';
import type { CommandDeps } from '../../server/platform/command/command.ts';
import { AppError } from '../../server/platform/errors/app-error.ts';
import { demoTime } from '../demo-times.ts';
import { demoPeople } from '../people.ts';
import { demoRequestId } from '../requests/make-demo-move.ts';
import { type DemoConversation, demoConversations } from './demo-talk-table.ts';

const DEMO = 'demo';
/** Of the last digits of phones. */
const DIGIT = -1;

const demoConversationId = (key: string): string => stableId(DEMO, `conversation ${key}`);

interface Place {
  deps: CommandDeps;
  actorOf: (digit: string) => Actor;
}

/**
 * Lets the demo's people talk by the commands of the server, in the order of their times, if nobody has talked yet.
 * @returns what was refused
 */
export async function seedDemoTalk({ db, env, log }: CommandDeps, now: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const actors = await storedActors(tx);
    if (actors.size < demoPeople.length) return [];
    // Of two servers that start at once, the second waits and finds the conversations.
    for (const { userId } of actors.values()) await lockPerson(tx, userId);
    if ((await tx.$count(conversations)) > 0) return [];
    const actorOf = (digit: string): Actor => {
      const actor = actors.get(digit);
      if (!actor) throw new Error(`the demo has no person ${digit}`);
      return actor;
    };
    const refused: string[] = [];
    for (const { at, one, place } of scriptOf(now)) {
      const deps = { db: tx as Db, env, log, now: () => at };
      await say({ deps, actorOf }, one, place).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        refused.push(`${one.key} ${place}: ${error.code} ${error.message}`);
      });
    }
    return refused;
  });
}

/** Every message, the earliest first. */
const scriptOf = (now: Date) =>
  demoConversations
    .flatMap((one) => one.messages.map(({ at }, place) => ({ at: demoTime(now, at), one, place })))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());

/** Writes a message; after the last one its readers have read. */
async function say({ deps, actorOf }: Place, one: DemoConversation, place: number): Promise<void> {
  const message = one.messages[place];
  if (!message) return;
  const id = demoConversationId(one.key);
  const to = place === 0 ? { to: receiverOf(one) } : {};
  await sendMessage(deps, {
    actor: actorOf(message.by),
    input: { id, ...to, message: { id: stableId(DEMO, `message ${one.key} ${place}`), text: message.text } },
  });
  if (place < one.messages.length - 1) return;
  for (const [digit, readUpToSeq] of Object.entries(one.read))
    await changeThread(deps, { actor: actorOf(digit), input: { id, change: { readUpToSeq } } });
}

function receiverOf({ to }: DemoConversation): Receiver {
  if ('request' in to) return { requestId: demoRequestId(to.request) };
  if ('product' in to) return { productId: stableId(DEMO, `offer ${to.product}`) };
  return 'supplier' in to ? { supplierId: stableId(DEMO, `supplier ${to.supplier}`) } : to;
}

/** The demo's people by the last digit of their phones; a number that somebody else had before is missing. */
async function storedActors(db: Executor) {
  const ids = demoPeople.map(({ phone }) => stableId(DEMO, `person ${phone}`));
  const rows = await db
    .select({ id: persons.id, phone: persons.phone, roles: persons.roles })
    .from(persons)
    .where(and(inArray(persons.id, ids), isNull(persons.suspendedAt)));
  return new Map(
    rows.map(({ id: userId, phone, roles }) => [
      phone.slice(DIGIT),
      { kind: 'user', userId, sessionId: '', roles } as const,
    ]),
  );
}
