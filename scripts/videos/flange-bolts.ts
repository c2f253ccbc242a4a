import { between, captionAt, circle, grey, ink, latin, line, persian, petrol, saffron, type Video } from './sheet.ts';

const [CX, CY, OUTER, BOLT_CIRCLE, BORE] = [400, 268, 220, 172, 96];
/** Opposite bolts, then a quarter turn on: the sequence of ASME PCC-1 for eight bolts. */
const order = [0, 4, 2, 6, 1, 5, 3, 7];
const passes = [30, 70, 100] as const;
/** The last moments show a round of all bolts in their order. */
const PASSES_END = 0.84;

const texts = [
  [0, 'هشت پیچ فلنج را ضربدری سفت کنید، نه دور تا دور'],
  [0.1, 'دور نخست: ۳۰٪ گشتاور نهایی'],
  [0.1 + (PASSES_END - 0.1) / 3, 'دور دوم: ۷۰٪ گشتاور نهایی، به همان ترتیب'],
  [0.1 + ((PASSES_END - 0.1) * 2) / 3, 'دور سوم: ۱۰۰٪ گشتاور نهایی'],
  [PASSES_END, 'دور پایانی: همهٔ پیچ‌ها یک بار دورتادور با گشتاور نهایی'],
] as const;

/** How far a bolt is tightened, in percent. */
function torqueOf(place: number, at: number): number {
  const step = (PASSES_END - 0.1) / (passes.length * order.length);
  let torque = 0;
  for (const [pass, target] of passes.entries()) {
    const from = 0.1 + (pass * order.length + place) * step;
    torque += (target - (passes[pass - 1] ?? 0)) * between(at, from, from + step);
  }
  return torque;
}

function placeTurning(at: number): number {
  if (at < 0.1) return -1;
  if (at >= PASSES_END) return -1;
  const step = (PASSES_END - 0.1) / (passes.length * order.length);
  return Math.floor((at - 0.1) / step) % order.length;
}

export const flangeBolts: Video = {
  name: 'flange-bolt-sequence',
  seconds: 22,
  posterAt: 0.5,
  draw(at) {
    const parts = [
      circle(CX, CY, OUTER, '#fff', ink, 3),
      circle(CX, CY, BORE + 44, 'none', grey, 1.5),
      circle(CX, CY, BORE, '#F7F8F6', ink, 3),
      circle(CX, CY, BOLT_CIRCLE, 'none', grey, 1),
      line(CX - OUTER - 20, CY, CX + OUTER + 20, CY, grey, 1, '18 6 4 6'),
      line(CX, CY - OUTER - 14, CX, CY + OUTER + 14, grey, 1, '18 6 4 6'),
    ];
    const round = Math.floor(((at - PASSES_END) / (1 - PASSES_END)) * order.length);
    for (const [place, bolt] of order.entries()) {
      const turn = (bolt / order.length) * 2 * Math.PI - Math.PI / 2 + Math.PI / order.length;
      const [x, y] = [CX + BOLT_CIRCLE * Math.cos(turn), CY + BOLT_CIRCLE * Math.sin(turn)];
      const isTurning = at >= PASSES_END ? round === bolt : placeTurning(at) === place;
      const torque = torqueOf(place, at);
      const corners = Array.from({ length: 6 }, (_, corner) => {
        const angle = (corner / 6) * 2 * Math.PI + torque / 30;
        return `${(x + 24 * Math.cos(angle)).toFixed(1)},${(y + 24 * Math.sin(angle)).toFixed(1)}`;
      });
      parts.push(
        `<polygon points="${corners.join(' ')}" fill="${isTurning ? saffron : '#fff'}" stroke="${ink}" stroke-width="2.5"/>`,
        latin(x, y + 8, String(place + 1), 22, ink),
        `<rect x="700" y="${70 + place * 52}" width="180" height="22" fill="#fff" stroke="${grey}"/>`,
        `<rect x="700" y="${70 + place * 52}" width="${(1.8 * torque).toFixed(1)}" height="22" fill="${isTurning ? saffron : petrol}"/>`,
        latin(682, 89 + place * 52, String(place + 1), 20, ink),
        latin(916, 88 + place * 52, `${torque.toFixed(0)}%`, 18, grey),
      );
    }
    parts.push(persian(790, 48, 'گشتاور هر پیچ', 22, ink, 700));
    return parts.join('') + captionAt(at, texts);
  },
};
