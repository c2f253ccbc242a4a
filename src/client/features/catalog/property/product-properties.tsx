import type { PropertyValue as Value } from '../../../../contract/catalog/property.ts';
import { Table } from '../../../ui/kit/table.tsx';
import { Name } from '../../../ui/name.tsx';
import { PropertyValue } from '../../../ui/property-value.tsx';
import { productPageTexts } from '../product-page-texts.ts';
import classes from './product-properties.module.css';
import { UnitSelect } from './product-unit-select.tsx';
import { shownUnit, useUnitChoices } from './product-units.ts';

const columns = [productPageTexts.property, productPageTexts.value, productPageTexts.unit].map((name) => ({ name }));

/** Every property of a product; a choice of unit changes all values of its quantity. */
export function ProductProperties({ properties }: { properties: readonly Value[] }) {
  const choices = useUnitChoices();
  if (properties.length === 0) return null;
  return (
    <section aria-labelledby="properties">
      <h2 id="properties" className={classes.heading}>
        {productPageTexts.properties}
      </h2>
      <Table caption={productPageTexts.properties} className={classes.table} columns={columns} isHeadHidden>
        <tbody>
          {properties.map((property) => {
            const range = { lowest: property.baseMin ?? 0, highest: property.baseMax ?? 0 };
            const unit = shownUnit({ ...property, ...range }, choices);
            const isSwitchable = property.quantityId !== null && property.unit !== null && property.baseMin !== null;
            return (
              <tr key={property.propertyId} className={property.isKey ? classes.key : undefined}>
                <th scope="row">
                  <Name text={property.name} />
                </th>
                <td colSpan={unit ? 1 : 2}>
                  <PropertyValue of={property} unit={unit} hideUnit />
                  {property.note && <small className={classes.note}>{property.note}</small>}
                </td>
                {unit && (
                  <td className={classes.unit}>
                    {isSwitchable && property.quantityId !== null ? (
                      <UnitSelect quantityId={property.quantityId} unit={unit} name={property.name} range={range} />
                    ) : (
                      <bdi dir="ltr">{unit.symbol}</bdi>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
    </section>
  );
}
