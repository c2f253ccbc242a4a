/** Parts of an animated drawing. Lengths are units of the frame. */
export const FRAME = { width: 960, height: 600 } as const;

export const ink = '#14212B';
export const petrol = '#0F5B66';
export const saffron = '#F2A516';
export const grey = '#5B6B73';
export const paper = '#F7F8F6';
const hairline = '#D9DEDC';

export interface Video {
  name: string;
  seconds: number;
  /** The moment of the still picture, of 1. */
  posterAt: number;
  /** The drawing at a moment from 0 to 1, without the frame. */
  draw: (at: number) => string;
}

const round = (value: number): string => value.toFixed(1);

export const line = (x1: number, y1: number, x2: number, y2: number, stroke = ink, width = 2, dash = ''): string =>
  `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${stroke}" stroke-width="${width}" fill="none"${dash && ` stroke-dasharray="${dash}"`}/>`;

export const curve = (points: readonly (readonly [number, number])[], stroke: string, width = 3, dash = ''): string =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linejoin="round"${dash && ` stroke-dasharray="${dash}"`}/>`;

export const circle = (x: number, y: number, r: number, fill = 'none', stroke = ink, width = 2): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;

/** Latin letters, figures and units. */
export const latin = (x: number, y: number, text: string, size = 22, fill = ink, anchor = 'middle'): string =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" direction="ltr">${text}</text>`;

export const persian = (x: number, y: number, text: string, size = 24, fill = ink, weight = 400): string =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}" font-weight="${weight}" text-anchor="middle" direction="rtl">${text}</text>`;

/** A caption at the foot of the frame. */
const caption = (text: string): string =>
  `<rect x="0" y="528" width="${FRAME.width}" height="72" fill="#fff"/>${line(0, 528, FRAME.width, 528, hairline, 2)}${persian(FRAME.width / 2, 573, text, 26)}`;

export const axes = (x: number, y: number, width: number, height: number): string =>
  line(x, y, x + width, y) + line(x, y, x, y - height);

/** 0 before `from`, 1 after `to`, smooth between them. */
export function between(at: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** The text whose time has come: the last one whose moment is not later. */
export const captionAt = (at: number, texts: readonly (readonly [number, string])[]): string =>
  caption(texts.findLast(([from]) => at >= from)?.[1] ?? '');
