import { entries, getMany } from 'idb-keyval';
import { isUuid } from '../../../core/uuid.ts';
import { connectDatabase } from './idb-connection.ts';
import { READ_PREFIX } from './persist-reads.ts';
import { PUBLIC_DATABASE, PUBLIC_STORES } from './public-reads.ts';
import type { ReadUse } from './saved-reads.ts';

const READ_KEY = new RegExp(`^${READ_PREFIX}-\\["(?:catalog|suppliers)","(product|category|supplier)","([^"]+)"\\]$`);

/** A page whose main read has a saved copy on the device. */
export interface KeptPage {
  type: 'product' | 'category' | 'supplier';
  id: string;
  name: string;
  slug: string;
}

/** Those used last, latest first. */
export async function keptPages(max: number): Promise<readonly KeptPage[]> {
  if (typeof indexedDB === 'undefined') return [];
  const database = connectDatabase(PUBLIC_DATABASE, PUBLIC_STORES);
  try {
    const uses = await entries<string, ReadUse>(database.store('uses'));
    const latest = uses
      .filter(([key]) => READ_KEY.test(key))
      .sort(([, a], [, b]) => b.usedAt - a.usedAt)
      .slice(0, max)
      .map(([key]) => key);
    const texts = await getMany<string>(latest, database.store('reads'));
    return latest.flatMap((key, index) => readPage(key, texts[index]) ?? []);
  } catch {
    return [];
  } finally {
    database.close();
  }
}

function readPage(key: string, text: string | undefined): KeptPage | undefined {
  const [, type, id = ''] = READ_KEY.exec(key) ?? [];
  if (text === undefined || !isUuid(id)) return undefined;
  try {
    const { data } = (JSON.parse(text) as { state: { data: Record<string, unknown> } }).state;
    const name = data.title ?? data.name;
    if (typeof name !== 'string' || typeof data.slug !== 'string' || data.isRoot === true) return undefined;
    return { type: type as KeptPage['type'], id, name, slug: data.slug };
  } catch {
    return undefined;
  }
}
