import sharp from 'sharp';
import { AppError } from '../errors/app-error.ts';
import { Turns } from './turns.ts';

const PIXELS_MAX = 40e6;
const TIMEOUT_SECONDS = 10;
const QUALITY = 82;
/** Half of the time of the default, for the same size. */
const EFFORT = 2;
/** Each takes a thread and up to 160 MB. */
const AT_ONCE = 2;

// Only what `sniffFile` lets through is ever decoded, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    // What the server draws itself; a file of these kinds never begins as an SVG.
    'VipsForeignLoadSvgBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

const turns = new Turns(AT_ONCE);

export interface ImageShape {
  side: number;
  /** A square is cut from the middle; otherwise the whole image gets into it. */
  isSquare: boolean;
}

/**
 * The image as WebP, upright and without anything but its pixels: no place, no device, no text, no second file behind it.
 * Of an animation the first frame.
 * @throws a 413 problem for too many pixels, 415 for an image that cannot be read
 */
export function encodeImage(bytes: Buffer, { side, isSquare }: ImageShape): Promise<Buffer> {
  return turns.run(async () => {
    try {
      return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', page: 0, pages: 1 })
        .autoOrient()
        .resize({ width: side, height: side, fit: isSquare ? 'cover' : 'inside', withoutEnlargement: !isSquare })
        .timeout({ seconds: TIMEOUT_SECONDS })
        .webp({ quality: QUALITY, effort: EFFORT })
        .toBuffer();
    } catch (error) {
      throw isTooLarge(error) ? tooManyPixels(error) : unreadable(error);
    }
  });
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /pixel limit|too large|timeout/i.test(error.message);

const tooManyPixels = (cause: unknown) =>
  new AppError(413, 'image_too_large', 'ابعاد تصویر بیش از اندازه است؛ تصویر کوچک‌تری بفرستید.', {
    field: 'file',
    cause,
  });

const unreadable = (cause: unknown) =>
  new AppError(415, 'image_unreadable', 'این تصویر خوانده نمی‌شود؛ تصویر دیگری بفرستید.', { field: 'file', cause });
