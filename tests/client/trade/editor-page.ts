import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { editorTexts as words } from '../../../src/client/features/trade/editor/editor-texts.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { field, write } from '../forms/form-page.ts';
import { endReads, type RenderedApp } from '../render-app.tsx';
import type { World } from './trade-people.ts';

export const DIRECT_ORDER = '/traderequests/direct-order';
export const QTY = new RegExp(`^${words.qty}`);
/** A tab holds an intent that long without a draft. */
const HELD_MS = 2 * 60_000;

/** The editor of a new request, for seven of the offer of one price. */
export const newPath = ({ offers }: World, id = uuidv7()) =>
  `/profile/directorder/edit/${id}?offer=${offers.fixed.id}&qty=7`;

export const isAt = ({ router }: RenderedApp, path: string | RegExp) =>
  waitFor(() => expect(router.state.location.pathname).toMatch(path));

export const qty = async () => (await field(QTY)).value;

export async function writeNames(): Promise<void> {
  await write(words.firstName, 'مریم');
  await write(words.lastName, 'رستمی');
}

/** A tab that was closed or killed; the next one opens later than any tab holds an intent. */
export function reload(app: RenderedApp): void {
  app.unmount();
  endReads();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HELD_MS + 1 });
}
