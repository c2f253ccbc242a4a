import type { ImportPlan } from '../../../../contract/imports/import.ts';
import { targetsOfScope } from '../../../../core/imports/import-scopes.ts';
import { type ImportTarget, isProperty } from '../../../../core/imports/import-targets.ts';
import { unprocessable } from '../../../platform/errors/app-error.ts';
import { stockWords } from '../guess/column-words.ts';
import type { Cell, Mapping } from '../table/mapping-file.ts';

const refuse = (field: string, message: string) => unprocessable('import_plan', message, field);

/**
 * The plan of a catalogue in the shape of a mapping file.
 * @throws 422 for a plan without a product's id, supplier or category, or with two columns of one meaning
 */
export function mappingOfPlan(plan: ImportPlan): Mapping {
  const { columns } = plan;
  const named = columnsOf(plan);
  const supplier = cellOf(named.get('supplier'), plan.supplier);
  if (!supplier) throw refuse('supplier', 'نام تأمین‌کننده را بنویسید، یا ستون آن را برگزینید.');
  const category = cellOf(named.get('category'), plan.category);
  if (!category) throw refuse('category', 'دستهٔ کالاها را بنویسید، یا ستون آن را برگزینید.');
  return {
    ...cellsOf(plan, named),
    supplier,
    category: typeof category === 'string' ? { column: category } : category,
    properties: columns.flatMap(({ name, target, unit }) =>
      isProperty(target)
        ? [{ column: name, type: target, ...(unit && target === 'quantity' && unitOf(name, unit)) }]
        : [],
    ),
  };
}

/** The rows of a file of prices have the supplier who sends it, and the categories that the products have. */
const OWN = { value: '-' };

/**
 * The plan of a supplier's own prices in the shape of a mapping file.
 * @throws 422 for a plan without a code, with a column that is no term of an offer, or with two columns of one meaning
 */
export function mappingOfOffers(plan: ImportPlan): Mapping {
  const foreign = plan.columns.find(({ target }) => !targetsOfScope.offers.includes(target));
  if (foreign) throw refuse('columns', `«${foreign.name}» از شرایط فروش نیست؛ آن را «خوانده نشود» بگیرید.`);
  return { ...cellsOf(plan, columnsOf(plan)), supplier: OWN, category: OWN, properties: [] };
}

/** The columns that are no properties, by what they are. */
function columnsOf({ columns }: ImportPlan): Map<ImportTarget, string> {
  const named = new Map<ImportTarget, string>();
  for (const { name, target } of columns) {
    if (target === 'skip' || isProperty(target)) continue;
    const earlier = named.get(target);
    if (earlier !== undefined) throw refuse('columns', `«${earlier}» و «${name}» یک معنا دارند؛ یکی را تغییر دهید.`);
    named.set(target, name);
  }
  return named;
}

function cellsOf(plan: ImportPlan, named: ReadonlyMap<ImportTarget, string>) {
  const { currency, decimalMark, slash, headerRow, headerRows, skipRows } = plan;
  const id = named.get('id') ?? named.get('partNumber');
  if (id === undefined) throw refuse('columns', 'ستونی را «کد کالا» بگیرید؛ هر کالا با آن بازشناخته می‌شود.');
  const price = named.get('price');
  const stock = named.get('stock');
  return {
    headerRow,
    headerRows,
    skipRows,
    ...(decimalMark && { decimalMark }),
    ...(slash && { slash }),
    ...Object.fromEntries([...named].filter(([target]) => plainTargets.has(target))),
    id,
    title: named.get('title') ?? id,
    ...(price !== undefined && { price: { column: price, currency } }),
    ...(stock !== undefined && { stock: { column: stock, values: { ...stockWords } } }),
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
