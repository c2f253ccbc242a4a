import { betterWhen, propertyDataTypes } from '../../../core/catalog/property-types.ts';
import { foldText } from '../../../core/text/persian.ts';
import { findQuantity, findUnit } from '../../../core/units/unit-lookup.ts';
import { insertRows, orUpdate } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { saveEntities } from '../../db/save-entities.ts';
import { categoryProperties, propertyOptions } from '../property/property.table.ts';
import { contentHash } from './content-hash.ts';
import type { SourceOption, SourceProperty } from './source.ts';
import { stableId } from './stable-id.ts';
import { checkOneOf, checkTitle } from './write-checks.ts';
import { type KnownCategory, propertySourceKey } from './write-known.ts';
import { refreshProductEntriesBelow } from './write-product-entries.ts';
import { reject, rejectUnless } from './write-report.ts';
import { type WriteRun, writeRecords } from './write-run.ts';

/** A property with the category that defines it. */
export interface OwnedProperty {
  /** The category's key, `#`, the property's key; named in the report. */
  key: string;
  categoryKey: string;
  position: number;
  property: SourceProperty;
}

export function ownedProperties(categoryKey: string, properties: readonly SourceProperty[] = []): OwnedProperty[] {
  return properties.map((property, position) => ({
    key: propertySourceKey(categoryKey, property.key),
    categoryKey,
    position,
    property,
  }));
}

/** Writes properties with their options; an option that a later file omits stays, since products may have it. */
export async function writeProperties(run: WriteRun, records: Iterable<OwnedProperty>): Promise<void> {
  const keysByCategory: KeysByCategory = new Map();
  await writeRecords(
    run,
    'property',
    records,
    (record) => prepareProperty(run, record, keysByCategory),
    (tx, rows) => run.around(tx, touchedBy(rows), () => saveWithOptions(tx, rows)),
  );
}

export type KeysByCategory = Map<string, Set<string>>;
export type PreparedProperty = ReturnType<typeof propertyRow>;

/**
 * @param taken the keys of this run, to which it adds its own
 * @throws RejectedRecord for a record that cannot be stored
 */
export function prepareProperty(run: WriteRun, record: OwnedProperty, taken: KeysByCategory): PreparedProperty {
  const category = run.categories.get(record.categoryKey);
  if (!category) reject('categoryKey', 'دستهٔ این ویژگی پذیرفته نشده است');
  checkDefinition(record.property);
  claimKey(taken, category, record.property.key);
  return propertyRow(run, record, category.id);
}

const touchedBy = (records: readonly PreparedProperty[]) => ({
  property: records.map(({ row }) => row.id),
  option: records.flatMap(({ options }) => options.map(({ id }) => id)),
});

function checkDefinition(property: SourceProperty): void {
  const { quantityId, defaultUnitId, options = [] } = property;
  rejectUnless(property.key.trim() !== '' && !property.key.includes('#'), 'key', 'کلید ویژگی درست نیست');
  checkTitle(property.name, 'name');
  checkOneOf(property.dataType, propertyDataTypes, 'dataType');
  if (property.betterWhen) checkOneOf(property.betterWhen, betterWhen, 'betterWhen');
  const isNumeric = property.dataType === 'number' || property.dataType === 'range';
  if (quantityId !== undefined) {
    rejectUnless(isNumeric, 'quantityId', 'تنها ویژگی عددی کمیت دارد');
    rejectUnless(findQuantity(quantityId) !== undefined, 'quantityId', `کمیت «${quantityId}» شناخته نیست`);
  }
  if (defaultUnitId !== undefined) {
    const unit = quantityId === undefined ? undefined : findUnit(defaultUnitId, quantityId);
    rejectUnless(unit !== undefined, 'defaultUnitId', `واحد «${defaultUnitId}» از کمیت این ویژگی نیست`);
  }
  const isChoice = property.dataType === 'option' || property.dataType === 'multiOption';
  rejectUnless(isChoice || options.length === 0, 'options', 'این نوع ویژگی گزینه ندارد');
  const optionKeys = new Set(options.map((option) => option.key));
  rejectUnless(optionKeys.size === options.length, 'options', 'کلید گزینه تکراری است');
}

function claimKey(taken: KeysByCategory, category: KnownCategory, key: string): void {
  const isTaken = [...category.path, category.id].some((id) => taken.get(id)?.has(key));
  rejectUnless(!isTaken, 'key', 'این ویژگی در همین دسته یا بالادست آن تعریف شده است');
  const own = taken.get(category.id) ?? new Set();
  taken.set(category.id, own.add(key));
}

function propertyRow(run: WriteRun, { key, position, property }: OwnedProperty, categoryId: string) {
  const id = stableId(run.source.name, `property ${key}`);
  const quantity = property.quantityId === undefined ? undefined : findQuantity(property.quantityId);
  const unit = property.defaultUnitId === undefined ? undefined : findUnit(property.defaultUnitId, quantity?.id);
  const row = {
    id,
    source: run.source.name,
    sourceKey: key,
    categoryId,
    name: property.name.trim(),
    nameFolded: foldText(property.name),
    description: property.description ?? null,
    dataType: property.dataType,
    quantityId: quantity?.id ?? null,
    defaultUnitId: unit?.id ?? null,
    isFilterable: property.isFilterable ?? property.dataType !== 'text',
    isComparable: property.isComparable ?? true,
    isKey: property.isKey ?? false,
    decimals: property.decimals ?? null,
    betterWhen: property.betterWhen ?? null,
    position,
  };
  const options = (property.options ?? []).map((option, index) => optionRow(id, option, index));
  return {
    row: { ...row, contentHash: contentHash({ row, options }), createdAt: run.now, updatedAt: run.now },
    options,
  };
}

function optionRow(propertyId: string, option: SourceOption, position: number) {
  return {
    id: stableId('option', `${propertyId} ${option.key}`),
    propertyId,
    key: option.key,
    title: option.title,
    titleFolded: foldText(option.title),
    synonyms: option.synonyms ?? [],
    position,
  };
}

async function saveWithOptions(tx: Tx, records: PreparedProperty[]) {
  const saved = await saveEntities(
    tx,
    categoryProperties,
    records.map(({ row }) => row),
  );
  const touched = new Set([...saved.fresh, ...saved.changed].map((row) => row.id));
  const options = records.flatMap((record) => (touched.has(record.row.id) ? record.options : []));
  await insertRows(tx, propertyOptions, options, orUpdate('id', ['title', 'titleFolded', 'synonyms', 'position']));
  await refreshProductEntriesBelow(
    tx,
    saved.changed.map((row) => row.categoryId),
  );
  return saved;
}
