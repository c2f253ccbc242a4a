import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { merchantTexts } from '../../../src/client/features/merchants/merchants-texts.ts';
import { formTexts } from '../../../src/client/parts/form/form-texts.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import { toPersianDigits } from '../../../src/core/numbers/numerals.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { field, press, write } from './form-page.ts';
import { call, makeMerchant, serveForms, signInSomebody } from './form-people.ts';

const { form: words } = merchantTexts;
const PHONES = words.phones.label;
const TYPED = '02188776656';
const ELSEWHERE = '02188776657';

fakeLocks();
stubDialog();
serveForms();

let merchant: OwnMerchant;

beforeEach(async () => {
  await signInSomebody();
  merchant = await makeMerchant();
});

async function open() {
  const app = await renderApp('/profile/suppliers');
  await press(/^ویرایش «/);
  return app;
}

const stored = () => call<OwnMerchant>('GET', `/merchants/${merchant.id}`);
const shown = async () => (await field(PHONES)).value;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Another device of the same user. */
async function changeElsewhere(): Promise<void> {
  const { id, name, kind, version } = merchant;
  const body = { name, kind, phones: [ELSEWHERE], website: null, cityId: null };
  await call('PUT', `/merchants/${id}`, { body, version });
}

describe('a form', () => {
  it('says that its text was restored, and puts it away when told to', async () => {
    const before = await open();
    await write(PHONES, TYPED);
    before.unmount();
    await open();
    await screen.findByText(formTexts.restored);
    expect(await shown()).toBe(TYPED);
    await press(formTexts.discard);
    await waitFor(async () => expect(await shown()).toBe(merchant.phones.join('، ')));
    expect(screen.queryByText(formTexts.restored)).toBeNull();
  });

  it('keeps its text when it is closed, and forgets it when it is cancelled', async () => {
    await open();
    await write(PHONES, TYPED);
    await press('بستن');
    await press(/^ویرایش «/);
    await waitFor(async () => expect(await shown()).toBe(TYPED));
    await press(words.cancel);
    await isClosed();
    await press(/^ویرایش «/);
    expect(await shown()).toBe(merchant.phones.join('، '));
  });

  it('keeps its text after a refusal, and moves the focus to the first wrong field, which says what is wrong', async () => {
    await open();
    await write(PHONES, '123');
    await press(words.save);
    const phones = await field(PHONES);
    await waitFor(() => expect(document.activeElement).toBe(phones));
    const note = document.getElementById(phones.getAttribute('aria-describedby') ?? '');
    expect([note?.getAttribute('role'), note?.textContent]).toEqual(['alert', expect.stringMatching(/تلفن درست نیست/)]);
    expect([phones.value, phones.getAttribute('aria-invalid')]).toEqual(['123', 'true']);
    expect(within(screen.getByRole('dialog')).getAllByRole('alert').length).toBeGreaterThan(1);
  });

  it('tells of a change elsewhere, and shows it when told to', async () => {
    await open();
    await write(PHONES, TYPED);
    await changeElsewhere();
    await press(words.save);
    await screen.findByText(words.changedElsewhere);
    expect([await shown(), (await stored()).phones]).toEqual([TYPED, [ELSEWHERE]]);
    await press(formTexts.takeTheirs);
    await waitFor(async () => expect(await shown()).toBe(ELSEWHERE));
    expect(screen.queryByText(words.changedElsewhere)).toBeNull();
  });

  it('replaces a change elsewhere only when it is saved again', async () => {
    await open();
    await write(PHONES, TYPED);
    await changeElsewhere();
    await press(words.save);
    await screen.findByText(words.changedElsewhere);
    await screen.findByText(new RegExp(toPersianDigits(ELSEWHERE)));
    await press(words.save);
    await isClosed();
    expect((await stored()).phones).toEqual([TYPED]);
  });
});
