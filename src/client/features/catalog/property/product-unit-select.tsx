import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type BaseRange, isUsable } from '../../../../core/units/usable-units.ts';
import { useReads } from '../../../data/use-reads.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Select } from '../../../ui/kit/fields/control.tsx';
import type { ShownUnit } from '../../../ui/property-value.tsx';
import classes from './product-unit-select.module.css';
import { chooseUnit, useUnitChoices } from './product-units.ts';

const AS_ENTERED = '';

type UnitSelectProps = {
  quantityId: string;
  /** The current unit. */
  unit: ShownUnit;
  /** Name of the property, for screen readers. */
  name: string;
  /** Of the values: units that nobody reads them in are not offered. */
  range: BaseRange;
};

/** The unit beside a value; changes the unit of the quantity. The other units load on first interaction. */
export function UnitSelect({ quantityId, unit, name, range }: UnitSelectProps) {
  const reads = useReads();
  const [isTouched, setTouched] = useState(false);
  const units = useQuery({ ...reads.catalog.units(quantityId), enabled: isTouched, throwOnError: false });
  const choices = useUnitChoices();
  const chosen = choices[quantityId]?.id === unit.id ? choices[quantityId] : undefined;
  const onTouch = () => setTouched(true);
  const offered = units.data ?? (chosen ? [{ ...chosen, nameFa: chosen.symbol }] : []);
  return (
    <span className={classes.unit}>
      <bdi dir="ltr">{unit.symbol}</bdi>
      <Select
        className={classes.list}
        aria-label={texts.product.unitOf(name)}
        value={chosen?.id ?? AS_ENTERED}
        onPointerEnter={onTouch}
        onTouchStart={onTouch}
        onFocus={onTouch}
        onChange={(event) => {
          const id = event.currentTarget.value;
          chooseUnit(
            quantityId,
            offered.find((one) => one.id === id),
          );
        }}
      >
        <option value={AS_ENTERED}>{texts.product.unitAsEntered}</option>
        {offered
          .filter((one) => one.id === unit.id || isUsable(one, range))
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.nameFa === one.symbol ? one.symbol : `${one.nameFa} (${one.symbol})`}
            </option>
          ))}
        {units.isPending && isTouched && (
          <option disabled>{units.fetchStatus === 'paused' ? texts.states.noSavedCopy : texts.shell.loading}</option>
        )}
        {units.isError && !units.data && <option disabled>{texts.states.noSavedCopy}</option>}
      </Select>
    </span>
  );
}
