import { downloadZip } from 'client-zip';
import { type SheetTable, xlsxParts } from '../../src/core/text/xlsx-parts.ts';

/** A workbook with these sheets, in their order. */
export async function buildWorkbook(tables: readonly SheetTable[]): Promise<Buffer> {
  const numbered = tables.map((table, at) => ({ table, number: at + 1, parts: xlsxParts(table) }));
  const [first] = numbered;
  if (!first) throw new Error('a workbook has a sheet');
  const files = first.parts.map(({ name, input }) => {
    if (name === 'xl/workbook.xml') {
      const sheets = numbered.map(
        ({ table, number }) => `<sheet name="${table.name}" sheetId="${number}" r:id="sheet${number}"/>`,
      );
      return { name, input: input.replace(/<sheet .*\/>/, sheets.join('')) };
    }
    if (name !== 'xl/_rels/workbook.xml.rels') return { name, input };
    const relations = numbered.map(
      ({ number }) => `<Relationship Id="sheet${number}" Type="worksheet" Target="worksheets/sheet${number}.xml"/>`,
    );
    return { name, input: input.replace('</Relationships>', `${relations.join('')}</Relationships>`) };
  });
  const more = numbered.slice(1).map(({ number, parts }) => ({
    name: `xl/worksheets/sheet${number}.xml`,
    input: parts.at(-1)?.input ?? '',
  }));
  return Buffer.from(await downloadZip([...files, ...more]).arrayBuffer());
}
