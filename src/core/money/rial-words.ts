import { numberToWords } from '@persian-tools/persian-tools';
import { isRial, RIAL_OF_TOMAN } from './money.ts';

/** The package writes «نه صد» and «یک هزار». */
const inWords = (number: number): string =>
  String(numberToWords(number))
    .replace(/(چهار|هفت|هشت|نه) صد/g, '$1صد')
    .replace(/^یک هزار/, 'هزار');

/**
 * «سه میلیون و پانصد هزار تومان»; single rial follow: «ده تومان و پنج ریال».
 * @throws RangeError if the amount is not a whole, exact number from zero up
 */
export function rialWords(amountRial: number): string {
  if (!isRial(amountRial) || amountRial < 0) throw new RangeError(`Not a whole number of rial: ${amountRial}`);
  const rest = amountRial % RIAL_OF_TOMAN;
  const toman = (amountRial - rest) / RIAL_OF_TOMAN;
  const parts = [
    (toman > 0 || rest === 0) && `${inWords(toman)} تومان`, //
    rest > 0 && `${inWords(rest)} ریال`,
  ];
  return parts.filter(Boolean).join(' و ');
}
