import type { Vocabulary } from '../../../contract/catalog/vocabulary.ts';
import type {
  PackContents,
  PackDrawings,
  PackHead,
  PackManifest,
  PackPart,
  PackRows,
} from '../../../contract/packs/pack.ts';
import { PackData } from './pack-data.ts';

/**
 * Reads the parts of a pack.
 * @param partOf bytes of a part
 * @throws Error for a part that is missing or is no JSON in gzip
 */
export async function unpack(
  manifest: PackManifest,
  partOf: (hash: string) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<PackData> {
  const of = (content: PackPart['content']) => manifest.parts.filter((part) => part.content === content);
  const readAll = async <T>(parts: readonly PackPart[]): Promise<T[]> => {
    const read: T[] = [];
    // One by one: a phone holds the text of one part at a time.
    for (const { hash } of parts) read.push(await readJson<T>(await partOf(hash)));
    return read;
  };
  const [head] = await readAll<PackHead>(of('head'));
  const [vocabulary] = await readAll<Vocabulary>(of('vocabulary'));
  if (!head || !vocabulary) throw new TypeError('the pack has no head');
  const rows = await readAll<PackRows>(of('rows'));
  const drawings = await readAll<PackDrawings>(of('drawings'));
  const contents = await readAll<PackContents>(of('contents'));
  return new PackData(manifest, { head, vocabulary, rows, drawings, contents });
}

async function readJson<T>(bytes: Uint8Array<ArrayBuffer>): Promise<T> {
  const text = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(text).json()) as T;
}
