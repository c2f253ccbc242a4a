import type { Draft, DraftValue, Leaf } from './leaf.ts';

type Cells = Record<string, string | number>;

interface RowsLeaf<Row extends Cells>
  extends Omit<Leaf, 'products' | 'key' | 'name' | 'scientificName' | 'synonyms' | 'description'> {
  /** key, Persian name, English name, synonyms parted by «،», description. */
  text: [key: string, name: string, scientificName: string, synonyms: string, description: string];
  rows: Row[];
  /** What is told of the row after the name of the leaf; also the code when Latin. */
  label: (row: Row) => string;
  /** Latin article number. */
  part: (row: Row) => string;
  /** Thousands of rial. */
  price: (row: Row) => number;
  standards?: string[];
  word?: string;
  dims?: (row: Row) => Record<string, number>;
  values?: (row: Row) => Record<string, DraftValue>;
  common?: (row: Row) => boolean;
}

/** A leaf whose products are the rows of one table; every numeric or text column named as a property is a value. */
export function rowsLeaf<Row extends Cells>(given: RowsLeaf<Row>): Leaf {
  const { text, rows, label, part, price, standards, word, dims, values, common, ...leaf } = given;
  const [key, name, scientificName, synonyms, description] = text;
  const own = new Set((leaf.properties ?? []).map((property) => property.key));
  const toDraft = (row: Row): Draft => ({
    code: part(row),
    title: `${word ?? name} ${label(row)}`,
    scientificName: `${scientificName} ${part(row)}`,
    partNumbers: [part(row)],
    standards,
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

/** Every pair of the two lists' members, merged. */
export function pairs<One extends Cells, Other extends Cells>(ones: One[], others: Other[]): (One & Other)[] {
  return ones.flatMap((one) => others.map((other) => ({ ...one, ...other })));
}
