import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ImportFileError } from '../record-stream.ts';

const CHUNK_BYTES = 256 * 1024;
/** The declaration is at the beginning and is ASCII in every supported encoding. */
const DECLARATION_BYTES = 200;

/**
 * Streams the text of an XML file in the encoding of its byte order mark or declaration, by default UTF-8.
 * @throws ImportFileError for an unknown encoding or bytes that are not in it
 */
export async function* xmlChunks(path: string): AsyncGenerator<string> {
  const decoder = decoderFor(await encodingOf(path));
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new ImportFileError(`متن پرونده ${decoder.encoding} نیست.`);
    throw error;
  }
}

async function encodingOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(DECLARATION_BYTES), 0, DECLARATION_BYTES, 0);
    if (buffer[0] === 0xff && buffer[1] === 0xfe) return 'utf-16le';
    if (buffer[0] === 0xfe && buffer[1] === 0xff) return 'utf-16be';
    const declaration = buffer.toString('latin1', 0, bytesRead);
    return declaration.match(/^[^<]{0,3}<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/)?.[1] ?? 'utf-8';
  } finally {
    await file.close();
  }
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new ImportFileError(`رمزگذاری «${encoding}» شناخته نیست.`);
  }
}
