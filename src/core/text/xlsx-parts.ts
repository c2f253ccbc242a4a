export type SheetCell = string | number | null;

/** A table of one sheet; its first row has the headings. */
export interface SheetTable {
  /** Of the sheet: at most 31 characters, none of `[]:*?/\`. */
  name: string;
  rows: readonly (readonly SheetCell[])[];
}

/** A file inside of the workbook. */
export interface XlsxPart {
  name: string;
  input: string;
}

/** Longer texts are a broken file to Excel. */
const TEXT_MAX = 32_767;
const WIDTH_MIN = 8;
const WIDTH_MAX = 48;
const LETTERS = 26;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in `cellXfs` of the styles below. */
const styles = { general: 0, whole: 1, text: 2, heading: 3 } as const;

/** What XML cannot hold: control characters, halves of a pair, and two that are no characters. */
const UNWRITABLE = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]|\p{Surrogate}/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

/**
 * The files of a workbook with one sheet, from right to left, its headings bold and frozen. A text is typed as one and
 * has the text format, so that no spreadsheet runs it as a formula, also after it is edited.
 */
export const xlsxParts = (table: SheetTable): XlsxPart[] => [
  {
    name: '[Content_Types].xml',
    input: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    input: `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    input: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(table.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    input: `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  },
  {
    name: 'xl/styles.xml',
    // Number formats 0, 3 and 49 are built in: general, `#,##0`, and text.
    input: `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Tahoma"/></font><font><b/><sz val="11"/><name val="Tahoma"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
  },
  { name: 'xl/worksheets/sheet1.xml', input: sheetOf(table) },
];

function sheetOf({ rows }: SheetTable): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, ...rows.map((row) => String(row[column] ?? '').length + 2))),
  );
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const body = rows.map((row, at) => {
    const cells = row.map((value, column) => cellOf(value, `${columnName(column)}${at + 1}`, at === 0));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${
    columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''
  }<sheetData>${body.join('')}</sheetData></worksheet>`;
}

function cellOf(value: SheetCell, place: string, isHeading: boolean): string {
  if (value === null || value === '') return '';
  if (typeof value === 'string') {
    const style = isHeading ? styles.heading : styles.text;
    return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value.slice(0, TEXT_MAX))}</t></is></c>`;
  }
  if (!Number.isFinite(value)) return '';
  return `<c r="${place}" s="${Number.isInteger(value) ? styles.whole : styles.general}"><v>${value}</v></c>`;
}

/** 0 is `A`, 26 is `AA`. */
function columnName(column: number): string {
  const rest = String.fromCharCode('A'.charCodeAt(0) + (column % LETTERS));
  return column < LETTERS ? rest : columnName(Math.floor(column / LETTERS) - 1) + rest;
}
