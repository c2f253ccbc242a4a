import { rialDigits } from '../../../core/money/typed-rial.ts';
import { toPersianDigits } from '../../../core/numbers/numerals.ts';

interface Typing {
  text: string;
  /** Where the cursor stands in the text. */
  caret: number;
}

const grouped = (digits: string): string => toPersianDigits(digits.replace(/\B(?=(?:\d{3})+$)/g, '٬'));

/** The place after as many digits; a separator that follows stays behind it. */
function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (text[at] !== '٬') seen += 1;
  }
  return text.length;
}

/** Where the input deleted; undefined if it did not. */
export type Deletion = 'backward' | 'forward' | undefined;

/**
 * What the field shows for what the browser made of it: thousands separated, the cursor beside the same digit. A deletion
 * that took a separator takes the digit beyond it. A text that is no number stays as it is.
 */
export function typeMoney(shown: string, { text, caret }: Typing, deletion: Deletion): Typing {
  const digits = rialDigits(text);
  if (digits === undefined) return { text, caret };
  const before = rialDigits(text.slice(0, caret))?.length ?? 0;
  const tookSeparator = deletion && text.length < shown.length && digits !== '' && digits === rialDigits(shown);
  if (!tookSeparator) return { text: grouped(digits), caret: caretAfter(grouped(digits), before) };
  const gone = deletion === 'forward' ? before : before - 1;
  const left = digits.slice(0, Math.max(gone, 0)) + digits.slice(gone + 1);
  return { text: grouped(left), caret: caretAfter(grouped(left), Math.max(gone, 0)) };
}
