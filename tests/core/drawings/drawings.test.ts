// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Drawing, type DrawingKind, drawingKinds } from '../../../src/core/catalog/drawing.ts';
import { renderDrawing } from '../../../src/server/drawings/render-drawing.ts';

const maxBytes = 3 * 1024;
const title = 'فلنج گلودار جوشی فولادی ASME B16.5 کلاس ۱۵۰ اندازهٔ ۲ اینچ، رده ۴۰، جنس A105 با روکش';
const sheet = { width: 320, height: 240 };

/** The part of the DOM that this test uses; its TypeScript project has no DOM types. */
interface XmlNode {
  id: string;
  textContent: string | null;
  childElementCount: number;
  documentElement: XmlNode;
  getAttribute(name: string): string | null;
  querySelector(selector: string): XmlNode | null;
  querySelectorAll(selector: string): Iterable<XmlNode>;
}
const { DOMParser: XmlParser } = globalThis as unknown as {
  DOMParser: new () => { parseFromString(text: string, type: 'image/svg+xml'): XmlNode };
};

const parse = (svg: string): XmlNode => {
  const parsed = new XmlParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed;
};

const texts = (drawing: Drawing): string[] =>
  [...parse(renderDrawing(drawing, 'x')).querySelectorAll('text')].map((text) => text.textContent ?? '');

/** End points and control points of a path, in sheet coordinates. */
const pointsOf = (d: string): [number, number][] => {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', args = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (args.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const arity = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, a: 7, z: 0 }[command.toLowerCase()];
    if (arity === undefined) throw new Error(`path command ${command} is not expected`);
    if (arity === 0) [x, y] = [startX, startY];
    expect(arity === 0 ? numbers.length : numbers.length % arity).toBe(0);
    const relative = command === command.toLowerCase();
    for (let i = 0; arity > 0 && i < numbers.length; i += arity) {
      const group = numbers.slice(i, i + arity);
      const [baseX, baseY] = relative ? [x, y] : [0, 0];
      if (command.toLowerCase() === 'h') x = baseX + (group[0] as number);
      else if (command.toLowerCase() === 'v') y = baseY + (group[0] as number);
      else {
        const from = command.toLowerCase() === 'a' ? 5 : 0;
        for (let k = from; k + 1 < group.length; k += 2) {
          points.push([baseX + (group[k] as number), baseY + (group[k + 1] as number)]);
        }
        x = baseX + (group[arity - 2] as number);
        y = baseY + (group[arity - 1] as number);
        // A full circle starts and ends at its top: its lowest point is one diameter below
        if (from === 5 && Math.abs((group[5] as number) - 0.1) < 1e-9 && group[6] === 0) {
          points.push([x, y + 2 * (group[0] as number)], [x - (group[0] as number), y], [x + (group[0] as number), y]);
        }
      }
      points.push([x, y]);
      if (command.toLowerCase() === 'm') [startX, startY] = [x, y];
    }
  }
  return points;
};

const expectInside = (svg: string): void => {
  const parsed = parse(svg);
  const transform = parsed.querySelector('g')?.getAttribute('transform') ?? '';
  const [dx = 0, dy = 0] = (/translate\((\S+) (\S+)\)/.exec(transform) ?? []).slice(1).map(Number);
  const scale = Number(/scale\((\S+)\)/.exec(transform)?.[1] ?? 1);
  const paths = [...parsed.querySelectorAll('g path')].flatMap((path) => pointsOf(path.getAttribute('d') ?? ''));
  const labels = [...parsed.querySelectorAll('g text')].map((text): [number, number] => [
    Number(text.getAttribute('x')),
    Number(text.getAttribute('y')),
  ]);
  expect(paths.length).toBeGreaterThan(0);
  for (const [x, y] of [...paths, ...labels]) {
    expect(dx + scale * x).toBeGreaterThanOrEqual(0);
    expect(dx + scale * x).toBeLessThanOrEqual(sheet.width);
    expect(dy + scale * y).toBeGreaterThanOrEqual(0);
    expect(dy + scale * y).toBeLessThanOrEqual(sheet.height);
  }
};

const letters = [
  'd',
  'D',
  'B',
  'L',
  'l',
  'h',
  'H',
  'b',
  'tw',
  'tf',
  't',
  'T',
  'C',
  'k',
  'K',
  's',
  'a',
  'A',
  'W',
  'E',
  'R',
];
const others = [
  'd1',
  'd2',
  'b1',
  'p',
  'n',
  'm',
  'M',
  'J',
  'DN',
  'D1',
  'D2',
  'impeller',
  'bore',
  'stroke',
  'rod',
  'cores',
  'poles',
];
const keys = [...letters, ...others];

describe('renderDrawing', () => {
  it.each(drawingKinds)('renders a well-formed %s without sizes and without invented numbers', (kind) => {
    const svg = renderDrawing({ kind, dims: {} }, 'قطعه');
    expect(parse(svg).documentElement.getAttribute('viewBox')).toBe('0 0 320 240');
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(maxBytes);
    expectInside(svg);
    expect(texts({ kind, dims: {} })).toEqual([]);
  });

  it.each(drawingKinds)('keeps a %s with extreme sizes on the sheet', (kind) => {
    for (const [one, other] of [
      [1, 6000],
      [6000, 1],
      [0.1, 0.1],
      [99999, 99999],
    ] as const) {
      const dims = Object.fromEntries(keys.map((key, i) => [key, i % 2 ? one : other]));
      expectInside(renderDrawing({ kind, dims }, 'x'));
      expectInside(renderDrawing({ kind, dims: { d: one, L: other } }, 'x'));
    }
  });

  it('stays small, well-formed and on the sheet for any sizes', () => {
    const dims = fc.dictionary(fc.constantFrom(...keys), fc.double({ min: 0.5, max: 3000, noNaN: true }), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...drawingKinds), dims, (kind, sizes) => {
        const svg = renderDrawing({ kind, dims: sizes }, title);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(maxBytes);
        expectInside(svg);
      }),
      { numRuns: 300, seed: 20261121 },
    );
  });

  it.each<[DrawingKind, number, number]>([
    ['ballBearing', 52, 25],
    ['ballBearing', 110, 50],
    ['rollerBearing', 80, 40],
    ['washer', 24, 13],
  ])('draws the diameters of a %s %d/%d in their true ratio', (kind, D, d) => {
    const dims: Drawing['dims'] = kind === 'washer' ? { d2: D, d1: d, h: 2.5 } : { D, d, B: 15 };
    const path = parse(renderDrawing({ kind, dims }, 'x')).querySelector('path.o')?.getAttribute('d') ?? '';
    const radii = [...path.matchAll(/a([\d.]+) [\d.]+ 0 1 0 ?\.1 0z/g)].map((match) => Number(match[1]));
    const outer = Math.max(...radii);
    const closest = Math.min(...radii.map((radius) => Math.abs(outer / radius / (D / d) - 1)));
    expect(closest).toBeLessThan(0.01);
  });

  it('labels the main dimensions of the part', () => {
    expect(texts({ kind: 'ballBearing', dims: { d: 25, D: 52, B: 15 } })).toEqual(
      expect.arrayContaining(['Ø25', 'Ø52', '15']),
    );
    expect(texts({ kind: 'hexBolt', dims: { d: 12, L: 60, k: 7.5, s: 18 } })).toEqual(
      expect.arrayContaining(['M12', '60', '7.5', '18']),
    );
    expect(texts({ kind: 'iBeam', dims: { h: 200, b: 100, tw: 5.6, tf: 8.5 } })).toEqual(
      expect.arrayContaining(['200', '100', '5.6', '8.5']),
    );
  });

  it('ignores impossible sizes', () => {
    expect(texts({ kind: 'pipe', dims: { D: Number.NaN, t: -3, L: 0 } })).toEqual([]);
  });

  it('escapes the label', () => {
    const label = `<script>alert("1")</script> & 'پیچ'`;
    const svg = renderDrawing({ kind: 'hexBolt', dims: {} }, label);
    expect(svg).not.toContain('<script');
    expect(parse(svg).querySelector('title')?.textContent).toBe(label);
    expect(
      parse(renderDrawing({ kind: 'hexNut', dims: {} }, 'a\u0000b\ud800c\uffff')).querySelector('title')?.textContent,
    ).toBe('ab\ufffdc');
  });

  it('renders the same bytes for the same part', () => {
    const drawing: Drawing = { kind: 'flange', dims: { D: 165, K: 125, d: 18, t: 18, n: 4 } };
    expect(renderDrawing(drawing, 'x')).toBe(renderDrawing(drawing, 'x'));
  });

  it('leaves out numbers, dimension lines and their arrows on a thumbnail', () => {
    const svg = parse(renderDrawing({ kind: 'flange', dims: { D: 165, K: 125, d: 18, t: 18, n: 4 } }, 'x'));
    expect(svg.querySelector('style')?.textContent).toContain(
      '@media(max-width:119px){.rd text,.rd .d,.rd .a{display:none}',
    );
    expect(svg.querySelector('.d, .a')).not.toBeNull();
    expect(svg.querySelector('.f')).toBeNull();
  });
});

const glyphNames =
  'bearing bolt nut washer beam pipe flange valve pump motor gearbox belt chain coupling seal cable gland breaker contactor transformer panel gauge sensor cylinder hose fan compressor exchanger tank welding abrasive drill conveyor castor spring steel chemical safety tool lighting document standard book service casting machining sheet coating inspection repair consulting design calculation energy training lab automation solar battery product table-columns type-IndustrialService type-Product type-ConsultingService type-ElectronicDocument'.split(
    ' ',
  );

describe('glyphs.svg', () => {
  const source = readFileSync(join(import.meta.dirname, '../../../public/glyphs.svg'), 'utf8');

  it('contains every glyph once, in the text colour on a 24-pixel grid', () => {
    const symbols = [...parse(source).querySelectorAll('symbol')];
    expect(symbols.map((symbol) => symbol.id).sort()).toEqual([...glyphNames].sort());
    for (const symbol of symbols) {
      expect(symbol.getAttribute('viewBox')).toBe('0 0 24 24');
      expect(symbol.getAttribute('stroke')).toBe('currentColor');
      expect(symbol.childElementCount).toBeGreaterThan(0);
    }
    expect(source.length).toBeLessThanOrEqual(40 * 1024);
  });
});
