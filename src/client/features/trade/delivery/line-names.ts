import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';

interface LineName {
  title: string;
  unit: string;
}

/** What the lines of a request are called. */
export function lineNames({ lines }: Pick<TradeRequest, 'lines'>): (lineNo: number) => LineName {
  const names = new Map(
    lines.map(({ lineNo, orderedTitle, offer, freeText, unit }) => [
      lineNo,
      { title: orderedTitle ?? offer?.title ?? freeText ?? '', unit: unit.nameFa },
    ]),
  );
  return (lineNo) => names.get(lineNo) ?? { title: '', unit: '' };
}
