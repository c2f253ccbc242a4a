/** Excel takes a file without it for one of another encoding. */
const BYTE_ORDER_MARK = '\ufeff';
/** Excel runs a cell that starts with one of these as a formula, also after blanks. */
const FORMULA = /^[\s\u200e\u200f]*[=+\-@＝＋－＠]|^[\t\r\n]/;

type Rows = readonly (readonly (string | number | null)[])[];

function safeText(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return FORMULA.test(value) ? `'${value}` : value;
}

function cellOf(value: string | number | null): string {
  const safe = safeText(value);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV that Excel opens as it is meant: UTF-8 with a byte order mark, and no cell is a formula. */
export const writeCsv = (rows: Rows): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Rows as a spreadsheet takes them from the clipboard: a tab ends a cell, and no cell is a formula. */
export const writeTabs = (rows: Rows): string =>
  rows.map((row) => row.map((value) => safeText(value).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\r\n');
