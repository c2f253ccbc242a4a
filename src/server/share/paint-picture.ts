import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { SHARE_PICTURE } from '../../core/pages/share-picture.ts';
import { Turns } from '../platform/files/turns.ts';
import { isolatedLatin } from './isolated-latin.ts';
import { shareTexts } from './share-texts.ts';

const FONT_FILE = join(import.meta.dirname, 'vazirmatn.ttf');
const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE;
const MARGIN = 56;
const FRAME = { left: MARGIN, top: 115, width: 480, height: 400 };
const DRAWN = { width: 448, height: 336 };
const TEXT_WIDTH = WIDTH - FRAME.left - FRAME.width - 2 * MARGIN;
const TEXT_TOP = 170;
const GAP = 22;
const TIMEOUT_SECONDS = 10;
/** Each takes a thread for about a tenth of a second. */
const AT_ONCE = 1;

const ink = '#14212B';
const faint = '#4A5862';
const petrol = '#0F5B66';

/** What stands in the frame beside the words. */
export type Motif =
  | { kind: 'svg'; svg: string }
  /** A picture that the server has encoded itself. */
  | { kind: 'image'; bytes: Buffer }
  | { kind: 'letters'; letters: string };

export interface Painting {
  title: string;
  /** Whose it is, or what kind it is. */
  note?: string;
  price?: { amount: string; at: string };
  motif: Motif;
}

/** Beginnings of lengths in letters, with the size of a title of that length. */
const TITLE_SIZES: readonly [upTo: number, size: number][] = [
  [28, 60],
  [60, 48],
  [Number.POSITIVE_INFINITY, 36],
];
const TITLE_MAX = 100;
const NOTE_MAX = 70;

const turns = new Turns(AT_ONCE);

/** @returns a PNG of `SHARE_PICTURE`'s size */
export function paintPicture(painting: Painting): Promise<Buffer> {
  return turns.run(async () => {
    const words = await wordsOf(painting);
    return sharp(Buffer.from(sheet), { density: 72 })
      .composite([...words, await motifOf(painting.motif)])
      .timeout({ seconds: TIMEOUT_SECONDS })
      .png({ palette: true, colours: 128, effort: 3 })
      .toBuffer();
  });
}

const house =
  '<path d="M13 53V30C13 20 23 17 32 9c9 8 19 11 19 21v23" fill="none" stroke="#F7F8F6" stroke-width="4.5"/>' +
  '<path d="M25.5 45V35.5c0-4 3.5-5.5 6.5-8.5 3 3 6.5 4.5 6.5 8.5V45z" fill="#F2A516"/>';

const MARK = 64;
const MARK_TOP = 62;
const sheet =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
  `<rect width="100%" height="100%" fill="#F7F8F6"/><rect width="100%" height="10" fill="${petrol}"/>` +
  `<rect x="${FRAME.left}" y="${FRAME.top}" width="${FRAME.width}" height="${FRAME.height}" rx="12" fill="#fff" stroke="#D9DEDC" stroke-width="2"/>` +
  `<g transform="translate(${WIDTH - MARGIN - MARK} ${MARK_TOP})"><rect width="${MARK}" height="${MARK}" rx="14" fill="${petrol}"/>${house}</g>` +
  '</svg>';

async function wordsOf({ title, note, price }: Painting): Promise<OverlayOptions[]> {
  const [, titleSize = 0] = TITLE_SIZES.find(([upTo]) => title.length <= upTo) ?? [];
  const lines = [
    { text: cut(title, TITLE_MAX), size: titleSize, color: ink, isBold: true },
    { text: cut(note ?? '', NOTE_MAX), size: 28, color: faint },
    { text: price?.amount ?? '', size: 46, color: petrol, isBold: true },
    { text: price?.at ?? '', size: 26, color: faint },
  ].filter(({ text }) => text !== '');
  const name = await draw(shareTexts.site, { size: 34, color: petrol, isBold: true });
  const placed = [place(name, MARK_TOP + (MARK - name.height) / 2, MARGIN + MARK + 16)];
  const drawn = [];
  for (const { text, ...look } of lines) drawn.push(await draw(text, look));
  const whole = drawn.reduce((sum, { height }) => sum + height + GAP, -GAP);
  let top = Math.max(TEXT_TOP, TEXT_TOP + (HEIGHT - MARGIN - TEXT_TOP - whole) / 2);
  for (const one of drawn) {
    placed.push(place(one, top, MARGIN));
    top += one.height + GAP;
  }
  return placed;
}

type Drawn = { input: Buffer; width: number; height: number };

const place = ({ input, width }: Drawn, top: number, right: number): OverlayOptions => ({
  input,
  top: Math.round(top),
  left: WIDTH - right - width,
});

type Look = { size: number; color: string; isBold?: boolean };

/** The text from right to left, in lines that fit beside the frame. */
async function draw(text: string, { size, color, isBold }: Look): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escapeMarkup(isolatedLatin(text))}</span>`,
      font: `Vazirmatn ${isBold ? 'Bold ' : ''}${size}`,
      fontfile: FONT_FILE,
      rgba: true,
      width: TEXT_WIDTH,
      // Pango exchanges the sides of a text from right to left.
      align: 'left',
      wrap: 'word-char',
      spacing: 4,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

async function motifOf(motif: Motif): Promise<OverlayOptions> {
  const input = await drawMotif(motif);
  const { width, height } = await sharp(input).metadata();
  return {
    input,
    left: Math.round(FRAME.left + (FRAME.width - width) / 2),
    top: Math.round(FRAME.top + (FRAME.height - height) / 2),
  };
}

async function drawMotif(motif: Motif): Promise<Buffer> {
  const fit = { ...DRAWN, fit: 'inside' } as const;
  if (motif.kind === 'image') return sharp(motif.bytes).resize(fit).png().toBuffer();
  if (motif.kind === 'svg')
    return sharp(Buffer.from(withOwnFont(motif.svg)), { density: 300 })
      .resize(fit)
      .png()
      .toBuffer();
  return (await draw(motif.letters, { size: 190, color: petrol, isBold: true })).input;
}

const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text);

/** A server may have no fonts of its own. */
const withOwnFont = (svg: string): string => svg.replaceAll('sans-serif', 'Vazirmatn');

const escapeMarkup = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
