import type { ImportPlan } from '../../../../contract/imports/import.ts';
import { type ImportTarget, isProperty } from '../../../../core/imports/import-targets.ts';
import { unprocessable } from '../../../platform/errors/app-error.ts';
import { stockWords } from '../guess/column-words.ts';
import type { Cell, Mapping } from '../table/mapping-file.ts';

const refuse = (field: string, message: string) => unprocessable('import_plan', message, field);

/**
 * The plan in the shape of a mapping file.
 * @throws 422 for a plan without a product's id, supplier or category, or with two columns of one meaning
 */
export function mappingOfPlan(plan: ImportPlan): Mapping {
  const { columns, currency, decimalMark, slash, headerRow, headerRows, skipRows } = plan;
  const named = new Map<ImportTarget, string>();
  for (const { name, target } of columns) {
    if (target === 'skip' || isProperty(target)) continue;
    const earlier = named.get(target);
    if (earlier !== undefined) throw refuse('columns', `«${earlier}» و «${name}» یک معنا دارند؛ یکی را تغییر دهید.`);
    named.set(target, name);
  }
  const id = named.get('id') ?? named.get('partNumber');
  if (id === undefined) throw refuse('columns', 'ستونی را «کد کالا» بگیرید؛ هر کالا با آن بازشناخته می‌شود.');
  const supplier = cellOf(named.get('supplier'), plan.supplier);
  if (!supplier) throw refuse('supplier', 'نام تأمین‌کننده را بنویسید، یا ستون آن را برگزینید.');
  const category = cellOf(named.get('category'), plan.category);
  if (!category) throw refuse('category', 'دستهٔ کالاها را بنویسید، یا ستون آن را برگزینید.');
  const price = named.get('price');
  const stock = named.get('stock');
  const optional = [...named].filter(([target]) => plainTargets.has(target));
  return {
    headerRow,
    headerRows,
    skipRows,
    ...(decimalMark && { decimalMark }),
    ...(slash && { slash }),
    ...Object.fromEntries(optional),
    id,
    title: named.get('title') ?? id,
    supplier,
    category: typeof category === 'string' ? { column: category } : category,
    ...(price !== undefined && { price: { column: price, currency } }),
    ...(stock !== undefined && { stock: { column: stock, values: { ...stockWords } } }),
    properties: columns.flatMap(({ name, target, unit }) =>
      isProperty(target)
        ? [{ column: name, type: target, ...(unit && target === 'quantity' && unitOf(name, unit)) }]
        : [],
    ),
  };
}

const plainTargets: ReadonlySet<ImportTarget> = new Set([
  'titleEn',
  'partNumber',
  'brand',
  'description',
  'priceValidUntil',
  'unit',
  'moq',
  'packSize',
  'leadTimeDays',
  'origin',
  'warranty',
] as const);

/** «قطر (mm)» is the property «قطر». */
function unitOf(heading: string, unit: string): { unit: string; name?: string } {
  const name = heading.replace(/\s*[([][^()[\]]+[)\]]\s*$/, '');
  return name === '' || name === heading ? { unit } : { unit, name };
}

/** A column, or one value for all rows. */
const cellOf = (column: string | undefined, value: string | null): (Cell & (string | { value: string })) | undefined =>
  column ?? (value === null ? undefined : { value });
