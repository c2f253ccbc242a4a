import { randomUUID } from 'node:crypto';
import { ne } from 'drizzle-orm';
import {
  changedThread,
  conversation,
  type SentMessage,
  sentMessage,
  unreadThread,
} from '../../../src/contract/conversations/conversation.ts';
import { foundMessage } from '../../../src/contract/conversations/found-message.ts';
import {
  newTalkReport,
  receivedTalkReport,
  type TalkReport,
  talkReport,
} from '../../../src/contract/conversations/report.ts';
import { flatThread, thread } from '../../../src/contract/conversations/thread.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildFiles } from '../../factories/files.ts';
import { areaCalls, inTurn } from '../../setup/area-calls.ts';
import { callAs } from '../../setup/call-as.ts';
import { exampleOf } from '../../setup/seeded-world.ts';

/** Deleted in turn. */
const DELETED = 12;
const PATH = '/api/v1/conversations/{id}';
const REPORT = '/api/v1/conversations/reports/{id}';

export const conversationsCalls = areaCalls(
  {
    'GET /api/v1/conversations': { access: 'user', answer: pageOf(conversation) },
    'GET /api/v1/conversations/unread-thread': { access: 'user', answer: unreadThread },
    'GET /api/v1/conversations/messages': { access: 'user', answer: pageOf(foundMessage) },
    'GET /api/v1/conversations/thread/flat': { access: 'party', answer: flatThread },
    'POST /api/v1/conversations': { access: 'user', answer: sentMessage },
    [`GET ${PATH}/thread`]: { access: 'owner', answer: thread },
    [`PUT ${PATH}/thread`]: { access: 'owner', answer: changedThread },
    [`DELETE ${PATH}/thread`]: { access: 'owner', answer: changedThread },
    [`GET ${PATH}/file`]: { access: 'owner' },
    [`POST ${PATH}/reports`]: { access: 'owner', answer: talkReport },
    'GET /api/v1/conversations/reports': { access: 'operator', answer: pageOf(receivedTalkReport) },
    [`POST ${REPORT}/decision`]: { access: 'operator', answer: receivedTalkReport },
  },
  async ({ app, held, newcomer, supplierId }) => {
    const send = async (as: typeof held, body: object): Promise<SentMessage> => {
      const sent = await callAs<SentMessage>(app, as, 'POST /conversations', { body });
      if (sent.status !== 201) throw new Error(`no message: ${JSON.stringify(sent.body)}`);
      return sent.body;
    };
    const messageOf = (fileIds: string[] = []) => ({ id: randomUUID(), text: 'سلام؛ موجود است؟', fileIds });
    const [fileId = ''] = await buildFiles(app, held.userId, { count: 1, scope: 'attachment' });
    const [other] = await app.db.select().from(suppliers).where(ne(suppliers.id, supplierId)).limit(1);
    const to = { supplierId: other?.id };
    const { conversation: own } = await send(held, { to, message: messageOf([fileId]) });
    const deleted: string[] = [];
    for (let made = 0; made < DELETED; made += 1)
      deleted.push((await send(held, { id: own.id, message: messageOf() })).message.id);
    const { conversation: reported } = await send(newcomer, { to: { supplierId }, message: messageOf() });
    const made = await callAs<TalkReport>(app, newcomer, `POST /conversations/${reported.id}/reports`, {
      body: { id: randomUUID(), reason: 'spam' },
    });
    return {
      ids: { [PATH]: own.id, [REPORT]: made.body.id },
      examples: {
        'GET /api/v1/conversations/messages': { query: { q: 'موجود' } },
        'GET /api/v1/conversations/thread/flat': { query: { conversationId: own.id } },
        'POST /api/v1/conversations': () => ({ body: { to, message: messageOf() } }),
        [`PUT ${PATH}/thread`]: { body: { readUpToSeq: 1 } },
        [`DELETE ${PATH}/thread`]: inTurn(deleted, (messageId) => ({ query: { messageId } })),
        [`GET ${PATH}/file`]: { query: { fileId } },
        // Sent again, it is the same one: only one is open at a time.
        [`POST ${PATH}/reports`]: { body: exampleOf(newTalkReport) },
        [`POST ${REPORT}/decision`]: { body: { decision: 'dismiss' } },
      },
    };
  },
);
