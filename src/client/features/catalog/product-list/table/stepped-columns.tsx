import type { ProductRow } from '../../../../../contract/catalog/product.ts';
import { classNames } from '../../../../ui/kit/class-names.ts';
import { Name } from '../../../../ui/name.tsx';
import { PropertyValue } from '../../../../ui/property-value.tsx';
import { tableTexts } from './product-table-texts.ts';
import { roomClass } from './room-class.ts';
import { isSame, propertyOf } from './sized-columns.ts';
import classes from './stepped-columns.module.css';
import type { UnitColumn } from './table-state.ts';

type SteppedColumnsProps = { columns: readonly UnitColumn[]; items: readonly ProductRow[] };

/**
 * Says above the table what its columns without room have: the value of those that have one, the names of the others.
 * It is one line, of which the style sheet shows what the table hides.
 */
export function SteppedColumns({ columns, items }: SteppedColumnsProps) {
  const stepping = columns
    .filter(({ room }) => room !== undefined)
    .sort((a, b) => (a.room ?? 0) - (b.room ?? 0))
    .map((column) => ({ column, value: isSame(items, column) ? propertyOf(items[0], column) : undefined }));
  if (stepping.length === 0) return null;
  const others = stepping.filter(({ value }) => !value);
  const last = others.at(-1);
  return (
    <p className={classes.line}>
      {stepping.map(
        ({ column, value }) =>
          value && (
            <span key={column.propertyId} className={roomClass(column, classNames(classes.told, classes.value))}>
              <Name text={column.name} />:{' '}
              <PropertyValue of={value} unit={column.shownUnit} decimals={column.decimals} />
            </span>
          ),
      )}
      {last && <span className={roomClass(last.column, classes.told)}>{tableTexts.noRoom}</span>}
      {others.map((one) => (
        <span key={one.column.propertyId} className={roomClass(one.column, classes.told)}>
          <Name text={one.column.name} />
          {one !== last && '،'}
        </span>
      ))}
    </p>
  );
}
