import type { PropertyValue as Value } from '../../../../contract/catalog/property.ts';
import { PropertyValue } from '../../../ui/property-value.tsx';
import { useUnitChoices } from '../property/product-units.ts';
import classes from './product-keys.module.css';

const KEYS_MAX = 4;

/** The first key values, under the drawing on a phone, where the table of all is far below. */
export function ProductKeys({ values }: { values: readonly Value[] }) {
  const choices = useUnitChoices();
  return (
    <dl className={classes.keys}>
      {values.slice(0, KEYS_MAX).map((value) => (
        <div key={value.propertyId}>
          <dt>{value.name}</dt>
          <dd>
            <PropertyValue of={value} unit={value.unit && choices[value.quantityId ?? '']} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
