import { sql } from 'drizzle-orm';
import { chosenPreferences, noticesReading } from '../../contract/notices/notice.ts';
import { hint } from '../live/hint.ts';
import { userIdOf } from '../platform/actor.ts';
import { ownRow } from '../platform/command/audit.ts';
import { command } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { noticeSettings } from './notice.table.ts';
import { countUnread, latestSeqOf, readPreferences } from './read.ts';

const own = ownRow('notice_settings has one row of its person, which only they write');

/** Moves the cursor forward, never back: two tabs may send theirs in any order. */
export const readNotices = command({
  name: 'notices.read',
  input: noticesReading,
  policy: forSignedIn,
  effect: async ({ tx, actor, input }) => {
    const personId = userIdOf(actor);
    // Who has seen no later one cannot have read it.
    const readSeq = Math.min(input.readUpTo, await latestSeqOf(tx, personId));
    const moved = await tx
      .insert(noticeSettings)
      .values({ personId, readSeq })
      .onConflictDoUpdate({
        target: noticeSettings.personId,
        set: { readSeq },
        setWhere: sql`${noticeSettings.readSeq} < ${readSeq}`,
      })
      .returning({ personId: noticeSettings.personId });
    if (moved.length > 0 && readSeq > 0) await hint(tx, [personId], 'notices', null);
    return countUnread(tx, personId);
  },
  audit: own,
});

export const choosePreferences = command({
  name: 'notices.choosePreferences',
  input: chosenPreferences,
  policy: forSignedIn,
  effect: async ({ tx, actor, input }) => {
    const personId = userIdOf(actor);
    const chosen = { ...input, silentKinds: [...new Set(input.silentKinds)] };
    await tx
      .insert(noticeSettings)
      .values({ personId, ...chosen })
      .onConflictDoUpdate({ target: noticeSettings.personId, set: chosen });
    return readPreferences(tx, personId);
  },
  audit: own,
});
