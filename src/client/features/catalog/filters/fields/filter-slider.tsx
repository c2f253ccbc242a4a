import { type CSSProperties, useMemo } from 'react';
import { formatNumber } from '../../../../../core/numbers/numerals.ts';
import { formatQuantity, fromBase, type LinearUnit } from '../../../../../core/units/units.ts';
import { filterPanelTexts } from '../filter-panel-texts.ts';
import type { Bound, FilterUnit } from './filter-bounds.ts';
import { type Bins, positionOf, sliderStops } from './filter-scale.ts';
import classes from './filter-slider.module.css';

type FilterSliderProps = {
  name: string;
  /** In base units, like the bins. */
  limits: { lowest: number; highest: number };
  unit: FilterUnit | null;
  decimals: number | null;
  /** Undefined until they are loaded. */
  bins: Bins | undefined;
  from: number | undefined;
  to: number | undefined;
  /** Of prices and of what has no unit: an end in words. @default the number with its unit */
  writeEnd?: ((end: number) => { text: string; said?: string }) | undefined;
  onSet: (bound: Bound, number: number | undefined) => void;
};

const PLAIN: LinearUnit = { num: 1, den: 1, offset: 0 };
const PERCENT = 100;
const END_DIGITS = 5;

/** Two thumbs over a histogram, with the least and the greatest value at its ends. A thumb at its own end removes that bound. */
export function FilterSlider({ name, limits, unit, decimals, bins, from, to, writeEnd, onSet }: FilterSliderProps) {
  const { lowest, highest } = limits;
  const stops = useMemo(() => sliderStops({ lowest, highest }, unit, decimals), [lowest, highest, unit, decimals]);
  const last = stops.length - 1;
  const fromAt = from === undefined ? 0 : positionOf(from, stops);
  const toAt = to === undefined ? last : positionOf(to, stops);
  const handleThumb = (bound: Bound, position: number) => {
    const isOpen = bound === 'value' ? position <= 0 : position >= last;
    const other = bound === 'value' ? Math.min(position, toAt) : Math.max(position, fromAt);
    const next = isOpen ? undefined : other === position ? stops[position] : bound === 'value' ? to : from;
    if (next !== (bound === 'value' ? from : to)) onSet(bound, next);
  };
  const thumbs = [
    { bound: 'value', at: fromAt, number: from, label: filterPanelTexts.lowestOf(name) },
    { bound: 'maxValue', at: toAt, number: to, label: filterPanelTexts.highestOf(name) },
  ] as const;
  const ends = [stops[0] ?? lowest, stops[last] ?? highest];
  return (
    <>
      <div
        className={classes.slider}
        data-bare={bins?.length === 0 || undefined}
        style={{ '--from': fromAt / last, '--to': toAt / last } as CSSProperties}
      >
        <div className={classes.bars} aria-hidden="true">
          {bins && toBars(bins, unit ?? PLAIN, stops, fromAt, toAt)}
        </div>
        <div className={classes.track} aria-hidden="true" />
        {thumbs.map(({ bound, at, number, label }) => (
          <input
            key={bound}
            type="range"
            className={classes.thumb}
            // With both thumbs at the upper end only the lower one can move.
            data-front={bound === 'value' && at > last / 2 ? true : undefined}
            min={0}
            max={last}
            step={1}
            value={Math.round(at)}
            aria-label={label}
            aria-valuetext={
              number === undefined
                ? filterPanelTexts.open
                : (writeEnd?.(number).text ?? `${formatNumber(number)} ${unit?.symbol ?? ''}`)
            }
            onChange={(event) => handleThumb(bound, Number(event.currentTarget.value))}
          />
        ))}
      </div>
      <p className={classes.ends}>
        {ends.map((end, at) => (
          <span key={at === 0 ? 'lowest' : 'highest'}>
            <End end={end} unit={unit} write={writeEnd} />
          </span>
        ))}
      </p>
    </>
  );
}

type EndProps = { end: number; unit: FilterUnit | null; write: FilterSliderProps['writeEnd'] };

function End({ end, unit, write }: EndProps) {
  if (!write) {
    return (
      <>
        {formatQuantity(end, { symbol: '', digits: END_DIGITS }).number}{' '}
        {unit?.symbol && <bdi dir="ltr">{unit.symbol}</bdi>}
      </>
    );
  }
  const { text, said } = write(end);
  return (
    <>
      {text}
      {said && <small className={classes.said}>{said}</small>}
    </>
  );
}

function toBars(bins: Bins, unit: LinearUnit, stops: readonly number[], fromAt: number, toAt: number) {
  const most = Math.max(1, ...bins.map((bin) => bin.itemsCount));
  const last = stops.length - 1;
  return bins.map((bin) => {
    const start = positionOf(fromBase(bin.from, unit), stops);
    const end = positionOf(fromBase(bin.to, unit), stops);
    return (
      <span
        key={bin.from}
        data-in={end > fromAt && start < toAt ? true : undefined}
        data-empty={bin.itemsCount === 0 || undefined}
        style={{
          insetInlineStart: `${(start / last) * PERCENT}%`,
          inlineSize: `${((end - start) / last) * PERCENT}%`,
          blockSize: `${(bin.itemsCount / most) * PERCENT}%`,
        }}
      />
    );
  });
}
