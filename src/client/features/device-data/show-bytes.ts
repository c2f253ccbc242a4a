import { formatNumber } from '../../../core/numbers/numerals.ts';
import { deviceDataTexts } from '../../parts/device-data/device-data-texts.ts';

const STEP = 1_000;
const units = ['byte', 'kilo', 'mega', 'giga'] as const;
/** Below it one decimal is worth showing. */
const EXACT_BELOW = 10;

/** `1234567` → «۱٫۲ مگابایت». */
export function showBytes(bytes: number): string {
  let at = 0;
  let value = bytes;
  while (Math.round(value) >= STEP && at < units.length - 1) {
    value /= STEP;
    at += 1;
  }
  const decimals = at > 0 && value < EXACT_BELOW ? 1 : 0;
  return deviceDataTexts.bytes(formatNumber(value, decimals), units[at] ?? 'byte');
}
