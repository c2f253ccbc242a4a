import type { GroupBoard } from '../../../../contract/trade/group.ts';
import type { SheetCell, SheetTable } from '../../../../core/text/xlsx-parts.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { landedPerBase, marksOf } from '../../../../core/trade/board.ts';
import { groupTexts as words } from './group-texts.ts';

/** The board as a table for a spreadsheet: one row for each answer, always in rial and without the tax beside it. */
export const boardSheet = ({ lines, requests }: GroupBoard): SheetTable => ({
  name: words.title,
  rows: [
    words.columns,
    ...lines.flatMap(({ title }, line) => {
      const { cheapest } = marksOf(requests, line, 'net');
      return requests.flatMap((request, at): SheetCell[][] => {
        const cell = request.cells[line];
        if (!cell) return [];
        const landed = landedPerBase(cell, request, 'net');
        return [
          [
            line + 1,
            title,
            request.supplier.name,
            words.answers[cell.answer],
            cell.title,
            Number(cell.qty),
            cell.unit.nameFa,
            cell.unitPriceRial,
            cell.netRial,
            cell.vatRial,
            landed === undefined ? null : Math.round(landed),
            cell.baseUnit.nameFa,
            cell.leadDays,
            cell.minimum,
            cell.validUntil && formatJalali(cell.validUntil),
            cheapest.includes(at) ? words.yes : null,
          ],
        ];
      });
    }),
  ],
});
