import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Category } from '../../../../contract/catalog/category.ts';
import type { PropertyDefinition } from '../../../../contract/catalog/property.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { formatQuantity } from '../../../../core/units/units.ts';
import { texts } from '../../../texts/app-texts.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { chipClass, chipCountClass, chipListClass } from '../../../ui/kit/chip.tsx';
import { Name } from '../../../ui/name.tsx';
import type { ShownUnit } from '../../../ui/property-value.tsx';
import { categoryPropertiesTexts as words } from '../category-properties-texts.ts';
import type { ProductListSearch } from '../product-list-search.ts';
import classes from './category-property.module.css';
import { UnitSelect } from './product-unit-select.tsx';
import { shownUnit, useUnitChoices } from './product-units.ts';
import { observedRange, optionFilter, shownOptions, startFilter } from './property-start.ts';

type PropertyProps = { category: Category; property: PropertyDefinition };

const OPTIONS_MAX = 12;
/** More digits would suggest a false precision. */
const RANGE_DIGITS = 5;

/** Meaning, unit and range of a property, and a link to search by it. */
export function PropertyFacts({ category, property }: PropertyProps) {
  const { name, description, dataType, betterWhen, quantityId, defaultUnit } = property;
  const choices = useUnitChoices();
  const seen = { lowest: property.observedMin ?? 0, highest: property.observedMax ?? 0 };
  const unit = shownUnit({ quantityId, unit: defaultUnit, ...seen }, choices);
  const start = startFilter(property);
  const range = rangeText(property, unit);
  const options = shownOptions(property);
  const isNumber = dataType === 'number' || dataType === 'range';
  const isUnseen = isNumber ? range === undefined : property.options.length > 0 && options.length === 0;
  return (
    <>
      <h3 className={classes.name}>
        <Name text={name} />
      </h3>
      {description && <p>{description}</p>}
      <dl className={classes.facts}>
        <Fact name={words.kind}>
          {words.dataTypes[dataType]}
          {betterWhen && betterWhen !== 'equal' && `، ${words.betterWhen[betterWhen]}`}
        </Fact>
        {unit && quantityId !== null && (
          <Fact name={words.unit}>
            <UnitSelect quantityId={quantityId} unit={unit} name={name} range={seen} />
          </Fact>
        )}
        {range !== undefined && (
          <Fact name={words.range}>
            <bdi dir="rtl">
              {range} {unit?.symbol && <bdi dir="ltr">{unit.symbol}</bdi>}
            </bdi>
          </Fact>
        )}
      </dl>
      {options.length > 0 && <Options category={category} property={property} options={options} />}
      {isUnseen && <p className={classes.unseen}>{words.unseen}</p>}
      {start !== undefined && !isUnseen && (
        <FilterLink category={category} filters={start} className={buttonClass('link', 'regular', classes.start)}>
          {words.start}
          <span className="visually-hidden">: {name}</span>
        </FilterLink>
      )}
    </>
  );
}

function Options(props: PropertyProps & { options: PropertyDefinition['options'] }) {
  const { category, property, options } = props;
  const shown = options.slice(0, OPTIONS_MAX);
  return (
    <>
      <p className={classes.label}>{words.options}</p>
      <ul className={chipListClass}>
        {shown.map(({ id, title, itemsCount }) => (
          <li key={id}>
            {property.isFilterable ? (
              <FilterLink category={category} filters={optionFilter(property, id)} className={chipClass}>
                <Name text={title} /> <span className={chipCountClass}>{formatNumber(itemsCount)}</span>
              </FilterLink>
            ) : (
              <span className={chipClass}>
                <Name text={title} /> <span className={chipCountClass}>{formatNumber(itemsCount)}</span>
              </span>
            )}
          </li>
        ))}
        {options.length > shown.length && (
          <li className={classes.more}>{words.moreOptions(options.length - shown.length)}</li>
        )}
      </ul>
    </>
  );
}

type FilterLinkProps = { category: Category; filters: string; className: string | undefined; children: ReactNode };

/** A link to the category's filtered list. */
function FilterLink({ category, filters, className, children }: FilterLinkProps) {
  const search: ProductListSearch & { filters: string } = { filters };
  return (
    <Link
      to="/products/category/$categoryId/$"
      params={{ categoryId: category.id, _splat: category.slug }}
      search={search}
      className={className}
    >
      {children}
    </Link>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** In Persian digits, without the unit. */
function rangeText(property: PropertyDefinition, unit: ShownUnit | null): string | undefined {
  const range = observedRange(property, unit);
  if (!range) return undefined;
  const digits = Math.min(unit?.digits ?? RANGE_DIGITS, RANGE_DIGITS);
  const [from, to] = [range.from, range.to].map((value) => formatQuantity(value, { symbol: '', digits }).number);
  if (from === undefined || to === undefined) return undefined;
  return from === to ? from : texts.product.span(from, to);
}
