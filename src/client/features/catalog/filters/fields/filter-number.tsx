import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useReads } from '../../../../data/use-reads.ts';
import { filterPanelTexts } from '../../../../texts/filter-panel.ts';
import { Select } from '../../../../ui/kit/control.tsx';
import { type Bound, boundChange, type FilterUnit, unitChange } from './filter-bounds.ts';
import type { FilterFieldProps } from './filter-field-props.ts';
import classes from './filter-number.module.css';
import { FilterNumberInput } from './filter-number-input.tsx';
import { FilterSlider } from './filter-slider.tsx';

/** A range in a chosen unit, by text fields or a slider over a histogram. */
export function FilterNumber({ definition, selected, facet, onChange }: FilterFieldProps<'number'>) {
  const [isTouched, setTouched] = useState(false);
  const noteId = useId();
  const { defaultUnit, quantityId } = definition;
  const unitId = selected?.measurementUnitId ?? defaultUnit?.id;
  const isForeign = unitId !== defaultUnit?.id;
  const units = useQuery({
    ...useReads().catalog.units(quantityId ?? ''),
    enabled: quantityId !== null && (isTouched || isForeign),
    throwOnError: false,
  });
  const offered: readonly (FilterUnit & { nameFa?: string })[] = units.data ?? (defaultUnit ? [defaultUnit] : []);
  const unit = offered.find((one) => one.id === unitId) ?? (isForeign ? null : defaultUnit);
  const lowest = facet?.lowest ?? definition.observedMin;
  const highest = facet?.highest ?? definition.observedMax;
  if (lowest === null || highest === null) return <p className={classes.none}>{filterPanelTexts.noValues}</p>;
  const set = (bound: Bound, number: number | undefined) =>
    onChange(boundChange(definition, selected, unit, bound, number));
  const touch = () => setTouched(true);
  return (
    <>
      <div className={classes.row} data-unit={quantityId !== null || undefined}>
        <FilterNumberInput
          label={filterPanelTexts.from}
          name={filterPanelTexts.lowestOf(definition.name)}
          value={selected?.value}
          isAllowed={(number) => number <= (selected?.maxValue ?? Number.POSITIVE_INFINITY)}
          noteId={noteId}
          onSet={(number) => set('value', number)}
        />
        <FilterNumberInput
          label={filterPanelTexts.to}
          name={filterPanelTexts.highestOf(definition.name)}
          value={selected?.maxValue}
          isAllowed={(number) => number >= (selected?.value ?? Number.NEGATIVE_INFINITY)}
          noteId={`${noteId}to`}
          onSet={(number) => set('maxValue', number)}
        />
        {quantityId !== null && defaultUnit && (
          <Select
            isSmall
            className={classes.unit}
            dir="ltr"
            aria-label={filterPanelTexts.unitOf(definition.name)}
            value={unitId}
            onPointerEnter={touch}
            onTouchStart={touch}
            onFocus={touch}
            onChange={(event) => {
              const next = offered.find((one) => one.id === event.currentTarget.value);
              if (next && unit) onChange(unitChange(definition, selected, unit, next));
            }}
          >
            {offered.map((one) => (
              <option key={one.id} value={one.id}>
                {one.symbol}
              </option>
            ))}
            {isForeign && !unit && <option value={unitId}>{unitId}</option>}
          </Select>
        )}
      </div>
      {lowest < highest && (unit || quantityId === null) && (
        <FilterSlider
          name={definition.name}
          limits={{ lowest, highest }}
          unit={unit}
          decimals={isForeign ? null : definition.decimals}
          bins={facet?.bins}
          from={selected?.value}
          to={selected?.maxValue}
          onSet={set}
        />
      )}
    </>
  );
}
