/** Letters of a screen, or on a plate, stay legible. */
const SIDE = 2_048;
/** A smaller picture is sent as it is. */
const KEPT_BYTES = 1024 * 1024;

/** What of a chosen file goes up: of a large picture a smaller one. */
export async function attachmentContent(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/') || file.size <= KEPT_BYTES) return file;
  const { shrinkPicture } = await import('../../ui/image/shrink-picture.ts');
  return shrinkPicture(file, { side: SIDE, isSquare: false });
}
