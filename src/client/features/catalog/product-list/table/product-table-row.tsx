import { memo } from 'react';
import type { ProductRow } from '../../../../../contract/catalog/product.ts';
import type { PropertyValue as Value } from '../../../../../contract/catalog/property.ts';
import { texts } from '../../../../texts/app-texts.ts';
import { DrawingImage } from '../../../../ui/image/drawing-image.tsx';
import { titleOf } from '../../../../ui/load/part.ts';
import { Price } from '../../../../ui/money/price.tsx';
import { Name } from '../../../../ui/name.tsx';
import { NamedValue, PropertyValue } from '../../../../ui/property-value.tsx';
import { useRootTexts } from '../../../../ui/root-context.ts';
import { CompareToggle } from '../../compared/compare-toggle.tsx';
import { AddRowToParts } from '../../parts/add-row-to-parts.tsx';
import { ProductLink } from '../../product/product-link.tsx';
import { RowStock } from '../../product/terms/product-stock.tsx';
import { type UnitChoices, unitOfValue } from '../../property/product-units.ts';
import { FoldedName } from '../rows/folded-name.tsx';
import { RowName } from '../rows/row-name.tsx';
import { UnfoldButton, UnfoldedOffers, useUnfolded } from '../rows/unfold-button.tsx';
import classes from './product-table.module.css';
import { roomClass } from './room-class.ts';
import { propertyOf } from './sized-columns.ts';
import type { UnitColumn } from './table-state.ts';

/** Maximum values with names, on a phone and in a table without common columns. */
const TOLD_MAX = 4;
const PIECE = 'EACH';

type ProductTableRowProps = {
  product: ProductRow;
  /** The category of all rows. */
  category: string | undefined;
  columns: readonly UnitColumn[];
  /** With those that each table has. */
  columnCount: number;
  isMixed: boolean;
  /** The width of the list from which a price is said too. */
  saidPriceRoom: number | undefined;
  choices: UnitChoices;
  /** Time of the read. */
  at: number;
  isUnitInHeader: boolean;
  /** Index of the row in a virtual list. */
  index: number | undefined;
  measure: ((element: Element | null) => void) | undefined;
};

const HEADER_ROWS = 1;

/** A row of cells on a wide screen; two lines on a phone, the second with some values and the price. */
export const ProductTableRow = memo(function ProductTableRow(props: ProductTableRowProps) {
  const { product, category, columns, isMixed, choices, isUnitInHeader, index: place, measure } = props;
  const { supplier, part, partNumber, leadTimeDays } = product;
  const { isStocked } = useRootTexts();
  const title = titleOf(product);
  const { isOpen, toggle } = useUnfolded(product);
  const columnOf = ({ propertyId }: Value) => columns.find((one) => one.propertyId === propertyId);
  const row = (
    <tr
      ref={isOpen ? undefined : measure}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 1 + HEADER_ROWS}
    >
      <th scope="row" className={classes.title}>
        <span className={classes.picture}>
          <DrawingImage imageUrl={product.imageUrl} glyph={product.glyph} isListed />
        </span>
        <ProductLink product={product} className={classes.link}>
          <FoldedName text={title} category={category} />
        </ProductLink>
        <CompareToggle product={{ id: product.id, title }} place="row" />
      </th>
      <td className={isMixed ? classes.told : classes.toldOnPhone}>
        <ul>
          {product.keyProperties.slice(0, TOLD_MAX).map((value) => (
            <li key={value.propertyId}>
              <NamedValue of={value} unit={unitOfValue(value, choices, columnOf(value))} />
            </li>
          ))}
        </ul>
      </td>
      <td className={classes.partNumber}>
        {partNumber === null ? (
          texts.product.none
        ) : (
          <bdi dir="ltr">
            <RowName text={partNumber} />
          </bdi>
        )}
      </td>
      {columns.map((column) => {
        const value = propertyOf(product, column);
        return (
          <td key={column.propertyId} className={roomClass(column, column.isShort ? classes.number : classes.words)}>
            {value ? (
              <PropertyValue of={value} unit={column.shownUnit} decimals={column.decimals} hideUnit />
            ) : (
              texts.product.none
            )}
          </td>
        );
      })}
      {part ? (
        <td className={classes.sellers}>
          <span className={classes.supplierName}>
            <Name text={supplier.name} />
          </span>
          <UnfoldButton product={product} part={part} isOpen={isOpen} onToggle={toggle} />
        </td>
      ) : (
        <td className={classes.supplier}>
          <span className={classes.supplierName}>
            <Name text={supplier.name} />
          </span>
          {supplier.city && <span className={classes.city}>{supplier.city}</span>}
        </td>
      )}
      <td className={roomClass({ room: props.saidPriceRoom }, classes.price)}>
        <Price of={product} withUnit={!isUnitInHeader} />
        {isUnitInHeader && product.prices.length > 0 && product.saleUnit.id !== PIECE && (
          <span className={classes.per}> / {product.saleUnit.nameFa}</span>
        )}
        <AddRowToParts product={product} at={props.at} place="row" />
      </td>
      {isStocked && (
        <td className={classes.stock}>
          <RowStock of={product} part={part} />
        </td>
      )}
      <td className={classes.lead}>{leadTimeDays === null ? texts.product.none : texts.product.days(leadTimeDays)}</td>
    </tr>
  );
  if (!part || !isOpen) return row;
  return (
    <>
      {row}
      <tr ref={measure} data-index={place} data-unfolded="" className={classes.unfolded}>
        <td colSpan={props.columnCount}>
          <UnfoldedOffers part={part} />
        </td>
      </tr>
    </>
  );
});
