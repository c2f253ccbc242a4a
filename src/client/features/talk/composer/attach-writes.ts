import type { PrivateApi } from '../../../data/session/private-api.ts';
import { uploadDocument } from '../../../data/session/upload-document.ts';
import { write } from '../../../data/write.ts';

/** What is written on a plate stays legible. */
const SIDE = 2_048;
/** A smaller picture is sent as it is. */
const KEPT_BYTES = 1024 * 1024;

async function contentOf(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.size <= KEPT_BYTES) return file;
  const { shrinkPicture } = await import('../../../ui/image/shrink-picture.ts');
  return shrinkPicture(file, { side: SIDE, isSquare: false });
}

export const attachWrites = (api: PrivateApi) => ({
  /** The buttons show what is wrong with the file. */
  attach: () =>
    write({
      area: 'conversations',
      name: 'attach',
      send: async (file: File, intent) =>
        uploadDocument(api, { content: await contentOf(file), name: file.name, scope: 'attachment' }, intent),
      isFailureShown: false,
    }),
});
