import {
  axes,
  between,
  captionAt,
  circle,
  curve,
  grey,
  ink,
  latin,
  line,
  persian,
  petrol,
  saffron,
  type Video,
} from './sheet.ts';

const [LEFT, FOOT, WIDTH, HEIGHT] = [130, 450, 700, 360];
/** A pump of 50 m at no flow, and 30 m at 60 m³/h. */
const [HEAD_0, HEAD_LOSS] = [50, 20 / 60 ** 2];
const STATIC_HEAD = 15;
const [FLOW_MAX, HEAD_MAX] = [80, 60];

const x = (flow: number) => LEFT + (flow / FLOW_MAX) * WIDTH;
const y = (head: number) => FOOT - (head / HEAD_MAX) * HEIGHT;
const pumpHead = (flow: number) => HEAD_0 - HEAD_LOSS * flow ** 2;
const systemHead = (flow: number, loss: number) => STATIC_HEAD + loss * flow ** 2;
const points = (head: (flow: number) => number, to: number) =>
  Array.from({ length: 81 }, (_, step) => (step / 80) * to)
    .filter((flow) => head(flow) <= HEAD_MAX && head(flow) >= 0)
    .map((flow): [number, number] => [x(flow), y(head(flow))]);

const OPEN_LOSS = 15 / 60 ** 2;
const THROTTLED_LOSS = 60 / 60 ** 2;

const texts = [
  [0, 'منحنی پمپ: هرچه دبی بیشتر شود، هد کمتر است'],
  [0.2, 'منحنی سامانه: هد استاتیک و افت لوله‌ها که با توان دوم دبی زیاد می‌شود'],
  [0.4, 'نقطهٔ کار جایی است که دو منحنی به هم می‌رسند'],
  [0.58, 'با بستن شیر، افت بیشتر و دبی کمتر می‌شود'],
  [0.8, 'توانی که در شیر هدر می‌رود، با کم کردن دور پس‌انداز می‌شود'],
] as const;

export const pumpPoint: Video = {
  name: 'pump-operating-point',
  seconds: 20,
  posterAt: 0.5,
  draw(at) {
    const throttled = between(at, 0.58, 0.78);
    const loss = OPEN_LOSS + (THROTTLED_LOSS - OPEN_LOSS) * throttled;
    const flow = Math.sqrt((HEAD_0 - STATIC_HEAD) / (HEAD_LOSS + loss));
    const head = pumpHead(flow);
    const shownPump = between(at, 0, 0.15);
    const shownSystem = between(at, 0.2, 0.35);
    const point = between(at, 0.4, 0.45);
    const parts = [
      axes(LEFT, FOOT, WIDTH, HEIGHT),
      latin(LEFT + WIDTH - 10, FOOT + 40, 'Q (m³/h)', 22, grey, 'end'),
      latin(LEFT - 12, FOOT - HEIGHT + 12, 'H (m)', 22, grey, 'end'),
      ...[20, 40, 60].map(
        (tick) => line(x(tick), FOOT, x(tick), FOOT + 8) + latin(x(tick), FOOT + 34, String(tick), 20, grey),
      ),
      ...[20, 40].map(
        (tick) => line(LEFT - 8, y(tick), LEFT, y(tick)) + latin(LEFT - 30, y(tick) + 7, String(tick), 20, grey),
      ),
      shownPump > 0 ? curve(points(pumpHead, FLOW_MAX * shownPump), petrol, 4) : '',
      shownPump === 1 ? persian(x(70), y(pumpHead(70)) - 26, 'منحنی پمپ', 22, petrol) : '',
      shownSystem > 0
        ? curve(
            points((one) => systemHead(one, loss), FLOW_MAX * shownSystem),
            ink,
            3,
            '10 7',
          )
        : '',
      shownSystem === 1 ? persian(x(12), y(STATIC_HEAD) + 34, 'منحنی سامانه', 22) : '',
    ];
    if (point > 0)
      parts.push(
        line(x(flow), y(head), x(flow), FOOT, grey, 2, '4 6'),
        line(LEFT, y(head), x(flow), y(head), grey, 2, '4 6'),
        circle(x(flow), y(head), 11 * point, saffron, ink, 2),
        latin(x(flow) + 16, y(head) - 18, `${flow.toFixed(0)} m³/h · ${head.toFixed(0)} m`, 24, ink, 'start'),
      );
    return parts.join('') + captionAt(at, texts);
  },
};
