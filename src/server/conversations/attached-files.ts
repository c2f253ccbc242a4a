import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../db/open-database.ts';
import { endGrants } from '../files/file-grants.ts';
import { messages } from './message.table.ts';
import { grantObjectOf } from './present-message.ts';
import { conversationReports } from './reports/report.table.ts';

/** Ends the grants of files that no message has any more, and that no open report shows. */
export async function endUnattached(tx: Tx, conversationId: string, fileIds: readonly string[]): Promise<void> {
  for (const fileId of fileIds) {
    const isHeld = (await isAttached(tx, conversationId, fileId)) || (await isReported(tx, conversationId, fileId));
    if (!isHeld) await endGrants(tx, grantObjectOf(conversationId), fileId);
  }
}

const isAttached = async (tx: Tx, conversationId: string, fileId: string): Promise<boolean> =>
  (await tx.$count(
    messages,
    and(
      eq(messages.conversationId, conversationId),
      isNull(messages.deletedAt),
      arrayContains(messages.fileIds, [fileId]),
    ),
  )) > 0;

const isReported = async (tx: Tx, conversationId: string, fileId: string): Promise<boolean> =>
  (await tx.$count(
    conversationReports,
    and(
      eq(conversationReports.conversationId, conversationId),
      eq(conversationReports.state, 'open'),
      arrayContains(conversationReports.messageFileIds, [fileId]),
    ),
  )) > 0;
