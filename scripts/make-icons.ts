/** Writes public/logo.svg, public/favicon.svg and the PNG icons, all from one mark. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { chromium } from 'playwright-core';

const publicDir = join(import.meta.dirname, '..', 'public');
const systemChromium = '/usr/bin/chromium';
const maxBytes = 15 * 1024;

const paper = '#F7F8F6';
const petrol = '#0F5B66';
const saffron = '#F2A516';

/** The mark on a 64 × 64 field: the near arch of an aisle, its far door, and the perspective lines between them. */
const nearArch = 'M13 53V30C13 20 23 17 32 9c9 8 19 11 19 21v23';
const farDoor = 'M25.5 45V35.5c0-4 3.5-5.5 6.5-8.5 3 3 6.5 4.5 6.5 8.5V45z';
const perspective = 'M13 53l12.5-8M51 53l-12.5-8M32 9v18M13 32l12.5 4M51 32l-12.5 4';

const svg = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>\n`;
const tile = (radius: number): string => `<rect width="64" height="64" rx="${radius}" fill="${petrol}"/>`;
const arch = (stroke: string, width: number): string =>
  `<path d="${nearArch}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="square" stroke-linejoin="miter"/>`;
const lines = `<path d="${perspective}" fill="none" stroke="${paper}" stroke-opacity=".55" stroke-width="1.6"/>`;
const door = (fill: string): string => `<path d="${farDoor}" fill="${fill}"/>`;
const mark = `${lines}${arch(paper, 4.5)}${door(saffron)}`;

const logo = svg(`<title>راسته</title>${tile(14)}${mark}`);
/** Fewer and heavier strokes, for 16 px. */
const favicon = svg(
  `${tile(12)}${arch(paper, 6)}<path d="M23.5 50V36.5c0-5 4.5-7.5 8.5-11.5 4 4 8.5 6.5 8.5 11.5V50z" fill="${saffron}"/>`,
);
/** The mark inside the 80 % circle that no launcher crops. */
const maskable = svg(
  `<rect width="64" height="64" fill="${petrol}"/><g transform="translate(7.7 8.4) scale(.76)">${mark}</g>`,
);
const plain = svg(
  `<rect width="64" height="64" fill="${petrol}"/><g transform="translate(4 4) scale(.875)">${mark}</g>`,
);
const badge = svg(`${arch('#fff', 7)}${door('#fff')}`);

const shortcut = (glyph: string): string =>
  svg(
    `<rect width="64" height="64" rx="32" fill="${paper}"/><g fill="none" stroke="${petrol}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${glyph}</g>`,
  );
const search = shortcut('<circle cx="29" cy="29" r="11.5"/><path d="M38 38l9 9"/>');
const categories = shortcut(
  `<path d="M18 18h11v11H18zM35 18h11v11H35zM18 35h11v11H18z"/><path d="M35 35h11v11H35z" stroke="${saffron}"/>`,
);
const visits = shortcut(
  `<path d="M18 33a14.5 14.5 0 1 0 5-11.5M18 17v7.5h7.5"/><path d="M32 25v8l6 4" stroke="${saffron}"/>`,
);

const icons: readonly (readonly [file: string, source: string, pixels: number])[] = [
  ['icon-192.png', logo, 192],
  ['icon-512.png', logo, 512],
  ['maskable-192.png', maskable, 192],
  ['maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', plain, 180],
  ['badge-96.png', badge, 96],
  ['shortcut-search-96.png', search, 96],
  ['shortcut-categories-96.png', categories, 96],
  ['shortcut-visits-96.png', visits, 96],
];

mkdirSync(join(publicDir, 'icons'), { recursive: true });
writeFileSync(join(publicDir, 'logo.svg'), logo);
writeFileSync(join(publicDir, 'favicon.svg'), favicon);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
};

/** Encodes RGBA pixels of a square as PNG; unfiltered rows with the strongest deflate are smallest for flat colours. */
const encodePng = (rgba: Buffer, pixels: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Array.from({ length: pixels }, (_, y) =>
    Buffer.concat([Buffer.alloc(1), rgba.subarray(y * pixels * 4, (y + 1) * pixels * 4)]),
  );
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const browser = await chromium.launch({
  executablePath: existsSync(systemChromium) ? systemChromium : undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const page = await browser.newPage();
  for (const [file, source, pixels] of icons) {
    // A script as text: this TypeScript project has no DOM types
    const pixelsBase64 = await page.evaluate<string>(`(async () => {
      const image = new Image(${pixels}, ${pixels});
      image.src = 'data:image/svg+xml,' + ${JSON.stringify(encodeURIComponent(source))};
      await image.decode();
      const canvas = new OffscreenCanvas(${pixels}, ${pixels});
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0, ${pixels}, ${pixels});
      let bytes = '';
      for (const byte of context.getImageData(0, 0, ${pixels}, ${pixels}).data) bytes += String.fromCharCode(byte);
      return btoa(bytes);
    })()`);
    const png = encodePng(Buffer.from(pixelsBase64, 'base64'), pixels);
    if (png.length > maxBytes) throw new Error(`${file} is ${png.length} bytes, more than ${maxBytes}`);
    writeFileSync(join(publicDir, 'icons', file), png);
    console.log(`${file} ${png.length} bytes`);
  }
} finally {
  await browser.close();
}
