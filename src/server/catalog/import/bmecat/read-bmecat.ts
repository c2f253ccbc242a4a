import { KeyTable } from '../../ingest/key-table.ts';
import { type CatalogReader, ImportFileError, type RawRecord } from '../record-stream.ts';
import { BmecatLanguage } from './bmecat-language.ts';
import type { BmecatMapping } from './bmecat-mapping.ts';
import { BmecatProducts } from './bmecat-products.ts';
import { definitionElements, FeatureDictionary } from './feature-dictionary.ts';
import { type XmlElement, xmlElements } from './xml-elements.ts';
import { xmlChunks } from './xml-text.ts';

interface Prelude {
  language: BmecatLanguage;
  dictionary: FeatureDictionary;
  groupIds: string[];
  /** Index in `groupIds` of each product's group. */
  groupOfProduct: KeyTable;
}

/** The elements to parse; the reader skips all others. */
const wanted = new Set([
  'HEADER',
  'CATALOG_STRUCTURE',
  'PRODUCT',
  'ARTICLE',
  'PRODUCT_TO_CATALOGGROUP_MAP',
  'ARTICLE_TO_CATALOGGROUP_MAP',
]);

const wantedFirst = new Set([...wanted, ...definitionElements]);

/**
 * BMEcat 2005 and 1.2, transaction T_NEW_CATALOG. Groups become categories, the header's SUPPLIER offers every product,
 * MANUFACTURER_NAME is its brand. A first pass reads which group each product is in, since the file lists that after
 * the products; of several groups the first counts.
 * @throws ImportFileError for a file without this transaction
 */
export async function readBmecat(
  path: string,
  defaultSource: string,
  mapping: BmecatMapping = {},
): Promise<CatalogReader> {
  const prelude = await readPrelude(path, mapping);
  return { defaultSource, records: () => readRecords(path, prelude, mapping) };
}

async function readPrelude(path: string, mapping: BmecatMapping): Promise<Prelude> {
  const prelude = emptyPrelude(undefined, mapping);
  const groups = new Map<string, number>();
  let hasTransaction = false;
  for await (const element of xmlElements(xmlChunks(path, mapping.encoding), wantedFirst)) {
    hasTransaction ||= element.path.includes('T_NEW_CATALOG');
    if (element.name === 'HEADER') Object.assign(prelude, emptyPrelude(defaultLanguage(element), mapping));
    else prelude.dictionary.add(element);
    if (!element.name.endsWith('_TO_CATALOGGROUP_MAP')) continue;
    const productId = element.text('PROD_ID') ?? element.text('ART_ID') ?? element.text('SUPPLIER_PID');
    const groupId = element.text('CATALOG_GROUP_ID');
    if (!productId || !groupId) continue;
    const group = groups.get(groupId) ?? prelude.groupIds.push(groupId) - 1;
    groups.set(groupId, group);
    prelude.groupOfProduct.add(productId, group);
  }
  if (!hasTransaction) throw new ImportFileError('فایل BMEcat با تراکنش T_NEW_CATALOG نیست.', 'transaction-missing');
  return prelude;
}

function emptyPrelude(code: string | undefined, { languages }: BmecatMapping): Prelude {
  const language = new BmecatLanguage(code, languages);
  return { language, dictionary: new FeatureDictionary(language), groupIds: [], groupOfProduct: new KeyTable() };
}

function defaultLanguage(header: XmlElement): string | undefined {
  const languages = header.find('CATALOG')?.all('LANGUAGE') ?? [];
  const marked = languages.find((language) => language.attributes.default?.toLowerCase() === 'true');
  return (marked ?? languages[0])?.content.trim().toLowerCase();
}

async function* readRecords(path: string, prelude: Prelude, mapping: BmecatMapping): AsyncGenerator<RawRecord> {
  const { language, dictionary } = prelude;
  const products = new BmecatProducts(language, dictionary, mapping, (id) => {
    const group = prelude.groupOfProduct.get(id);
    return group === undefined ? undefined : prelude.groupIds[group];
  });
  const counts = new Map<string, number>();
  if (mapping.source) yield { kind: 'meta', location: 'source', value: { source: mapping.source } };
  for await (const element of xmlElements(xmlChunks(path, mapping.encoding), wanted)) {
    const count = counts.get(element.name) ?? 0;
    counts.set(element.name, count + 1);
    const at = { location: `${element.name}[${count}]`, line: element.line };
    if (element.name === 'HEADER') yield* headerRecords(element, products, at, mapping.source !== undefined);
    else if (element.name === 'CATALOG_STRUCTURE') {
      const category = products.category(element);
      if (category) yield { kind: 'category', ...at, value: category };
    } else if (element.name === 'PRODUCT' || element.name === 'ARTICLE') {
      yield { kind: 'product', ...at, value: products.product(element) };
    }
  }
}

function* headerRecords(
  header: XmlElement,
  products: BmecatProducts,
  at: Pick<RawRecord, 'location' | 'line'>,
  hasSource: boolean,
): Generator<RawRecord> {
  const catalog = header.find('CATALOG');
  products.takeHeader(header);
  const value = { source: catalog?.text('CATALOG_ID'), house: products.house };
  if (!hasSource) yield { kind: 'meta', ...at, value };
  yield { kind: 'manufacturer', ...at, value: products.supplier };
}
