import type { ReactNode } from 'react';
import { rangeOf } from '../../../../core/units/usable-units.ts';
import { texts } from '../../../texts/app-texts.ts';
import { DrawingImage } from '../../../ui/image/drawing-image.tsx';
import { Table } from '../../../ui/kit/table.tsx';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import { Name } from '../../../ui/name.tsx';
import { PropertyValue } from '../../../ui/property-value.tsx';
import { useRootTexts } from '../../../ui/root-context.ts';
import { AddToParts } from '../parts/add-to-parts.tsx';
import { UnitSelect } from '../property/product-unit-select.tsx';
import { shownUnit, useUnitChoices } from '../property/product-units.ts';
import { CompareColumnHead } from './compare-column-head.tsx';
import { CompareRow } from './compare-row.tsx';
import { type Definitions, propertyRows } from './compare-rows.ts';
import classes from './compare-table.module.css';
import { CompareTerm } from './compare-term.tsx';
import { termRows } from './compare-terms.ts';
import { compareTexts } from './compare-texts.ts';
import type { CompareColumn } from './use-compare-columns.ts';

type CompareTableProps = {
  columns: readonly CompareColumn[];
  definitions: Definitions;
  onlyDifferences: boolean;
  onRemove: (id: string) => void;
};

export function CompareTable({ columns, definitions, onlyDifferences, onRemove }: CompareTableProps) {
  const { seller } = useRootTexts();
  const choices = useUnitChoices();
  const products = columns.flatMap((column) => (column.state === 'found' ? column.product : []));
  const isShown = ({ isDifferent }: { isDifferent: boolean }) => isDifferent || !onlyDifferences;
  const terms = termRows(products).filter(isShown);
  const properties = propertyRows(products, definitions).filter(isShown);
  const titles = products.map(({ title }) => title).join('، ');
  return (
    <>
      <Table
        caption={compareTexts.caption(titles)}
        className={classes.table}
        frame={{ className: classes.frame, tabIndex: 0 }}
        above={
          <tr className={classes.drawings}>
            <td />
            {columns.map((column) => (
              <td key={column.id}>
                {column.state === 'found' && (
                  <>
                    <DrawingImage imageUrl={column.product.imageUrl} glyph={column.product.glyph} isFirst />
                    <AddToParts offer={column.product} at={column.readAt} look="link" className={classes.add}>
                      {texts.addToParts}
                    </AddToParts>
                  </>
                )}
              </td>
            ))}
          </tr>
        }
        columns={[
          { key: 'feature', name: compareTexts.feature },
          ...columns.map((column, index) => ({
            key: column.id,
            name: <CompareColumnHead column={column} number={index + 1} onRemove={onRemove} />,
          })),
        ]}
      >
        {terms.length > 0 && (
          <Group heading={compareTexts.terms} span={columns.length}>
            {terms.map(({ term, isDifferent, best }) => (
              <CompareRow
                key={term}
                name={term === 'supplier' ? seller : compareTexts.rows[term]}
                unit={term === 'price' && <MoneySwitch />}
                isDifferent={isDifferent}
                best={best}
                columns={columns}
                renderCell={(index) => products[index] && <CompareTerm term={term} product={products[index]} />}
              />
            ))}
          </Group>
        )}
        {properties.length > 0 && (
          <Group heading={compareTexts.properties} span={columns.length}>
            {properties.map(({ key, name, quantityId, unit: ownUnit, decimals, values, isDifferent, best }) => {
              const range = rangeOf(values);
              const unit = shownUnit({ quantityId, unit: ownUnit, ...range }, choices);
              // Converted values have no fixed decimals to align.
              const isAsEntered = values.every((value) => !value || value.unit?.id === unit?.id);
              return (
                <CompareRow
                  key={key}
                  name={<Name text={name} />}
                  unit={
                    quantityId !== null &&
                    unit && <UnitSelect quantityId={quantityId} unit={unit} name={name} range={range} />
                  }
                  isDifferent={isDifferent}
                  best={best}
                  columns={columns}
                  renderCell={(index) => {
                    const value = values[index];
                    if (!value) return null;
                    // A value without a base value cannot be converted, so it shows its own unit.
                    const isConverted = value.baseMin !== null;
                    return (
                      <PropertyValue
                        of={value}
                        unit={isConverted ? unit : null}
                        decimals={isAsEntered ? decimals : 0}
                        hideUnit={isConverted}
                      />
                    );
                  }}
                />
              );
            })}
          </Group>
        )}
      </Table>
      {products.length > 0 && onlyDifferences && terms.length + properties.length === 0 && (
        <p className={classes.same} role="status">
          {compareTexts.noDifferences}
        </p>
      )}
      {products.length === 0 && columns.some(({ state }) => state === 'waiting') && (
        <p className={classes.same}>{texts.shell.loading}</p>
      )}
    </>
  );
}

function Group({ heading, span, children }: { heading: string; span: number; children: ReactNode }) {
  return (
    <tbody>
      <tr className={classes.group}>
        <th scope="rowgroup">{heading}</th>
        <td colSpan={span} />
      </tr>
      {children}
    </tbody>
  );
}
