import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks } from '../account/fake-locks.ts';
import { endReads, faults, renderApp } from '../render-app.tsx';
import { stubDialog } from '../shell/stub-dialog.ts';
import { accountForms } from './account-forms.ts';
import { field, press } from './form-page.ts';
import { serveForms, signInSomebody } from './form-people.ts';
import type { FormRow } from './form-row.ts';
import { decisions, operatorForms } from './operator-forms.ts';
import { traderForms } from './trader-forms.ts';

/** A tab holds an intent that long without a draft. */
const HELD_MS = 2 * 60_000;

fakeLocks();
stubDialog();
serveForms();

beforeEach(signInSomebody);
afterEach(() => void vi.useRealTimers());

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('rasteh-draft:'));

/** A tab that was closed or killed: another app begins on the same storage, later than any tab holds an intent. */
function reload(app: { unmount: () => void }): void {
  app.unmount();
  endReads();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HELD_MS + 1 });
}

/** The operation ids that reached the server; it does not answer the first one. */
function losingFirst(row: FormRow) {
  const ids: (string | null)[] = [];
  const fault = faults.lost(row.call(), ({ method, headers }) => {
    if (method === 'GET') return false;
    ids.push(headers.get('idempotency-key'));
    return ids.length === 1;
  });
  return { ids, fault };
}

const expectTyped = ({ typed: [name, value] }: FormRow) =>
  waitFor(async () => expect((await field(name)).value).toContain(value));

describe('an answer that is lost on its way to the form of', () => {
  it.each([...accountForms, ...traderForms, ...operatorForms])(
    '$title: pressed again after a reload, there is one effect',
    async (row) => {
      await row.prepare?.();
      const { ids, fault } = losingFirst(row);
      const app = await renderApp(row.path(), { api: [fault] });
      await row.open();
      await row.fill();
      await press(row.save);
      await screen.findAllByRole('alert');
      reload(app);
      await renderApp(row.path(), { api: [fault] });
      await (row.reopen ?? row.open)();
      await expectTyped(row);
      await press(row.save);
      await waitFor(() => expect(ids).toHaveLength(2));
      await waitFor(() => expect(drafts()).toEqual([]));
      expect(new Set(ids).size).toBe(1);
      expect(await row.effect()).toEqual(row.expected);
    },
  );
});

describe('what is typed into the form of', () => {
  it.each(decisions)('$title stays over a reload, until the server has it', async (row) => {
    await row.prepare?.();
    const app = await renderApp(row.path());
    await row.open();
    await row.fill();
    reload(app);
    await renderApp(row.path());
    await row.open();
    await expectTyped(row);
    await press(row.save);
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});
