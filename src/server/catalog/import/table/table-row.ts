import type { BadByte } from '../decoded-text.ts';

export interface CellFault {
  code: string;
  /** Persian. */
  reason: string;
}

export interface TableRow {
  /** The line where the row begins, from 1. */
  line: number;
  cells: readonly string[];
  encoding?: string;
  /** Bytes of the row that are not of the encoding; its texts are then not what was written. */
  badBytes?: readonly BadByte[];
  /** The author of the workbook hid it. */
  isHidden?: boolean;
  /** By column: cells whose value is not in the file. */
  faults?: ReadonlyMap<number, CellFault>;
  /** Columns whose cell is a number and no text of one. */
  numbers?: ReadonlySet<number>;
}

export const formulaFault: CellFault = {
  code: 'formula-without-value',
  reason: 'این خانه فرمولی بی‌مقدار است؛ فایل را در صفحه‌گسترده باز و ذخیره کنید یا مقدار را بنویسید.',
};
