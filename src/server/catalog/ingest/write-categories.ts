import { categoryTypes } from '../../../core/catalog/category-types.ts';
import { foldText } from '../../../core/text/persian.ts';
import { toSlug } from '../../../core/text/slug.ts';
import type { Tx } from '../../db/open-database.ts';
import { type EntityRow, type SavedRows, saveEntities } from '../../db/save-entities.ts';
import { type CategoryInsert, categories } from '../category/category.table.ts';
import { categoryRoots, rootKey } from '../category/roots.ts';
import { contentHash } from './content-hash.ts';
import type { SourceCategory } from './source.ts';
import { stableId } from './stable-id.ts';
import { saveCategoryEntries } from './write-category-entries.ts';
import { checkOneOf, checkTitle } from './write-checks.ts';
import { type KnownCategory, ROOT_SOURCE } from './write-known.ts';
import { moveCategories } from './write-lists.ts';
import { refreshProductEntriesOfCategories } from './write-product-entries.ts';
import { reject, rejectUnless } from './write-report.ts';
import { type WriteRun, writeRecords } from './write-run.ts';

type CategoryEntity = CategoryInsert & EntityRow & { path: string[]; synonyms: string[] };

/** Below the shared roots, imported categories sort after the demo catalogue's. */
const GUEST_POSITION = 1000;

const toKnown = ({ id, categoryType, path, name, scientificName, synonyms }: CategoryEntity): KnownCategory => ({
  id,
  categoryType,
  path,
  name,
  scientificName: scientificName ?? null,
  synonyms,
  properties: new Map(),
});

/** Inserts or updates the four roots. */
export async function writeRoots(run: WriteRun): Promise<void> {
  const rows = categoryRoots.map((root, position) =>
    categoryRow(run, {
      id: stableId('root', root.categoryType),
      source: ROOT_SOURCE,
      sourceKey: root.categoryType,
      parent: undefined,
      position,
      ...root,
    }),
  );
  await run.db.transaction((tx) => saveWithEntries(tx, rows));
  for (const row of rows) run.categories.set(rootKey(row.categoryType), toKnown(row));
}

/** Writes the categories and adds them to `run.categories` by key. */
export async function writeCategories(run: WriteRun, records: Iterable<SourceCategory>): Promise<void> {
  const childCounts = new Map<string, number>();
  const prepare = (record: SourceCategory): CategoryEntity | undefined => {
    checkTitle(record.name, 'name');
    checkOneOf(record.categoryType, categoryTypes, 'categoryType');
    rejectUnless(!record.key.startsWith(`${ROOT_SOURCE}:`), 'key', 'این کلید از آنِ دسته‌های اصلی است');
    const root = run.categories.get(rootKey(record.categoryType));
    if (record.parentKey === null) {
      if (root) run.categories.set(record.key, root);
      return undefined;
    }
    const parent = run.categories.get(record.parentKey);
    if (!parent) reject('parentKey', `دستهٔ بالادست «${record.parentKey}» شناخته نیست`);
    const isSameType = parent.categoryType === record.categoryType;
    rejectUnless(isSameType, 'categoryType', 'نوع دسته با نوع دستهٔ بالادست یکی نیست');
    const position =
      childCounts.get(parent.id) ?? (record.parentKey === rootKey(record.categoryType) ? GUEST_POSITION : 0);
    const row = categoryRow(run, {
      ...record,
      id: stableId(run.source.name, `category ${record.key}`),
      source: run.source.name,
      sourceKey: record.key,
      parent,
      position,
    });
    rejectUnless(!row.path.includes(row.id), 'parentKey', 'دسته نمی‌تواند زیر خودش باشد');
    childCounts.set(parent.id, position + 1);
    run.categories.set(record.key, toKnown(row));
    return row;
  };
  await writeRecords(run, 'category', records, prepare, saveWithEntries);
}

async function saveWithEntries(tx: Tx, rows: CategoryEntity[]): Promise<SavedRows<CategoryEntity>> {
  await moveCategories(tx, rows);
  const saved = await saveEntities(tx, categories, rows);
  const { fresh, changed } = saved as SavedRows<CategoryEntity>;
  await saveCategoryEntries(tx, [...fresh, ...changed]);
  await refreshProductEntriesOfCategories(
    tx,
    changed.map((row) => row.id),
  );
  return { fresh, changed, unchanged: saved.unchanged };
}

interface CategoryFields
  extends Pick<SourceCategory, 'categoryType' | 'name' | 'scientificName' | 'description' | 'glyph' | 'synonyms'> {
  id: string;
  source: string;
  sourceKey: string;
  parent: KnownCategory | undefined;
  position: number;
}

function categoryRow(run: WriteRun, fields: CategoryFields): CategoryEntity {
  const path = fields.parent ? [...fields.parent.path, fields.parent.id] : [];
  const row = {
    id: fields.id,
    source: fields.source,
    sourceKey: fields.sourceKey,
    categoryType: fields.categoryType,
    parentId: fields.parent?.id ?? null,
    path,
    level: path.length + 1,
    name: fields.name.trim(),
    nameFolded: foldText(fields.name),
    scientificName: fields.scientificName ?? null,
    slug: toSlug(fields.name),
    description: fields.description ?? null,
    glyph: fields.glyph,
    synonyms: fields.synonyms ?? [],
    position: fields.position,
  };
  return { ...row, contentHash: contentHash(row), createdAt: run.now, updatedAt: run.now };
}
