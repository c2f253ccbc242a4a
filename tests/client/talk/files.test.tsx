import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeLocks } from '../account/fake-locks.ts';
import { installNodeFiles } from '../node-files.ts';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeWorld, serveTrade } from '../trade/trade-people.ts';
import { bubble, closeTalk, dropRows, openTalk, PATH, talkOf } from './talk-people.ts';

/** A grey pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

fakeLocks();
stubDialog();
serveTrade();

await installNodeFiles();

beforeEach(dropRows);
afterEach(closeTalk);

const picture = (name: string, type = 'image/png') =>
  new File([Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0))], name, { type });
const choose = async (label: 'عکس' | 'فایل', file: File) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: 'input' }), { target: { files: [file] } });

describe('files of a message', () => {
  it('go along with the message, for the other party to read', async () => {
    const world = await makeWorld();
    const talk = talkOf(world);
    const { conversation } = await talk.ask('عکس پلاک را می‌فرستم');
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    await choose('عکس', picture('پلاک.png'));
    await screen.findByRole('button', { name: 'برداشتن پلاک.png' });
    fireEvent.click(screen.getByRole('button', { name: 'فرستادن' }));
    await waitFor(async () => expect((await talk.thread(conversation.id, world.seller)).items).toHaveLength(2));
    const { items } = await talk.thread(conversation.id, world.seller);
    expect(items[1]).toMatchObject({ text: '', files: [{ name: 'پلاک.webp', mime: 'image/webp' }] });
    await screen.findByRole('button', { name: 'باز کردن پلاک.webp' });
    expect(screen.queryByRole('button', { name: 'برداشتن پلاک.png' })).toBeNull();
  });

  it('are refused by what they are, and leave the text', async () => {
    const world = await makeWorld();
    const { conversation } = await talkOf(world).ask('نخست');
    await openTalk(`${PATH}?conversation=${conversation.id}`);
    await bubble('نخست');
    const text = (await screen.findByRole('textbox', { name: 'متن پیام' })) as HTMLTextAreaElement;
    fireEvent.change(text, { target: { value: 'همراه نقشه' } });
    await choose('فایل', picture('برنامه.exe', 'application/octet-stream'));
    await screen.findByText('تصویر یا PDF بفرستید.');
    expect(text.value).toBe('همراه نقشه');
  });
});
