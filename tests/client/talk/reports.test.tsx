import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportTexts } from '../../../src/client/features/talk/reports/report-texts.ts';
import { talkTexts } from '../../../src/client/features/talk/talk-texts.ts';
import type { ReceivedTalkReport } from '../../../src/contract/conversations/report.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { addFaults } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeWorld, serveTrade } from '../trade/trade-people.ts';
import { bubble, closeTalk, dropRows, openTalk, PATH, talkOf } from './talk-people.ts';

fakeLocks();
stubDialog();
serveTrade();

beforeEach(dropRows);
afterEach(closeTalk);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** As an operator gets it. */
const received = (more: Partial<ReceivedTalkReport>): ReceivedTalkReport => ({
  id: uuidv7(),
  conversationId: uuidv7(),
  messageId: uuidv7(),
  reason: 'insult',
  text: '',
  state: 'open',
  createdAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  by: 'مریم ر.',
  about: 'پمپ‌ساز',
  openCount: 1,
  messageText: 'دشنام',
  messageFiles: [],
  messageChange: null,
  ...more,
});
const openReceived = async (more: Partial<ReceivedTalkReport>) => {
  await makeWorld();
  const answer = { items: [received(more)], nextCursor: null };
  const list = http.get('http://rasteh.test/api/v1/conversations/reports', () => HttpResponse.json(answer));
  await openTalk('/profile/admin/talk-reports', { api: [list] });
  return (await screen.findByText(reportTexts.received.message)).closest('article') as HTMLElement;
};

describe('a received report', () => {
  it('shows what was reported, also after its writer has deleted it', async () => {
    const file = { id: uuidv7(), name: 'پلاک.webp', mime: 'image/webp', bytes: 8 };
    const card = await openReceived({ messageChange: 'deleted', messageFiles: [file] });
    within(card).getByText('دشنام');
    within(card).getByText(reportTexts.received.changed.deleted);
    within(card).getByText('پلاک.webp');
  });

  it('lets an operator open again who was barred', async () => {
    const card = await openReceived({ state: 'blocked', decidedAt: '2026-11-21T10:00:00.000Z' });
    const sent: unknown[] = [];
    addFaults(
      http.post('http://rasteh.test/api/v1/conversations/reports/:id/decision', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(received({ state: 'dismissed' }));
      }),
    );
    fireEvent.click(within(card).getByRole('button', { name: reportTexts.received.moves.lift }));
    await screen.findByText(reportTexts.received.done.lift);
    expect(sent).toEqual([{ decision: 'lift' }]);
  });

  it('says that the message is another one since', async () => {
    const card = await openReceived({ messageChange: 'edited' });
    within(card).getByText(reportTexts.received.changed.edited);
  });
});

describe('a report', () => {
  it('is of a message, with a reason; a second one is said to be open', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('قیمت؟');
    await talk.answer(conversation.id, 'دشنام');
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    const open = async () => {
      fireEvent.click(within(await bubble('دشنام')).getByRole('button', { name: talkTexts.message.actions }));
      fireEvent.click(await screen.findByRole('button', { name: talkTexts.message.report }));
      return screen.findByRole('dialog', { name: reportTexts.headingMessage });
    };
    const sheet = await open();
    press(reportTexts.form.save);
    await within(sheet).findByText(reportTexts.form.reasonRequired);
    const choose = (value: string) =>
      fireEvent.change(screen.getByLabelText(reportTexts.form.reason), { target: { value } });
    choose('other');
    press(reportTexts.form.save);
    await screen.findByText(reportTexts.form.textRequired);
    choose('insult');
    press(reportTexts.form.save);
    await screen.findByText(reportTexts.done);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    choose('spam');
    press(reportTexts.form.save);
    await screen.findByText(/پیش‌تر گزارش کرده‌اید/);
  });

  it('is not offered of one’s own message', async () => {
    const world = await makeWorld();
    const { conversation } = await talkOf(world).ask('قیمت؟');
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    fireEvent.click(within(await bubble('قیمت؟')).getByRole('button', { name: talkTexts.message.actions }));
    await screen.findByRole('button', { name: talkTexts.message.copy });
    expect(screen.queryByRole('button', { name: talkTexts.message.report })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: talkTexts.thread.cancel }));
    press(talkTexts.thread.menu);
    fireEvent.click(await screen.findByRole('button', { name: talkTexts.thread.report }));
    await screen.findByRole('dialog', { name: reportTexts.heading });
  });
});
