import type { XmlElement } from '../bmecat/xml-elements.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Day 0 of each system; 1900 counts a 29 February 1900 that did not exist as day 60. */
const EPOCH_1900_MS = Date.UTC(1899, 11, 30);
const EPOCH_1904_MS = Date.UTC(1904, 0, 1);
const FALSE_LEAP_DAY = 60;
const SERIAL_MAX = 2_958_465;

/** Built-in formats that show a date, a time or both; 45 to 47 are elapsed times. */
const builtInDates = [14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];

/** The workbook's cell styles that show a number as a date, and its calendar. */
export class DateCells {
  /** By index of `cellXfs`. */
  readonly #isDateStyle: boolean[];
  readonly #is1904: boolean;

  constructor(styles: XmlElement | undefined, is1904: boolean) {
    const custom = new Map(
      (styles?.find('numFmts')?.all('numFmt') ?? []).map(({ attributes }) => [
        attributes.numFmtId,
        isDateFormat(attributes.formatCode ?? ''),
      ]),
    );
    const builtIn = new Set(builtInDates.map(String));
    this.#isDateStyle = (styles?.find('cellXfs')?.all('xf') ?? []).map(({ attributes }) => {
      const id = attributes.numFmtId ?? '0';
      return custom.get(id) ?? builtIn.has(id);
    });
    this.#is1904 = is1904;
  }

  /** `2026-03-21`, `2026-03-21 14:30` or `14:30`; undefined for a cell that is a plain number. */
  textOf(serial: number, style: string | undefined): string | undefined {
    if (style === undefined || !this.#isDateStyle[Number(style)]) return undefined;
    if (!Number.isFinite(serial) || serial < 0 || serial > SERIAL_MAX) return undefined;
    const minutes = Math.round((serial * DAY_MS) / MINUTE_MS);
    const iso = new Date(this.#startMs(serial) + minutes * MINUTE_MS).toISOString();
    const day = iso.slice(0, 10);
    const time = iso.slice(11, 16);
    if (serial < 1) return time;
    return Number.isInteger(serial) ? day : `${day} ${time}`;
  }

  #startMs(serial: number): number {
    if (this.#is1904) return EPOCH_1904_MS;
    return serial < FALSE_LEAP_DAY ? EPOCH_1900_MS + DAY_MS : EPOCH_1900_MS;
  }
}

/** Whether the format shows a day, month, year or hour, outside of quotes, escapes, colours and elapsed times. */
function isDateFormat(code: string): boolean {
  const [positive = ''] = code.split(';');
  const bare = positive.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  return (
    /[ymdhs]/i.test(bare) && !/[0#?]/.test(bare.replace(/\.0+/g, '')) && !/general/i.test(bare) && !isElapsed(code)
  );
}

const isElapsed = (code: string): boolean => /\[[hms]+\]/i.test(code);
