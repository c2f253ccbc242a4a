import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CsvError, type Info, parse } from 'csv-parse';
import { ImportFileError } from '../record-stream.ts';
import { delimiters, type Mapping } from './mapping-file.ts';
import type { TableRow } from './table-records.ts';

const CHUNK_BYTES = 256 * 1024;
const RECORD_LENGTH_MAX = 1024 * 1024;
const SAMPLE_BYTES = 64 * 1024;

type Encoding = NonNullable<Mapping['encoding']>;

/**
 * Streams the rows of a CSV file, headings included.
 * @throws ImportFileError for malformed CSV or bytes that are not in its encoding
 */
export async function* readCsv(path: string, mapping: Mapping): AsyncGenerator<TableRow> {
  const encoding = mapping.encoding ?? (await detectEncoding(path));
  const delimiter = mapping.delimiter ?? (await detectDelimiter(path, encoding));
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_LENGTH_MAX,
  });
  const input = Readable.from(decoded(path, encoding));
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      yield { line: info.lines - lineBreaks(record), cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new ImportFileError(`پرونده CSV درستی نیست: ${error.message}`);
    throw error;
  } finally {
    input.destroy();
  }
}

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

async function* decoded(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const finish = encoding === 'windows-1256' ? toPersianLetters : (text: string) => text;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      yield finish(decoder.decode(chunk, { stream: true }));
    }
    yield finish(decoder.decode());
  } catch (error) {
    if (error instanceof TypeError) throw new ImportFileError(`متن پرونده ${encoding} نیست.`);
    throw error;
  }
}

/** windows-1256 texts write Persian ی and ک as Arabic ي and ك. */
const toPersianLetters = (text: string): string => text.replaceAll('ي', 'ی').replaceAll('ك', 'ک');

/** Reads the whole file: the first byte that is not UTF-8 may be the last. */
async function detectEncoding(path: string): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      if (isFirst && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      isFirst = false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1256';
    throw error;
  }
}

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
