import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { type BadByte, decideEncoding, decodedText, type Encoding } from '../decoded-text.ts';
import { ImportFileError } from '../record-stream.ts';
import { delimiters, type Mapping } from './mapping-file.ts';
import { type CellFault, formulaFault, type TableRow } from './table-row.ts';

const RECORD_LENGTH_MAX = 1024 * 1024;
const SAMPLE_BYTES = 64 * 1024;

/**
 * Streams the rows of a CSV file, headings included; a row tells its bytes that are not of the encoding.
 * @throws ImportFileError for malformed CSV
 */
export async function* readCsv(
  path: string,
  mapping: Pick<Mapping, 'encoding' | 'delimiter'>,
): AsyncGenerator<TableRow> {
  const encoding = mapping.encoding ?? (await decideEncoding(path));
  const delimiter = mapping.delimiter ?? (await detectDelimiter(path, encoding));
  const bad = new BadLines();
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_LENGTH_MAX,
  });
  const input = Readable.from(decoded(path, encoding, bad));
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const badBytes = bad.takeTo(info.lines);
      const faults = formulasOf(record);
      const row: TableRow = { line: info.lines - lineBreaks(record), cells: record, ...(faults && { faults }) };
      yield badBytes.length === 0 ? row : { ...row, encoding, badBytes };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ImportFileError(`فایل CSV درستی نیست: ${csvFault(error)}`);
    throw error;
  } finally {
    input.destroy();
  }
}

/** The bad bytes that the decoder met, until their row arrives. */
class BadLines {
  #waiting: BadByte[] = [];
  #taken = 0;

  add = (bad: BadByte): void => {
    this.#waiting.push(bad);
  };

  takeTo(line: number): BadByte[] {
    const from = this.#taken;
    while ((this.#waiting[this.#taken]?.line ?? Number.POSITIVE_INFINITY) <= line) this.#taken += 1;
    const bad = this.#waiting.slice(from, this.#taken);
    if (this.#taken === this.#waiting.length) {
      this.#waiting = [];
      this.#taken = 0;
    }
    return bad;
  }
}

const csvFaults: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'گیومه‌ای باز مانده است',
  CSV_INVALID_CLOSING_QUOTE: 'پس از گیومهٔ پایان نویسه‌ای آمده است',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'پس از گیومهٔ پایان نویسه‌ای آمده است',
  INVALID_OPENING_QUOTE: 'گیومه در میان خانه آمده است',
  CSV_MAX_RECORD_SIZE: 'سطری بیش از اندازه بلند است',
};

function csvFault(error: CsvError): string {
  const reason = csvFaults[error.code] ?? 'سطری خوانا نیست';
  const { lines } = error as CsvError & { lines?: unknown };
  return typeof lines === 'number' ? `${reason} (سطر ${toPersianDigits(lines)}).` : `${reason}.`;
}

/** Cells like `=A1*2`: the file has no value of them. */
function formulasOf(cells: readonly string[]): ReadonlyMap<number, CellFault> | undefined {
  if (!cells.some((cell) => isFormula.test(cell))) return undefined;
  return new Map(cells.flatMap((cell, column) => (isFormula.test(cell) ? [[column, formulaFault]] : [])));
}

const isFormula = /^=[^=\s]/;

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

async function* decoded(path: string, encoding: Encoding, bad: BadLines): AsyncGenerator<string> {
  const finish = encoding === 'windows-1256' ? toPersianLetters : (text: string) => text;
  for await (const text of decodedText(path, encoding, bad.add)) yield finish(text);
}

/** windows-1256 texts write Persian ی and ک as Arabic ي and ك. */
const toPersianLetters = (text: string): string => text.replaceAll('ي', 'ی').replaceAll('ك', 'ک');

/** The most frequent delimiter of the first line, outside quotes. */
async function detectDelimiter(path: string, encoding: Encoding): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    const sample = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead));
    const [firstLine = ''] = sample.replace(/"[^"]*"/g, '').split(/\r?\n/);
    const counts = delimiters.map((delimiter) => firstLine.split(delimiter).length);
    return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
  } finally {
    await file.close();
  }
}
