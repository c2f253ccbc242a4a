import { downloadZip } from 'client-zip';
import { type SheetTable, xlsxParts } from '../../core/text/xlsx-parts.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A table as a workbook. */
export async function writeXlsx(table: SheetTable): Promise<Blob> {
  const content = await downloadZip(xlsxParts(table)).arrayBuffer();
  return new Blob([content], { type: XLSX_TYPE });
}
