import { foldScript, foldText } from '../../../../core/text/persian.ts';
import { unitOfSpelling } from '../find-unit.ts';
import { Headings } from '../table/headings.ts';
import type { TableRow } from '../table/table-row.ts';
import { type Field, wordsByField } from './column-words.ts';

const HEADING_ROWS_SEARCHED = 20;
const CERTAIN = 0.95;
const CONTAINED = 0.7;
const NUMBER = /(?<![\p{L}\d])\d/u;

export interface GuessedHeadings {
  headings: Headings;
  /** From 1. */
  headerRow: number;
  headerRows: number;
  skipRows: number;
  /** By column, from a row of units below the headings. */
  units: ReadonlyMap<number, string>;
  rows: readonly TableRow[];
}

/** `unit_price` and `unitPrice` as they are said. */
export const spoken = (heading: string): string => heading.replaceAll('_', ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** Which field a heading names, and how sure that is. */
export function fieldOfHeading(heading: string): { field: Field; confidence: number } | undefined {
  const folded = foldText(spoken(heading).replace(/[([].*?[)\]]/g, ' ')).replace(/[:*.]+$/, '');
  if (folded === '') return undefined;
  const fields = Object.entries(wordsByField) as [Field, readonly string[]][];
  const exact = fields.find(([, words]) => words.some((word) => foldText(word) === folded));
  if (exact) return { field: exact[0], confidence: CERTAIN };
  const isPart = (word: string) => word.length > 2 && ` ${folded} `.includes(` ${foldText(word)} `);
  const part = fields.find(([, words]) => words.some(isPart));
  return part && { field: part[0], confidence: CONTAINED };
}

/** The row with the most known headings, a second one under merged cells and the rows of units below. */
export function guessHeadings(rows: readonly TableRow[]): GuessedHeadings {
  const scores = rows.slice(0, HEADING_ROWS_SEARCHED).map(scoreOf);
  const at = Math.max(0, scores.indexOf(Math.max(0, ...scores)));
  const first = rows[at]?.cells ?? [];
  const second = rows[at + 1]?.cells ?? [];
  const fillsGaps = second.some((cell, column) => cell.trim() !== '' && !first[column]?.trim());
  const headerRows = fillsGaps && !second.some((cell) => NUMBER.test(foldScript(cell))) && isSparse(second) ? 2 : 1;
  const below = rows.slice(at + headerRows);
  const skipRows = Math.max(
    0,
    below.findIndex(({ cells }) => !isUnitRow(cells)),
  );
  const units = new Map(
    below.slice(0, skipRows).flatMap(({ cells }) => [...cells.entries()].filter(([, cell]) => isUnit(cell))),
  );
  const headings = new Headings(rows.slice(at, at + headerRows).map(({ cells }) => cells));
  return { headings, headerRow: at + 1, headerRows, skipRows, units, rows: below.slice(skipRows) };
}

/** Known headings count most; a row of several texts without numbers is better than none. */
function scoreOf({ cells }: TableRow): number {
  const texts = cells.filter((cell) => cell.trim() !== '');
  if (texts.length < 2 || texts.some((cell) => /^\d/.test(foldScript(cell)))) return 0;
  return 0.1 + texts.reduce((sum, cell) => sum + (fieldOfHeading(cell)?.confidence ?? 0), 0);
}

const isSparse = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() === '');

const isUnit = (cell: string): boolean => unitOfSpelling(bare(cell)) !== undefined;

export const bare = (text: string): string => text.replace(/^[\s([]+|[\s)\]]+$/g, '');

function isUnitRow(cells: readonly string[]): boolean {
  const texts = cells.filter((cell) => !/^[\s\-–—]*$/.test(cell));
  return texts.length > 0 && !texts.some((cell) => NUMBER.test(foldScript(cell))) && texts.some(isUnit);
}
