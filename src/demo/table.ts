import { readLines } from './read-data.ts';

type Column<Header extends string> = Header extends `${infer First} ${infer Rest}` ? First | Column<Rest> : Header;

type Row<Header extends string> = {
  [Name in Column<Header> as Name extends `$${infer Text}` ? Text : Name]: Name extends `$${string}` ? string : number;
};

/**
 * Parses a table with one row per line and blanks between cells. A column whose name starts with `$` contains text
 * (`_` means a blank), others numbers; `-` is an unknown number (NaN), which products omit.
 * @throws Error if a row has more or fewer cells than the header, or a number cell is not a number
 */
export function table<const Header extends string>(header: Header, text: string): Row<Header>[] {
  const names = header.split(' ');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split(/ +/);
      if (cells.length !== names.length) throw new Error(`row «${line}» has ${cells.length} cells, not «${header}»`);
      const row: Record<string, string | number> = {};
      names.forEach((name, index) => {
        const cell = cells[index] ?? '';
        if (name.startsWith('$')) row[name.slice(1)] = cell.replaceAll('_', ' ');
        else row[name] = cell === '-' ? Number.NaN : readNumber(cell, line);
      });
      return row as Row<Header>;
    });
}

/**
 * The table of a file in `data/tables`, whose first line is the header.
 * @throws Error if the file has another header, or as `table`
 */
export function tableOf<const Header extends string>(header: Header, name: string): Row<Header>[] {
  const [first, ...rows] = readLines(`tables/${name}.txt`);
  if (first !== header) throw new Error(`tables/${name}.txt has the header «${first}», not «${header}»`);
  return table(header, rows.join('\n'));
}

/** Parses numbers separated by blanks. */
export function list(text: string): number[] {
  return text
    .trim()
    .split(/\s+/)
    .map((cell) => readNumber(cell, text));
}

function readNumber(cell: string, line: string): number {
  const number = Number(cell);
  if (Number.isNaN(number)) throw new Error(`«${cell}» in «${line}» is not a number`);
  return number;
}
