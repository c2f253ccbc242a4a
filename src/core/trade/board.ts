/** What a supplier says to a line: the whole of it, another thing, a part of it, or nothing. */
export const boardAnswers = ['quoted', 'alternative', 'partial', 'none'] as const;
type BoardAnswer = (typeof boardAnswers)[number];

/** What of an answer is compared. */
export interface ComparedCell {
  answer: BoardAnswer;
  netRial: number | null;
  vatRial: number | null;
  /** In the base unit of its kind. */
  baseQty: number;
  baseUnit: { id: string };
  leadDays: number | null;
}

/** One supplier's answers, in the order of the lines. */
export interface ComparedRequest<Cell extends ComparedCell = ComparedCell> {
  /** Of all lines, with the freight. */
  netRial: number | null;
  vatRial: number | null;
  freightRial: number;
  cells: readonly Cell[];
}

/** With the tax, or without. */
export type BoardBasis = 'net' | 'gross';

/** Two quotients of the same amounts may differ in their last bits. */
const EQUAL_SHARE = 1e-9;

const amountOf = ({ netRial, vatRial }: Pick<ComparedCell, 'netRial' | 'vatRial'>, basis: BoardBasis) =>
  netRial === null ? undefined : netRial + (basis === 'gross' ? (vatRial ?? 0) : 0);

/** What a line costs with its share of the freight, which is shared by amounts; undefined without a price. */
export function landedRial(cell: ComparedCell, request: ComparedRequest, basis: BoardBasis): number | undefined {
  const amount = amountOf(cell, basis);
  if (amount === undefined || cell.netRial === null) return undefined;
  const whole = request.cells.reduce((sum, { netRial }) => sum + (netRial ?? 0), 0);
  return amount + (whole === 0 ? 0 : (request.freightRial * cell.netRial) / whole);
}

/** What one base unit of a line costs at its place; undefined without a price. */
export function landedPerBase(cell: ComparedCell, request: ComparedRequest, basis: BoardBasis): number | undefined {
  const landed = landedRial(cell, request, basis);
  return landed === undefined || cell.baseQty <= 0 ? undefined : landed / cell.baseQty;
}

export interface LineMarks {
  /** Places of the requests that are the best in it, all that are equal. */
  cheapest: readonly number[];
  soonest: readonly number[];
  isPriced: boolean;
}

/** Whether an answer can be the best one. An alternative is another thing, and nothing is not cheap. */
const isCompared = ({ answer }: ComparedCell): boolean => answer === 'quoted' || answer === 'partial';

const leastOf = (values: readonly (number | undefined)[]): number[] => {
  const least = Math.min(...values.flatMap((value) => value ?? []));
  return values.flatMap((value, at) => (value !== undefined && value <= least * (1 + EQUAL_SHARE) ? at : []));
};

/** Compares the answers to one line. Quantities of another kind than the first compared answer's are left out. */
export function marksOf(requests: readonly ComparedRequest[], line: number, basis: BoardBasis): LineMarks {
  const compared = requests.map(({ cells }) => {
    const cell = cells[line];
    return cell && isCompared(cell) && cell.netRial !== null ? cell : undefined;
  });
  const kind = compared.find((cell) => cell !== undefined)?.baseUnit.id;
  const fitting = compared.map((cell) => (cell?.baseUnit.id === kind ? cell : undefined));
  const costs = fitting.map((cell, at) => {
    const request = requests[at];
    return cell && request && landedPerBase(cell, request, basis);
  });
  return {
    cheapest: leastOf(costs),
    soonest: leastOf(fitting.map((cell) => cell?.leadDays ?? undefined)),
    isPriced: requests.some(({ cells }) => (cells[line]?.netRial ?? null) !== null),
  };
}

export interface BoardTotals {
  /** Each line from who is cheapest in it; undefined while a line has no whole answer. */
  split: number | undefined;
  /** Of the cheapest supplier that answers every line; undefined without one. */
  whole: number | undefined;
  /** Places of the requests that cost that, all that are equal. */
  wholeAt: readonly number[];
}

/** The sum of the best lines beside the best request. */
export function totalsOf(requests: readonly ComparedRequest[], lines: number, basis: BoardBasis): BoardTotals {
  const wholes = requests.map((request) =>
    request.cells.every(({ answer }) => answer === 'quoted') ? wholeOf(request, basis) : undefined,
  );
  const wholeAt = leastOf(wholes);
  return {
    split: splitOf(requests, lines, basis),
    whole: wholeAt[0] === undefined ? undefined : wholes[wholeAt[0]],
    wholeAt,
  };
}

/** Each line from who is cheapest in it; the whole freight of a request is paid whatever is taken of it. */
function splitOf(requests: readonly ComparedRequest[], lines: number, basis: BoardBasis): number | undefined {
  let total = 0;
  const taken = new Set<ComparedRequest>();
  for (let line = 0; line < lines; line += 1) {
    const costs = requests.map((request) => {
      const cell = request.cells[line];
      return cell?.answer === 'quoted' ? landedRial(cell, request, basis) : undefined;
    });
    const request = requests[leastOf(costs)[0] ?? -1];
    const cell = request?.cells[line];
    if (!request || !cell) return undefined;
    total += amountOf(cell, basis) ?? 0;
    taken.add(request);
  }
  return lines === 0 ? undefined : [...taken].reduce((sum, { freightRial }) => sum + freightRial, total);
}

const wholeOf = (request: ComparedRequest, basis: BoardBasis): number | undefined => amountOf(request, basis);
