import { crc32, deflateSync } from 'node:zlib';

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A grey PNG of any size, in a few kilobytes; `extra` are chunks behind its header. */
export function pngOf(width: number, height: number, extra: readonly [string, Buffer][] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * Math.min(height, 1_000)));
  const chunks = extra.map(([type, data]) => chunk(type, data));
  const parts = [chunk('IHDR', header), ...chunks, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([PNG_SIGNATURE, ...parts]);
}

/** A GIF of one repeated frame. */
export function gifOf(side: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const head = Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from('800000000000ffffff', 'hex')]);
  const control = Buffer.from('21f9040001000000', 'hex');
  const image = Buffer.concat([Buffer.from('2c00000000', 'hex'), size, Buffer.from('0002028401', 'hex'), Buffer.of(0)]);
  return Buffer.concat([head, ...new Array<Buffer>(frames).fill(Buffer.concat([control, image])), Buffer.of(0x3b)]);
}

/** The beginning of a JPEG that claims a size. */
export function jpegClaiming(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0001108000000000301220002110103110 1'.replaceAll(' ', ''), 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), frame, Buffer.alloc(64)]);
}

/** A file in an archive without compression. */
export function zipOf(name: string, text: string): Buffer {
  const data = Buffer.from(text);
  const sizes = Buffer.alloc(14);
  sizes.writeUInt32LE(crc32(data), 0);
  sizes.writeUInt32LE(data.length, 4);
  sizes.writeUInt32LE(data.length, 8);
  sizes.writeUInt16LE(Buffer.byteLength(name), 12);
  const local = Buffer.concat([
    Buffer.from('504b030414000000000000000000', 'hex'),
    sizes,
    Buffer.alloc(2),
    Buffer.from(name),
  ]);
  const central = Buffer.concat([
    Buffer.from('504b01021400140000000000000000000', 'hex'),
    sizes,
    Buffer.alloc(16),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length + data.length, 16);
  return Buffer.concat([local, data, central, end]);
}

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'trailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n',
);
