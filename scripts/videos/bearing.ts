import { captionAt, circle, grey, ink, latin, line, persian, petrol, saffron, type Video } from './sheet.ts';

/** Of a 6205, in millimetres; the drawing is eight times as large. */
const [BORE, OUTER, BALL, PITCH, BALLS] = [25, 52, 7.94, 38.5, 9];
const SCALE = 8.4;
const [CX, CY] = [480, 268];
const TURNS = 2.5;

/** Of the cage, for one turn of the inner ring while the outer one stands still. */
const CAGE = (1 - BALL / PITCH) / 2;
const BALL_SPIN = (PITCH / BALL) * ((1 - (BALL / PITCH) ** 2) / 2);

const texts = [
  [0, 'بلبرینگ شیار عمیق 6205: حلقهٔ درونی با محور می‌چرخد'],
  [0.3, 'گلوله‌ها و قفسه آهسته‌تر از محور می‌گردند: حدود ۰٫۴ دور در هر دور محور'],
  [0.62, 'بار از گلوله‌های نیمهٔ زیرین می‌گذرد: ناحیهٔ بار'],
  [0.85, 'دور گلوله و قفسه، بسامد خرابی‌ها را در ارتعاش‌سنجی می‌دهد'],
] as const;

export const bearing: Video = {
  name: 'bearing-kinematics',
  seconds: 18,
  posterAt: 0.7,
  draw(at) {
    const angle = at * TURNS * 2 * Math.PI;
    const mm = (length: number) => length * SCALE;
    const at2 = (turn: number, radius: number): [number, number] => [
      CX + radius * Math.cos(turn),
      CY + radius * Math.sin(turn),
    ];
    const raceIn = (PITCH - BALL) / 2;
    const raceOut = (PITCH + BALL) / 2;
    const parts = [
      circle(CX, CY, mm(OUTER / 2), '#fff', ink, 3),
      circle(CX, CY, mm(raceOut), 'none', ink, 2),
      circle(CX, CY, mm(raceIn), '#E7EFEE', petrol, 2),
      circle(CX, CY, mm(BORE / 2), '#F7F8F6', petrol, 3),
      line(CX - mm(OUTER / 2) - 24, CY, CX + mm(OUTER / 2) + 24, CY, grey, 1.5, '18 6 4 6'),
      line(CX, CY - mm(OUTER / 2) - 12, CX, CY + mm(OUTER / 2) + 12, grey, 1.5, '18 6 4 6'),
    ];
    for (let ball = 0; ball < BALLS; ball++) {
      const turn = angle * CAGE + (ball / BALLS) * 2 * Math.PI;
      const [x, y] = at2(turn, mm(PITCH / 2));
      const isLoaded = at >= 0.62 && Math.sin(turn) > 0.25;
      parts.push(circle(x, y, mm(BALL / 2), isLoaded ? saffron : '#fff', ink, 2));
      const spin = -angle * BALL_SPIN;
      parts.push(circle(x + mm(BALL / 4) * Math.cos(spin), y + mm(BALL / 4) * Math.sin(spin), 4, ink, ink, 0));
    }
    const [markX, markY] = at2(angle - Math.PI / 2, mm((BORE / 2 + raceIn) / 2));
    parts.push(circle(markX, markY, 8, petrol, petrol, 0));
    parts.push(
      persian(150, 130, 'محور', 24, petrol, 700),
      latin(150, 168, `${(at * TURNS).toFixed(1)} turns`, 24, petrol),
      persian(150, 240, 'قفسه', 24, ink, 700),
      latin(150, 278, `${(at * TURNS * CAGE).toFixed(1)} turns`, 24),
      latin(830, 130, `d = ${BORE} mm`, 22, grey),
      latin(830, 164, `D = ${OUTER} mm`, 22, grey),
      latin(830, 198, `${BALLS} × Ø${BALL} mm`, 22, grey),
    );
    return parts.join('') + captionAt(at, texts);
  },
};
