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
import { DrawingReader } from './pack-drawings.ts';

/** Parts that are read at once: one by one they wait for the storage, and all of them would fill a phone's memory. */
const AT_ONCE = 16;

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Reads the parts of a pack; its drawings follow when they are shown.
 * @param partsOf bytes of parts in the order of their hashes
 * @throws Error for a part that is missing or is no JSON in gzip
 */
export async function unpack(
  manifest: PackManifest,
  partsOf: (hashes: readonly string[]) => Promise<readonly Bytes[]>,
): Promise<PackData> {
  const readAll = async <T>(hashes: readonly string[]): Promise<T[]> => {
    const read: T[] = [];
    for (let start = 0; start < hashes.length; start += AT_ONCE) {
      const some = await partsOf(hashes.slice(start, start + AT_ONCE));
      read.push(...(await Promise.all(some.map((bytes) => readJson<T>(bytes)))));
    }
    return read;
  };
  const of = (content: PackPart['content']) =>
    manifest.parts.filter((part) => part.content === content).map(({ hash }) => hash);
  const [head] = await readAll<PackHead>(of('head'));
  const [vocabulary] = await readAll<Vocabulary>(of('vocabulary'));
  if (!head || !vocabulary) throw new TypeError('the pack has no head');
  const rows = await readAll<PackRows>(of('rows'));
  const contents = await readAll<PackContents>(of('contents'));
  const parts = { byBase: drawingPartsOf(manifest, rows), all: of('drawings') };
  const drawings = new DrawingReader(parts, (hashes) => readAll<PackDrawings>(hashes));
  return new PackData(manifest, { head, vocabulary, rows, drawings, contents });
}

/** The drawings of the rows of a part are in the part after it. */
function drawingPartsOf({ parts }: PackManifest, rows: readonly PackRows[]): Map<string, string> {
  const byBase = new Map<string, string>();
  let index = 0;
  for (const [at, { content }] of parts.entries()) {
    if (content !== 'rows') continue;
    const next = parts[at + 1];
    if (next?.content === 'drawings') for (const { id } of rows[index]?.bases ?? []) byBase.set(id, next.hash);
    index += 1;
  }
  return byBase;
}

async function readJson<T>(bytes: Bytes): Promise<T> {
  const text = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(text).json()) as T;
}
