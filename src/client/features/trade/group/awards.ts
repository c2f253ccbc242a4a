import type { BoardCell, BoardRequest, GroupBoard } from '../../../../contract/trade/group.ts';
import type { LinePick } from '../../../../contract/trade/request-form.ts';
import { type BoardBasis, marksOf } from '../../../../core/trade/board.ts';

/** From whom each line is taken: ids of requests by ids of lines. */
export type Picked = ReadonlyMap<string, string>;

/** Blockers that stand in the way of a whole request, whatever is taken of it. */
const wholeBlockers: readonly string[] = ['below_minimum', 'quote_countered'];

/** Whether the buyer can take an answer now. An absent seller stands in nobody's way; what the principal is asked for waits. */
export const mayPick = (
  { allowedActions, blockers, approval }: BoardRequest,
  cell: BoardCell | undefined,
): cell is BoardCell =>
  allowedActions.includes('requestConfirmation') &&
  approval?.state !== 'open' &&
  cell !== undefined &&
  cell.netRial !== null &&
  cell.lineNo !== null &&
  !blockers.some(({ code }) => wholeBlockers.includes(code));

/** The lines that can be taken of a request. */
export const pickableOf = (request: BoardRequest): BoardCell[] =>
  request.cells.filter((cell) => mayPick(request, cell));

/** Each line from who is cheapest in it; lines that nobody supplies as asked are left out. */
export const cheapestPicks = ({ lines, requests }: GroupBoard, basis: BoardBasis): Picked =>
  new Map(
    lines.flatMap(({ lineId }, row) => {
      const best = marksOf(requests, row, basis).cheapest.flatMap((at) => requests[at] ?? []);
      const request = best.find((one) => mayPick(one, one.cells[row]));
      return request ? [[lineId, request.id] as const] : [];
    }),
  );

/** What is taken of one request. */
export interface Award {
  request: BoardRequest;
  cells: readonly BoardCell[];
  /** Undefined: all that can be supplied. */
  picks: LinePick[] | undefined;
  payableRial: number;
}

/** What is taken of each request; the freight of a request is paid whatever is taken of it. */
export const awardsOf = ({ requests }: GroupBoard, picked: Picked): Award[] =>
  requests.flatMap((request) => {
    const cells = pickableOf(request).filter(({ lineId }) => picked.get(lineId) === request.id);
    if (cells.length === 0) return [];
    const priced = request.cells.filter(({ netRial }) => netRial !== null);
    const payableRial = cells.reduce(
      (sum, { netRial, vatRial }) => sum + (netRial ?? 0) + (vatRial ?? 0),
      request.freightRial,
    );
    const isWhole = cells.length === priced.length && request.payableRial !== null;
    const picks = cells.flatMap(({ lineNo }) => (lineNo === null ? [] : [{ lineNo }]));
    return [{ request, cells, picks: isWhole ? undefined : picks, payableRial }];
  });
