import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { editorTexts as words } from '../../../src/client/features/trade/editor/editor-texts.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press, write } from '../forms/form-page.ts';
import { renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { makeAsked } from './buying-people.ts';
import { isAt, QTY } from './editor-page.ts';
import { ADDRESS, serveTrade } from './trade-people.ts';

fakeLocks();
stubDialog();
serveTrade();

const edit = (id: string) => renderApp(`/profile/directorder/edit/${id}`);

describe('the address of a request of a merchant', () => {
  it('is the one that its agent has chosen when the owner changes something else', async () => {
    const { id, owner, addressId, addressOf, get } = await makeAsked('owner');
    await addressOf(owner, 'خانه');
    const { address } = await get(owner);
    const app = await edit(id);
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: words.address });
    expect([choice.value, choice.selectedOptions[0]?.text]).toEqual([
      addressId,
      words.currentAddress(`${address?.city}، ${ADDRESS.street}`),
    ]);
    await write(QTY, '۹');
    await press(words.saveDraft);
    await isAt(app, '/profile/directorder');
    expect(await get(owner)).toMatchObject({ addressId, lines: [{ qty: '9' }] });
  });
});
