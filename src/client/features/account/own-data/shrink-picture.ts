const SIDE = 512;
const QUALITY = 0.9;

/**
 * The middle square of a picture, small enough for a slow line: phones take pictures of many megabytes. The file itself
 * where the browser cannot read or draw it; then the server decides.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  try {
    const image = await createImageBitmap(file);
    const taken = Math.min(image.width, image.height);
    const side = Math.min(SIDE, taken);
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const [left, top] = [(image.width - taken) / 2, (image.height - taken) / 2];
    canvas.getContext('2d')?.drawImage(image, left, top, taken, taken, 0, 0, side, side);
    image.close();
    const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return shrunk ?? file;
  } catch {
    return file;
  }
}
