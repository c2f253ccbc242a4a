import { open } from 'node:fs/promises';
import { BadByteList, decodedText, markedEncoding } from '../decoded-text.ts';

/** The declaration is at the beginning and is ASCII in every supported encoding. */
const DECLARATION_BYTES = 200;

/**
 * Streams the text of an XML file in the encoding of its byte order mark or declaration, by default UTF-8.
 * @param told overrides a declaration that is wrong
 * @throws ImportFileError for an unknown encoding or, at the end, for all bytes that are not in it
 */
export async function* xmlChunks(path: string, told?: string): AsyncGenerator<string> {
  const encoding = told ?? (await markedEncoding(path)) ?? (await declaredEncoding(path));
  const bad = new BadByteList();
  yield* decodedText(path, encoding, bad.add);
  bad.refuse(encoding.toLowerCase());
}

async function declaredEncoding(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(DECLARATION_BYTES), 0, DECLARATION_BYTES, 0);
    const declaration = buffer.toString('latin1', 0, bytesRead);
    return declaration.match(/^[^<]{0,3}<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/)?.[1] ?? 'utf-8';
  } finally {
    await file.close();
  }
}
