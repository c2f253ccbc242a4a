import { isUuid } from '../../../../core/ids/uuid.ts';

const HASH = /^([0-9a-f-]{36})\.([\w-]{20,200})$/i;

/** The address of a draft's preview. What stands behind `#` reaches no server, no log and no referrer. */
export const previewUrl = (origin: string, pageId: string, token: string): string =>
  `${origin}/users/preview#${pageId}.${token}`;

/** @returns undefined for a link that is no preview */
export function readPreviewHash(hash: string): { pageId: string; token: string } | undefined {
  const [, pageId = '', token = ''] = HASH.exec(hash) ?? [];
  return isUuid(pageId) ? { pageId, token } : undefined;
}
