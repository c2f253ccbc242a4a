import { foldPartNumber, foldScript } from '../text/persian.ts';
import type { NearText } from './near-goods.ts';

/** Current of a Siemens contactor by the last figures of its number: 3RT2026 is 25 A. */
const siemensAmperes: Readonly<Record<string, number>> = {
  '15': 7,
  '16': 9,
  '17': 12,
  '18': 16,
  '23': 9,
  '24': 12,
  '25': 17,
  '26': 25,
  '27': 32,
  '28': 38,
  '35': 40,
  '36': 50,
  '37': 65,
  '38': 80,
};
/** Curves of a Schneider iC60 by the figure behind `A9F7`. */
const schneiderCurves: Readonly<Record<string, string>> = { '3': 'B', '4': 'C', '5': 'D' };
const siemensCurves: Readonly<Record<string, string>> = { '5': 'A', '6': 'B', '7': 'C', '8': 'D' };

const contactor = (amperes: number) => `کنتاکتور ${amperes} آمپر`;
const breaker = (poles: number, curve: string, amperes: number) => `کلید مینیاتوری ${poles} پل ${curve}${amperes}`;
const drive = (kilowatts: number) => `اینورتر ${kilowatts} کیلووات`;

/** What the letters and figures of other makers' numbers mean, in words of the trade. Numbers are folded. */
const meanings: readonly (readonly [pattern: RegExp, mean: (...figures: string[]) => string])[] = [
  [/^LC1[DEK](\d{2,3})/, (amperes) => contactor(Number(amperes))],
  [/^3RT[12]0(\d\d)/, (size) => (siemensAmperes[size] ? contactor(siemensAmperes[size]) : 'کنتاکتور')],
  [/^G?MC(\d{1,3})[AB]?$/, (amperes) => contactor(Number(amperes))],
  [
    /^A9[FN]7([345])([1-4])(\d\d)$/,
    (curve, poles, amperes) => breaker(+poles, schneiderCurves[curve] ?? 'C', +amperes),
  ],
  [
    /^5S[LY][46]([1-4])(\d\d)([5-8])?/,
    (poles, amperes, curve) => breaker(+poles, siemensCurves[curve] ?? 'C', +amperes),
  ],
  [/^S[HU]?20([1-4])[ML]?([BCD])(\d{1,2})$/, (poles, curve, amperes) => breaker(+poles, curve, +amperes)],
  [/^ATV\d{2,3}[A-Z]?U(\d\d)/, (tenths) => drive(Number(tenths) / 10)],
  [/^ATV\d{2,3}[A-Z]?D(\d\d)/, (kilowatts) => drive(Number(kilowatts))],
  [/^SV(\d{3})I[GSCPE]\w*/, (tenths) => drive(Number(tenths) / 10)],
  [/^(?:LRD|3RU)\d/, () => 'بی‌متال'],
  [/^(?:6ES7|DVP|FX[135]|CP1)[A-Z\d]/, () => 'PLC'],
  [/^(?:6AV[26]|DOP|GOT)[A-Z\d]/, () => 'HMI'],
  [
    /^NMRV(0\d\d|1[135]0|\d\d)(\d{1,3})?$/,
    (size, ratio) => `گیربکس حلزونی سایز ${Number(size)}${ratio ? ` نسبت ${ratio}` : ''}`,
  ],
  [/^UC(?:F|FL|FC|T|PA|PH|FA)(\d{3})/, (size) => `UCP${size}`],
  [/^XP([ZABC])(\d{3,4})/, (section, length) => `SP${section}${length}`],
  [/^(?:E2[AEB]|LJ\d|BES|IFS)[A-Z\d]/, () => 'سنسور القایی'],
  [/^(?:E3[ZFS]|BTF|BEN|WL)\d/, () => 'سنسور نوری'],
  [/^(?:MY|LY)[24]N?$/, () => 'رلهٔ مینیاتوری'],
  [/^(?:1LA|1LE|M2B|M3B)[A-Z\d]/, () => 'الکتروموتور سه‌فاز'],
  [/^CR[NIE]?\d/, () => 'پمپ طبقاتی عمودی'],
  // Bore and stroke of a cylinder of Festo or SMC.
  [
    /^(?:DSBC|DNCB?|DSNU|DNU|ADVU?|C?P?9[56]S?D?B?)(125|100|80|63|50|40|32|25|20|16)(\d{2,3})(?!\d)/,
    (bore, stroke) => `سیلندر پنوماتیک ${bore}x${stroke}`,
  ],
];

const CHUNKS_MAX = 3;
const MEANT = /^(?=.*[A-Z])(?=.*\d)[A-Z\d]{4,}$/;

/** The text with what another maker's number means in its place; undefined if it has none that is known. */
export function codeMeaning(text: string): NearText | undefined {
  const words = foldScript(text).split(/\s+/);
  for (let first = 0; first < words.length; first++) {
    for (let count = Math.min(CHUNKS_MAX, words.length - first); count > 0; count--) {
      const said = words.slice(first, first + count);
      const number = foldPartNumber(said.join(''));
      if (!MEANT.test(number)) continue;
      for (const [pattern, mean] of meanings) {
        const found = pattern.exec(number);
        if (!found) continue;
        const near = mean(...found.slice(1));
        return {
          text: [...words.slice(0, first), near, ...words.slice(first + count)].join(' '),
          left: said.join(' '),
        };
      }
    }
  }
  return undefined;
}
