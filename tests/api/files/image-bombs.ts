import { deflateSync } from 'node:zlib';
import { gifOf, jpegClaiming, pngOf } from './made-files.ts';

/** Width and height of a WebP's canvas, each less one, in three bytes. */
const webpClaiming = (side: number): Buffer => {
  const canvas = Buffer.alloc(10);
  canvas.writeUIntLE(side - 1, 4, 3);
  canvas.writeUIntLE(side - 1, 7, 3);
  const body = Buffer.concat([Buffer.from('WEBPVP8X\x0a\0\0\0', 'latin1'), canvas]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), size, body]);
};

/** Images that are small to send and huge to open. */
export const imageBombs: [title: string, make: () => Buffer][] = [
  ['a PNG of 30,000 × 30,000', () => pngOf(30_000, 30_000)],
  ['a PNG of one row of 900 million', () => pngOf(1_000_000, 900)],
  [
    'a PNG that claims two thousand million on a side',
    () => {
      const png = pngOf(8, 8);
      png.writeUInt32BE(0x7fffffff, 16);
      png.writeUInt32BE(0x7fffffff, 20);
      return png;
    },
  ],
  ['a JPEG of 65,000 × 65,000', () => jpegClaiming(65_000, 65_000)],
  ['a WebP of 16,000 × 16,000', () => webpClaiming(16_000)],
  ['a GIF of 65,000 × 65,000', () => gifOf(65_000, 1)],
];

/** A small image that carries a gigabyte beside its pixels, packed. */
export function pngWithPacked(): Buffer {
  const packed = deflateSync(Buffer.alloc(500e6), { level: 9 });
  return pngOf(8, 8, [
    ['iCCP', Buffer.concat([Buffer.from('x\0\0'), packed])],
    ['zTXt', Buffer.concat([Buffer.from('y\0\0'), packed])],
  ]);
}
