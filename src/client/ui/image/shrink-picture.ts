const QUALITY = 0.9;

interface PictureShape {
  /** Of the longer side, in pixels, at most. */
  side: number;
  /** Only the middle square. */
  isSquare: boolean;
}

/**
 * A picture as JPEG, small enough for a slow line: phones take pictures of many megabytes. The file itself where the browser
 * cannot read or draw it; then the server decides.
 */
export async function shrinkPicture(file: File, { side, isSquare }: PictureShape): Promise<Blob> {
  try {
    const image = await createImageBitmap(file);
    const shorter = Math.min(image.width, image.height);
    const [width, height] = isSquare ? [shorter, shorter] : [image.width, image.height];
    const scale = Math.min(1, side / Math.max(width, height));
    const [drawnWidth, drawnHeight] = [Math.round(width * scale), Math.round(height * scale)];
    const canvas = Object.assign(document.createElement('canvas'), { width: drawnWidth, height: drawnHeight });
    const [left, top] = [(image.width - width) / 2, (image.height - height) / 2];
    canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, drawnWidth, drawnHeight);
    image.close();
    const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return shrunk ?? file;
  } catch {
    return file;
  }
}
