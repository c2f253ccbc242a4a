import { along, at, type Contour, clamp, short } from './geometry.ts';
import { hatchLines } from './hatch.ts';
import type { Size } from './sizes.ts';

export const sheetWidth = 320;
export const sheetHeight = 240;

/**
 * outline: visible edges; thin: threads and hidden detail; centre: chain-dotted axes; hatch: cut faces; fill: solid;
 * arrow: the heads of dimensions.
 */
export type Pen = 'outline' | 'thin' | 'hidden' | 'centre' | 'hatch' | 'dimension' | 'fill' | 'arrow';

const penClass: Record<Pen, string> = {
  hatch: 'h',
  thin: 't',
  hidden: 'n',
  centre: 'c',
  dimension: 'd',
  outline: 'o',
  fill: 'f',
  arrow: 'a',
};
const penOrder: readonly Pen[] = ['hatch', 'centre', 'hidden', 'thin', 'dimension', 'outline', 'fill', 'arrow'];
const ink = '#14212B';
const lightInk = '#E4EAE8';
const arrowLength = 6;
const charWidth = 6.2;
const textSize = 11;
/** Maximum length of the SVG without its title; a longer drawing gets fewer hatch lines. */
const budget = 2780;
/** Free margin around the drawing, in px. */
const margin = 10;

/** Removes blanks and zeros that SVG paths do not need. */
const compact = (d: string): string => d.replace(/ -/g, '-').replace(/(?<![\d.])0\./g, '.');

/** On a thumbnail the numbers are specks, and lines of a full drawing too fine to see. */
const small =
  '@media(max-width:119px){.rd text,.rd .d,.rd .a{display:none}.rd path{stroke-width:3}.rd .o{stroke-width:4.5}}';

const style = `<style>.rd{color:${ink}}.rd path{fill:none;stroke:currentColor;stroke-width:1;stroke-linejoin:round}.rd .o{stroke-width:1.6}.rd .h{stroke-width:.7;opacity:.6}.rd .c{stroke-width:.8;stroke-dasharray:9 2.5 1 2.5;opacity:.7}.rd .n{stroke-dasharray:4 2.5}.rd .d{stroke-width:.8}.rd .f,.rd .a,.rd text{fill:currentColor;stroke:none}.rd text{font:${textSize}px sans-serif;text-anchor:middle;direction:ltr}@media(prefers-color-scheme:dark){.rd{color:${lightInk}}}${small}</style>`;

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Collects the strokes of one drawing by pen and writes them as one SVG. */
export class Sheet {
  private readonly strokes = new Map<Pen, string>();
  private readonly hatchings: (readonly string[])[] = [];
  private texts = '';
  private labelled = false;
  private left = Number.POSITIVE_INFINITY;
  private right = Number.NEGATIVE_INFINITY;
  private top = Number.POSITIVE_INFINITY;
  private bottom = Number.NEGATIVE_INFINITY;

  path(pen: Pen, d: string): void {
    this.strokes.set(pen, (this.strokes.get(pen) ?? '') + d);
  }

  line(pen: Pen, x1: number, y1: number, x2: number, y2: number): void {
    this.reach(x1, y1);
    this.reach(x2, y2);
    const [fromX, fromY, toX, toY] = [short(x1), short(y1), short(x2), short(y2)];
    const rest = fromY === toY ? `H${toX}` : fromX === toX ? `V${toY}` : `L${toX} ${toY}`;
    this.path(pen, `M${fromX} ${fromY}${rest}`);
  }

  poly(pen: Pen, points: Contour, closed = true): void {
    for (const [x, y] of points) this.reach(x, y);
    const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
    this.path(pen, closed ? `${d}z` : d);
  }

  rect(pen: Pen, x: number, y: number, w: number, h: number, radius = 0): void {
    const r = clamp(radius, 0, Math.min(w, h) / 2);
    this.reach(x, y);
    this.reach(x + w, y + h);
    if (r < 0.5) {
      this.path(pen, `M${short(x)} ${short(y)}H${short(x + w)}V${short(y + h)}H${short(x)}z`);
      return;
    }
    const corner = (dx: number, dy: number) => `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}`;
    this.path(
      pen,
      `M${short(x + r)} ${short(y)}H${short(x + w - r)}${corner(r, r)}V${short(y + h - r)}${corner(-r, r)}H${short(x + r)}${corner(-r, -r)}V${short(y + r)}${corner(r, -r)}z`,
    );
  }

  circle(pen: Pen, cx: number, cy: number, radius: number): void {
    // Small circles need 0.1 px; large ones need 0.01 px to keep the ratio of diameters exact
    const r = radius < 12 ? Math.round(radius * 10) / 10 : Math.round(radius * 100) / 100;
    this.reach(cx - r, cy - r);
    this.reach(cx + r, cy + r);
    this.path(pen, `M${short(cx)} ${short(cy - r)}a${r} ${r} 0 1 0 .1 0z`);
  }

  /** An arc from one angle to the other in degrees, clockwise on the sheet. */
  arc(pen: Pen, cx: number, cy: number, radius: number, from: number, to: number): void {
    const [x1, y1] = at(cx, cy, radius, from);
    const [x2, y2] = at(cx, cy, radius, to);
    for (const [x, y] of along(cx, cy, radius, from, to)) this.reach(x, y);
    const large = Math.abs(to - from) > 180 ? 1 : 0;
    const r = short(radius);
    this.path(pen, `M${short(x1)} ${short(y1)}A${r} ${r} 0 ${large} ${to > from ? 1 : 0} ${short(x2)} ${short(y2)}`);
  }

  /** A centre line, extended slightly beyond both ends. */
  axis(x1: number, y1: number, x2: number, y2: number): void {
    const over = 6;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const dx = ((x2 - x1) / length) * over;
    const dy = ((y2 - y1) / length) * over;
    this.line('centre', x1 - dx, y1 - dy, x2 + dx, y2 + dy);
  }

  /** The two centre lines of a round view. */
  cross(cx: number, cy: number, radius: number): void {
    this.axis(cx - radius, cy, cx + radius, cy);
    this.axis(cx, cy - radius, cx, cy + radius);
  }

  /** 45° hatching inside the contours (even-odd, so a second contour is a hole); use slope -1 for an adjacent part. */
  hatch(contours: readonly Contour[], slope: 1 | -1 = 1, spacing = 6): void {
    this.hatchings.push(hatchLines(contours, slope, spacing));
  }

  /** A dimension between two x at height y; extension lines start at `from`, the end of the measured edge. */
  dimAcross(x1: number, x2: number, y: number, size: Size, from?: number): void {
    if (!size.text) return;
    if (from !== undefined) {
      const side = Math.sign(y - from);
      for (const x of [x1, x2]) this.line('dimension', x, from + side * 2, x, y + side * 3);
    }
    const width = size.text.length * charWidth;
    const outside = x2 - x1 < 2 * arrowLength + 4;
    const beside = x2 - x1 < width + 4;
    const tail = outside || beside ? arrowLength * 2 : 0;
    this.line('dimension', outside ? x1 - tail : x1, y, x2 + tail + (beside ? width : 0), y);
    this.arrow(x1, y, outside ? -1 : 1, 0);
    this.arrow(x2, y, outside ? 1 : -1, 0);
    this.text(beside ? x2 + tail + width / 2 : (x1 + x2) / 2, y - 3.5, size.text);
  }

  /** A dimension between two y at x, with its number rotated to read from the right. */
  dimUp(x: number, y1: number, y2: number, size: Size, from?: number): void {
    if (!size.text) return;
    if (from !== undefined) {
      const side = Math.sign(x - from);
      for (const y of [y1, y2]) this.line('dimension', from + side * 2, y, x + side * 3, y);
    }
    const width = size.text.length * charWidth;
    const outside = y2 - y1 < 2 * arrowLength + 4;
    const beside = y2 - y1 < width + 4;
    const tail = outside || beside ? arrowLength * 2 : 0;
    this.line('dimension', x, y1 - tail - (beside ? width : 0), x, outside ? y2 + tail : y2);
    this.arrow(x, y1, 0, outside ? -1 : 1);
    this.arrow(x, y2, 0, outside ? 1 : -1);
    this.text(x - 3.5, beside ? y1 - tail - width / 2 : (y1 + y2) / 2, size.text, true);
  }

  /** A leader line from a feature to its text on a short shelf. */
  leader(x: number, y: number, shelfX: number, shelfY: number, size: Size): void {
    if (!size.text) return;
    const width = size.text.length * charWidth + 2;
    const side = shelfX < x ? -1 : 1;
    const startX = clamp(shelfX, side < 0 ? width + 2 : 2, side < 0 ? sheetWidth - 2 : sheetWidth - width - 2);
    const length = Math.hypot(x - startX, y - shelfY) || 1;
    this.path('dimension', `M${short(x)} ${short(y)}L${short(startX)} ${short(shelfY)}h${short(side * width)}`);
    this.arrow(x, y, (startX - x) / length, (shelfY - y) / length);
    this.text(startX + (side * width) / 2, shelfY - 3.5, size.text);
  }

  /** The gap of a shortened part: two freehand break lines across its height. */
  breakAcross(x: number, y1: number, y2: number): void {
    const h = (y2 - y1) / 4;
    const d = `q2.5 ${short(h)} 0 ${short(2 * h)}t0 ${short(2 * h)}`;
    for (const edge of [x - breakGap / 2, x + breakGap / 2]) this.path('thin', `M${short(edge)} ${short(y1)}${d}`);
  }

  note(x: number, y: number, text: string): void {
    this.text(x, y, text);
  }

  toSvg(label: string): string {
    const fullest = this.body(1);
    const body = fullest.length > budget ? this.body(fullest.length > budget * 1.2 ? 3 : 2) : fullest;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheetWidth} ${sheetHeight}" class="rd"><title>${escapeXml(label)}</title>${body}</svg>`;
  }

  /** The SVG body, with every n-th hatch line of each cut face. */
  private body(every: number): string {
    const hatching = this.hatchings.map((lines) => lines.filter((_, i) => i % every === 0).join('')).join('');
    const paths = penOrder
      .map((pen) => [pen, (pen === 'hatch' ? hatching : '') + (this.strokes.get(pen) ?? '')] as const)
      .filter(([, d]) => d !== '')
      .map(([pen, d]) => `<path class="${penClass[pen]}" d="${compact(d)}"/>`)
      .join('');
    const unit = this.labelled ? '<text x="304" y="233" opacity=".7">mm</text>' : '';
    return `${style}<g transform="${this.placement()}">${paths}${this.texts}</g>${unit}`;
  }

  /** Extends the bounding box, for strokes given as raw paths, which are not measured. */
  reach(x: number, y: number): void {
    this.left = Math.min(this.left, x);
    this.right = Math.max(this.right, x);
    this.top = Math.min(this.top, y);
    this.bottom = Math.max(this.bottom, y);
  }

  /** Centres the drawing on the sheet; scales it down only if it does not fit. */
  private placement(): string {
    const scale = Math.min(
      1,
      (sheetWidth - 2 * margin) / (this.right - this.left),
      (sheetHeight - 2 * margin) / (this.bottom - this.top),
    );
    const x = sheetWidth / 2 - (scale * (this.left + this.right)) / 2;
    const y = sheetHeight / 2 - (scale * (this.top + this.bottom)) / 2;
    return `translate(${short(x)} ${short(y)})${scale < 1 ? ` scale(${Math.floor(scale * 1000) / 1000})` : ''}`;
  }

  private arrow(x: number, y: number, ux: number, uy: number): void {
    const bx = ux * arrowLength;
    const by = uy * arrowLength;
    const px = -uy * 1.7;
    const py = ux * 1.7;
    this.path(
      'arrow',
      `M${short(x)} ${short(y)}l${short(bx + px)} ${short(by + py)} ${short(-2 * px)} ${short(-2 * py)}z`,
    );
  }

  private text(x: number, y: number, text: string, turned = false): void {
    this.labelled = true;
    const half = (text.length * charWidth) / 2;
    this.reach(x - (turned ? textSize : half), y - (turned ? half : textSize));
    this.reach(x + (turned ? 0 : half), y + (turned ? half : 0));
    const turn = turned ? ` transform="rotate(-90 ${short(x)} ${short(y)})"` : '';
    this.texts += `<text x="${short(x)}" y="${short(y)}"${turn}>${text}</text>`;
  }
}

/** Width of the gap of a shortened part. */
export const breakGap = 6;
