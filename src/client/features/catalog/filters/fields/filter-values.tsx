import { formatNumber } from '../../../../../core/numbers/numerals.ts';
import type { LinearUnit } from '../../../../../core/units/units.ts';
import { Button } from '../../../../ui/kit/button.tsx';
import { chipClass, chipCountClass, chipListClass, chosenChipClass } from '../../../../ui/kit/chip.tsx';
import type { FilterUnit } from './filter-bounds.ts';
import { type Bins, carryBound } from './filter-scale.ts';

const PLAIN: LinearUnit = { num: 1, den: 1, offset: 0 };
/** As filters compare. */
const SAME_WITHIN = 1e-6;

type Run = { first: number; last: number } | undefined;

/** What a press on a chip leaves chosen: a run of values, longer by it, shorter by it, or it alone. */
function pressed(run: Run, at: number): Run {
  if (!run) return { first: at, last: at };
  const { first, last } = run;
  if (at < first) return { first: at, last };
  if (at > last) return { first, last: at };
  if (first === last) return undefined;
  if (at === first) return { first: first + 1, last };
  if (at === last) return { first, last: last - 1 };
  return { first: at, last: at };
}

type FilterValuesProps = {
  bins: Bins;
  unit: FilterUnit | null;
  write: (number: number) => string;
  from: number | undefined;
  to: number | undefined;
  onSet: (range: { value: number | undefined; maxValue: number | undefined }) => void;
};

/** The few values of a property, each with its count. The chosen ones are neighbours, because a filter is one range. */
export function FilterValues({ bins, unit, write, from, to, onSet }: FilterValuesProps) {
  const values = bins.map((bin) => carryBound(bin.from, PLAIN, unit ?? PLAIN));
  const isOpen = from === undefined && to === undefined;
  const slack = (bound: number) => Math.abs(bound) * SAME_WITHIN;
  const isIn = (value: number) =>
    !isOpen && (from === undefined || value >= from - slack(from)) && (to === undefined || value <= to + slack(to));
  const first = values.findIndex(isIn);
  const run = first < 0 ? undefined : { first, last: values.findLastIndex(isIn) };
  const handlePress = (at: number) => {
    const next = pressed(run, at);
    onSet({ value: values[next?.first ?? -1], maxValue: values[next?.last ?? -1] });
  };
  return (
    <ul className={chipListClass}>
      {bins.map((bin, at) => {
        const value = values[at] ?? bin.from;
        return (
          <li key={bin.from}>
            <Button
              look="bare"
              className={isIn(value) ? chosenChipClass : chipClass}
              aria-pressed={isIn(value)}
              disabled={bin.itemsCount === 0 && !isIn(value)}
              onClick={() => handlePress(at)}
            >
              <span>
                {write(value)} {unit?.symbol && <bdi dir="ltr">{unit.symbol}</bdi>}
              </span>
              <span className={chipCountClass}>{formatNumber(bin.itemsCount)}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
