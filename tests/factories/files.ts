import sharp from 'sharp';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { type FileRow, files } from '../../src/server/files/file.table.ts';
import { newFileKey } from '../../src/server/platform/files/file-key.ts';
import type { TestApp } from '../setup/test-app.ts';

const CONTENT = Buffer.from('متن');

/** Documents of a person whose contents are stored; returns their ids. */
export async function buildFiles(
  { db, deps }: TestApp,
  personId: string,
  { count, ...given }: { count: number } & Partial<Pick<FileRow, 'bytes' | 'id' | 'name' | 'scope'>>,
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    id: uuidv7(),
    personId,
    scope: 'document' as const,
    state: 'ready' as const,
    name: 'نقشه.webp',
    mime: 'image/webp',
    bytes: CONTENT.length,
    sha256: '',
    storageKey: newFileKey(),
    updatedAt: new Date(),
    ...given,
  }));
  await db.insert(files).values(rows);
  for (const { storageKey } of rows) await deps.files.put(storageKey, CONTENT);
  return rows.map(({ id }) => id);
}

/** A picture of one colour. */
export const pictureOf = (width = 8, height = 6, background = '#0f5b66'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
