import type { Page } from 'playwright-core';
import type { Expected } from './queued-rows.ts';

interface ExportedNote {
  id: string;
  text: string;
  version: number;
  revisions: { version: number; text: string }[];
}

interface Exported {
  notes: ExportedNote[];
  favorites: { objectId: string }[];
}

/** Everything that the server keeps of the person, read with the device's own session. */
async function exportOf(page: Page): Promise<Exported> {
  const text = await page.evaluate(async () => {
    const form = { grant_type: 'refresh_token', client_id: 'rasteh-web' };
    const token = await fetch('/connect/token', { method: 'POST', body: new URLSearchParams(form) });
    const { access_token: access } = (await token.json()) as { access_token: string };
    const answer = await fetch('/api/v1/users/export', { headers: { authorization: `Bearer ${access}` } });
    return answer.text();
  });
  return JSON.parse(text) as Exported;
}

/** What went wrong with the rows of a queue; zero each if nothing did. */
export interface Delivery {
  delivered: number;
  lost: number;
  /** Rows that were applied more than once, and objects that nobody queued. */
  duplicates: number;
  /** Notes whose texts came in another order. */
  outOfOrder: number;
}

/** Compares what the server has with what was queued. Each note keeps its earlier texts, so an order that broke shows. */
export async function readDelivery(page: Page, { rows, notes, favorites }: Expected): Promise<Delivery> {
  const stored = await exportOf(page);
  const delivery: Delivery = { delivered: 0, lost: 0, duplicates: 0, outOfOrder: 0 };
  const known = new Map(stored.notes.map((note) => [note.id, note]));
  for (const [id, texts] of notes) {
    const note = known.get(id);
    const history = note ? [...note.revisions.map(({ text }) => text), note.text] : [];
    delivery.delivered += texts.filter((text) => history.includes(text)).length;
    delivery.duplicates += Math.max(0, history.length - texts.length);
    if (note && history.join('\n') !== texts.join('\n')) delivery.outOfOrder += 1;
  }
  const kept = stored.favorites.map(({ objectId }) => objectId);
  delivery.delivered += [...favorites].filter((id) => kept.includes(id)).length;
  delivery.duplicates += stored.notes.filter(({ id }) => !notes.has(id)).length;
  delivery.duplicates += kept.length - new Set(kept.filter((id) => favorites.has(id))).size;
  delivery.lost = rows - delivery.delivered;
  return delivery;
}
