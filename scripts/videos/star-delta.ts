import { axes, captionAt, curve, grey, ink, latin, line, persian, petrol, saffron, type Video } from './sheet.ts';

const [LEFT, FOOT, WIDTH, HEIGHT] = [120, 450, 740, 350];
const CURRENT_MAX = 8;
/** Of the time of the start, of 1. */
const SWITCHES_AT = 0.7;
const DIRECT_CURRENT = 6.5;

const x = (time: number) => LEFT + time * WIDTH;
const y = (current: number) => FOOT - (current / CURRENT_MAX) * HEIGHT;

/** Line current over rated current while a motor runs up: almost constant, then falling near the rated speed. */
const current = (start: number, time: number, end: number) => {
  const part = Math.min(1, time / end);
  return 1 + (start - 1) * (1 - part ** 7) * (1 - 0.1 * part);
};
const direct = (time: number) => current(DIRECT_CURRENT, time, 0.42);
/** A winding in star takes a third of the line current of delta; the change over makes a short peak. */
const starDelta = (time: number) => {
  if (time < SWITCHES_AT) return current(DIRECT_CURRENT / 3, time, SWITCHES_AT) * 0.9;
  return 1 + 2.6 * Math.exp(-(time - SWITCHES_AT) / 0.03);
};
const drive = (time: number) => Math.min(1.1, 0.75 + time * 0.4);

const points = (of: (time: number) => number, to: number) =>
  Array.from({ length: 241 }, (_, step) => (step / 240) * to).map((time): [number, number] => [x(time), y(of(time))]);

const texts = [
  [0, 'راه‌اندازی مستقیم: جریان تا ۶ تا ۷ برابر جریان نامی'],
  [0.33, 'ستاره–مثلث: جریان راه‌اندازی یک‌سوم، گشتاور هم یک‌سوم'],
  [0.66, 'درایو: جریان در اندازهٔ جریان نامی، گشتاور کامل و شتاب نرم'],
] as const;

export const starDeltaStart: Video = {
  name: 'motor-start-current',
  seconds: 18,
  posterAt: 0.97,
  draw(at) {
    const shown = (from: number) => Math.min(1, Math.max(0, (at - from) / 0.28));
    const curves = [
      { from: 0.02, of: direct, stroke: ink, name: 'مستقیم', at: [0.13, 7.05] },
      { from: 0.34, of: starDelta, stroke: petrol, name: 'ستاره–مثلث', at: [0.53, 2.5] },
      { from: 0.66, of: drive, stroke: saffron, name: 'درایو', at: [0.28, 0.3] },
    ] as const;
    return (
      axes(LEFT, FOOT, WIDTH, HEIGHT) +
      latin(LEFT + WIDTH, FOOT + 38, 't', 24, grey) +
      latin(LEFT - 16, FOOT - HEIGHT + 4, 'I / Iₙ', 22, grey, 'end') +
      [1, 2, 4, 6]
        .map(
          (tick) =>
            line(LEFT, y(tick), LEFT + WIDTH, y(tick), '#D9DEDC', 1.5) +
            latin(LEFT - 24, y(tick) + 7, String(tick), 20, grey),
        )
        .join('') +
      curves
        .map(({ from, of, stroke, name, at: [labelX, labelY] }) => {
          const part = shown(from);
          if (part === 0) return '';
          const label =
            part > 0.6 ? persian(x(labelX), y(labelY), name, 23, stroke === saffron ? '#8A5A00' : stroke, 700) : '';
          return curve(points(of, part), stroke, 4) + label;
        })
        .join('') +
      captionAt(at, texts)
    );
  },
};
