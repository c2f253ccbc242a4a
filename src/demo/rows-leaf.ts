import type { Draft, DraftValue, Leaf } from './leaf.ts';

type Cells = Record<string, string | number>;

interface RowsLeaf<Row extends Cells>
  extends Omit<Leaf, 'products' | 'key' | 'name' | 'scientificName' | 'synonyms' | 'description'> {
  /** Key, Persian name, English name, synonyms separated by «،», description. */
  text: [key: string, name: string, scientificName: string, synonyms: string, description: string];
  rows: Row[];
  /** The row's part of the title, after the name of the leaf; also its code if Latin. */
  label: (row: Row) => string;
  /** Latin article number. */
  part: (row: Row) => string;
  /** In thousands of rial. */
  price: (row: Row) => number;
  standards?: string[] | ((row: Row) => string[]);
  word?: string;
  dims?: (row: Row) => Record<string, number>;
  values?: (row: Row) => Record<string, DraftValue>;
  common?: (row: Row) => boolean;
}

/** A leaf whose products are the rows of a table; each column with a property's name becomes a value. */
export function rowsLeaf<Row extends Cells>(given: RowsLeaf<Row>): Leaf {
  const { text, rows, label, part, price, standards, word, dims, values, common, ...leaf } = given;
  const [key, name, scientificName, synonyms, description] = text;
  const own = new Set((leaf.properties ?? []).map((property) => property.key));
  const toDraft = (row: Row): Draft => ({
    code: part(row),
    title: `${word ?? name} ${label(row)}`,
    scientificName: `${scientificName} ${part(row)}`,
    partNumbers: [part(row)],
    standards: typeof standards === 'function' ? standards(row) : standards,
    dims: dims?.(row),
    values: { ...Object.fromEntries(Object.entries(row).filter(([column]) => own.has(column))), ...values?.(row) },
    priceRial: price(row) * 1000,
    isCommon: common?.(row),
  });
  return {
    ...leaf,
    key,
    name,
    scientificName,
    synonyms: synonyms.split('، '),
    description,
    products: () => rows.map(toDraft),
  };
}

/** The cross product of two lists, with merged cells. */
export function pairs<One extends Cells, Other extends Cells>(ones: One[], others: Other[]): (One & Other)[] {
  return ones.flatMap((one) => others.map((other) => ({ ...one, ...other })));
}
