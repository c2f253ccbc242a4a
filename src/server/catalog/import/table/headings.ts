import { foldScript, foldText } from '../../../../core/text/persian.ts';

const JOINT = ' / ';
const LETTERS = 26;
const FIRST_LETTER = 65;

/** Like `foldText`, but `d` and `D` differ: tables of bearings have both. */
const foldExceptCase = (text: string): string =>
  foldScript(text).replaceAll('\u200c', ' ').replaceAll('آ', 'ا').replace(/\s+/g, ' ').trim();

type Places = Map<string, number[]>;

/** The headings of a table in one row or more; a column under a merged heading is named `above / below`. */
export class Headings {
  readonly names: readonly string[];
  readonly width: number;
  /** From the exact name to the loosest; the first that has a hit decides. */
  readonly #places: readonly { key: (text: string) => string; places: Places }[];

  constructor(rows: readonly (readonly string[])[]) {
    this.width = Math.max(0, ...rows.map((row) => row.findLastIndex((heading) => heading.trim() !== '') + 1));
    const parts = Array.from({ length: this.width }, (_, column) => partsOf(rows, column));
    this.names = parts.map((own) => own.join(JOINT));
    const lowest = parts.map((own) => own.at(-1) ?? '');
    this.#places = [
      { key: foldExceptCase, places: placesOf(this.names, foldExceptCase) },
      { key: foldText, places: placesOf(this.names, foldText) },
      { key: foldExceptCase, places: placesOf(lowest, foldExceptCase) },
      { key: foldText, places: placesOf(lowest, foldText) },
    ];
  }

  /** The columns that the name may mean. */
  find(name: string): readonly number[] {
    for (const { key, places } of this.#places) {
      const found = places.get(key(name));
      if (found) return found;
    }
    return [];
  }

  /** «وزن (C)», for a person with the table open. */
  label(column: number): string {
    return `${this.names[column] ?? ''} (${lettersOf(column)})`;
  }
}

function placesOf(names: readonly string[], key: (text: string) => string): Places {
  const places: Places = new Map();
  for (const [column, name] of names.entries()) {
    const folded = key(name);
    if (folded === '') continue;
    places.set(folded, [...(places.get(folded) ?? []), column]);
  }
  return places;
}

/** The headings above each other. A merged cell has its text in its first column only. */
function partsOf(rows: readonly (readonly string[])[], column: number): string[] {
  return rows.flatMap((row, index) => {
    const own = row[column]?.trim();
    if (own) return [own];
    const below = rows[index + 1];
    if (!below?.[column]?.trim()) return [];
    const from = row.slice(0, column).findLastIndex((heading) => heading.trim() !== '');
    // What stands left is merged over this column only if it has headings of its own below.
    return from !== -1 && below[from]?.trim() ? [row[from]?.trim() ?? ''] : [];
  });
}

/** Column 27 is `AB`. */
function lettersOf(column: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (column % LETTERS));
  return column < LETTERS ? last : lettersOf(Math.floor(column / LETTERS) - 1) + last;
}
