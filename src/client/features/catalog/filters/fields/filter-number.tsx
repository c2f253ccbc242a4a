import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { storedBound } from '../../../../../core/money/stored-bound.ts';
import { formatBare, formatNumber } from '../../../../../core/numbers/numerals.ts';
import { isUsable } from '../../../../../core/units/usable-units.ts';
import { useReads } from '../../../../data/use-reads.ts';
import { Select } from '../../../../ui/kit/fields/control.tsx';
import { MoneyBasis } from '../../../../ui/money/money-basis.tsx';
import { useMoneyView } from '../../../../ui/money/money-view.ts';
import { chooseUnit, useUnitChoices } from '../../property/product-units.ts';
import { filterPanelTexts } from '../filter-panel-texts.ts';
import { type Bound, boundChange, type FilterUnit, rangeChange, unitChange } from './filter-bounds.ts';
import type { FilterFieldProps } from './filter-field-props.ts';
import classes from './filter-number.module.css';
import { FilterNumberInput } from './filter-number-input.tsx';
import { areFewValues } from './filter-scale.ts';
import { FilterSlider } from './filter-slider.tsx';
import { inMoney, inUnit, moneyUnit, shownUnitId } from './filter-unit.ts';
import { FilterValues } from './filter-values.tsx';
import { priceEnd } from './price-end.ts';

const bareEnd = (end: number) => ({ text: formatBare(end) });

/** A range in the unit of all pages, by text fields, and by a slider over a histogram or chips of a few values. */
export function FilterNumber({ definition, selected: stored, facet, onChange }: FilterFieldProps<'number'>) {
  const [isTouched, setTouched] = useState(false);
  const noteId = useId();
  const choices = useUnitChoices();
  const view = useMoneyView();
  const isPrice = definition.id === 'price';
  const { defaultUnit, quantityId } = definition;
  const isBare = !defaultUnit && !isPrice;
  const write = isBare ? formatBare : formatNumber;
  const lowest = facet?.lowest ?? definition.observedMin;
  const highest = facet?.highest ?? definition.observedMax;
  const storedId = stored?.measurementUnitId ?? defaultUnit?.id;
  const unitId = shownUnitId(definition, stored, choices, { lowest: lowest ?? 0, highest: highest ?? 0 });
  const isForeign = storedId !== defaultUnit?.id || unitId !== defaultUnit?.id;
  const units = useQuery({
    ...useReads().catalog.units(quantityId ?? ''),
    enabled: quantityId !== null && (isTouched || isForeign),
    throwOnError: false,
  });
  const known: readonly FilterUnit[] =
    units.data ?? [choices[quantityId ?? ''], defaultUnit].filter((one) => one !== undefined && one !== null);
  const unitOf = (id: string | undefined) => known.find((one) => one.id === id) ?? null;
  const storedUnit = unitOf(storedId);
  // Bounds in a unit that is not loaded yet cannot be converted.
  const unit = isPrice ? moneyUnit(view) : storedUnit && unitOf(unitId);
  if (lowest === null || highest === null) return <p className={classes.none}>{filterPanelTexts.noValues}</p>;
  const shown = isPrice ? inMoney(stored, view) : inUnit(stored, storedUnit, unit);
  const isCarried = shown !== stored;
  const set = (bound: Bound, number: number | undefined) => {
    if (isPrice) {
      const rial = number === undefined ? undefined : storedBound(number, view);
      return onChange(boundChange(definition, stored, null, bound, rial));
    }
    onChange(
      isCarried
        ? rangeChange(definition, unit, { ...shown, [bound]: number })
        : boundChange(definition, stored, unit, bound, number),
    );
  };
  const touch = () => setTouched(true);
  const bins = facet?.bins;
  return (
    <>
      <div className={classes.row} data-unit={quantityId !== null || undefined}>
        <FilterNumberInput
          label={filterPanelTexts.from}
          name={filterPanelTexts.lowestOf(definition.name)}
          value={shown?.value}
          write={write}
          isAllowed={(number) => number <= (shown?.maxValue ?? Number.POSITIVE_INFINITY)}
          noteId={noteId}
          onSet={(number) => set('value', number)}
        />
        <FilterNumberInput
          label={filterPanelTexts.to}
          name={filterPanelTexts.highestOf(definition.name)}
          value={shown?.maxValue}
          write={write}
          isAllowed={(number) => number >= (shown?.value ?? Number.NEGATIVE_INFINITY)}
          noteId={`${noteId}to`}
          onSet={(number) => set('maxValue', number)}
        />
        {quantityId !== null && defaultUnit && (
          <Select
            isSmall
            className={classes.unit}
            dir="ltr"
            aria-label={filterPanelTexts.unitOf(definition.name)}
            value={unit?.id ?? storedId}
            onPointerEnter={touch}
            onTouchStart={touch}
            onFocus={touch}
            onChange={(event) => {
              const next = unitOf(event.currentTarget.value);
              if (!next || !unit) return;
              chooseUnit(quantityId, next);
              if (shown) onChange(unitChange(definition, shown, unit, next));
            }}
          >
            {known
              .filter((one) => [unit?.id, defaultUnit.id].includes(one.id) || isUsable(one, { lowest, highest }))
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.symbol}
                </option>
              ))}
            {!unit && <option value={storedId}>{storedId}</option>}
          </Select>
        )}
      </div>
      {(unit || quantityId === null) &&
        (bins && areFewValues(bins) ? (
          <FilterValues
            bins={bins}
            unit={unit}
            write={write}
            from={shown?.value}
            to={shown?.maxValue}
            onSet={(range) => onChange(rangeChange(definition, unit, range))}
          />
        ) : (
          lowest < highest && (
            <FilterSlider
              name={definition.name}
              limits={{ lowest, highest }}
              unit={unit}
              decimals={unitId === defaultUnit?.id && !(isPrice && unit) ? definition.decimals : null}
              bins={bins}
              from={shown?.value}
              to={shown?.maxValue}
              writeEnd={isPrice ? (end) => priceEnd(end, view.currency) : isBare ? bareEnd : undefined}
              onSet={set}
            />
          )
        ))}
      {isPrice && (
        <p className={classes.none}>
          <MoneyBasis />
        </p>
      )}
    </>
  );
}
