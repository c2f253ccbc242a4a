import { crc32, deflateRawSync } from 'node:zlib';

type CellValue =
  | string
  | number
  | boolean
  | { inline: string }
  | { formula: string; value: string }
  | { error: string };

/**
 * An XLSX workbook of one sheet as a spreadsheet program writes it; absent cells are left out.
 * @param hidden numbers of hidden rows, from 1
 */
export function packedWorkbook(
  rows: readonly (readonly (CellValue | undefined)[])[],
  sheetName = 'کالاها',
  hidden: readonly number[] = [],
): Buffer {
  const strings: string[] = [];
  const cellXml = (value: CellValue, at: string): string => {
    if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`;
    if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`;
    if (typeof value === 'string') return `<c r="${at}" t="s"><v>${strings.push(value) - 1}</v></c>`;
    if ('inline' in value) return `<c r="${at}" t="inlineStr"><is><t>${escaped(value.inline)}</t></is></c>`;
    if ('error' in value) return `<c r="${at}" t="e"><v>${value.error}</v></c>`;
    return `<c r="${at}" t="str"><f>${value.formula}</f><v>${escaped(value.value)}</v></c>`;
  };
  const sheet = rows.map((row, index) => {
    const cells = row.map((value, column) =>
      value === undefined ? '' : cellXml(value, `${String.fromCharCode(65 + column)}${index + 1}`),
    );
    return `<row r="${index + 1}"${hidden.includes(index + 1) ? ' hidden="1"' : ''}>${cells.join('')}</row>`;
  });
  // One string in formatted runs with a phonetic hint.
  const items = strings.map((text) => {
    const half = Math.floor(text.length / 2);
    const run = (part: string) => `<r><rPr><b/></rPr><t xml:space="preserve">${escaped(part)}</t></r>`;
    return `<si>${run(text.slice(0, half))}${run(text.slice(half))}<rPh sb="0" eb="1"><t>x</t></rPh></si>`;
  });
  const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`;
  return packedZip({
    'xl/workbook.xml': xml(
      `<workbook xmlns:r="r"><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      '<Relationships><Relationship Id="rId1" Type="t" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': xml(`<sst>${items.join('')}</sst>`),
    'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`),
  });
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function packedZip(entries: Readonly<Record<string, string | Buffer>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, tail, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06'), end]);
}
