import { useState } from 'react';
import type { Facet } from '../../../../../contract/catalog/facet.ts';
import type { PropertyDefinition } from '../../../../../contract/catalog/property.ts';
import { isFacet } from '../../../../../core/filters/engine/count-facets.ts';
import { HelpButton } from '../../../../ui/help-button.tsx';
import { Button } from '../../../../ui/kit/button.tsx';
import { useMoneyView } from '../../../../ui/money/money-view.ts';
import { Name } from '../../../../ui/name.tsx';
import { useRootTexts } from '../../../../ui/root-context.ts';
import { readTerms, uncountedTerms } from '../applied/term-definitions.ts';
import type { SelectedCategoryProperty, SelectionChange } from '../filter-atoms.ts';
import { filterPanelTexts } from '../filter-panel-texts.ts';
import type { SelectionCount } from '../filter-selection.ts';
import { FilterBoolean } from './filter-boolean.tsx';
import type { FilterFieldProps } from './filter-field-props.ts';
import classes from './filter-fields.module.css';
import { FilterNumber } from './filter-number.tsx';
import { FilterOptions } from './filter-options.tsx';

type FilterFieldsProps = {
  definitions: readonly PropertyDefinition[];
  selected: readonly SelectedCategoryProperty[];
  count: Pick<SelectionCount, 'facets' | 'terms' | 'isUncounted'>;
  isOfSupplier: boolean;
  /** Shows the chosen fields alone. */
  isNothing: boolean;
  onChange: (change: SelectionChange) => void;
};

const OPEN_AT_FIRST = 5;

/** The filter fields of a list: key properties, price and stock first. */
export function FilterFields({ definitions, selected, count, isOfSupplier, isNothing, onChange }: FilterFieldsProps) {
  const { currency } = useMoneyView();
  const { isStocked, seller } = useRootTexts();
  const view = { currency, seller };
  const terms = count.isUncounted ? uncountedTerms(view) : readTerms(count.terms, isOfSupplier, view);
  const facets = [...(count.facets ?? []), ...terms.facets];
  const isChosen = ({ id }: PropertyDefinition) => selected.some(({ propertyId }) => propertyId === id);
  const shown = [...definitions.filter(isFacet), ...terms.definitions]
    .filter((one) => isChosen(one) || (!isNothing && (isStocked || one.id !== 'stock')))
    .sort((a, b) => Number(b.isKey) - Number(a.isKey));
  const firstRange = shown.find(({ dataType }) => dataType === 'number' || dataType === 'range');
  return shown.map((definition, index) => (
    <FilterField
      key={definition.id}
      definition={definition}
      selected={selected.find((one) => one.propertyId === definition.id)}
      facet={facets.find((one) => one.propertyId === definition.id)}
      isOpenAtFirst={index < OPEN_AT_FIRST}
      hasHelp={definition === firstRange}
      onChange={onChange}
    />
  ));
}

type FieldProps = Omit<FilterFieldProps<'number'>, 'facet'> & {
  facet: Facet | undefined;
  isOpenAtFirst: boolean;
  hasHelp: boolean;
};

function FilterField({ definition, selected, facet, isOpenAtFirst, hasHelp, onChange }: FieldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst || selected !== undefined);
  return (
    <details className={classes.field} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.name}>
        <Name text={definition.name} />
        {selected && <span className={classes.mark} aria-hidden="true" />}
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: not every browser supports grid layout in a fieldset */}
      <div role="group" aria-label={definition.name} className={classes.controls}>
        <Control definition={definition} selected={selected} facet={facet} onChange={onChange} />
        {hasHelp && <HelpButton id="product-list.range-filter" />}
        {selected && (
          <Button
            look="quiet"
            className={classes.clear}
            aria-label={filterPanelTexts.clearOf(definition.name)}
            onClick={() => onChange({ kind: 'remove', propertyId: definition.id })}
          >
            {filterPanelTexts.clear}
          </Button>
        )}
      </div>
    </details>
  );
}

function Control({ facet, ...props }: Omit<FieldProps, 'isOpenAtFirst' | 'hasHelp'>) {
  switch (props.definition.dataType) {
    case 'option':
    case 'multiOption':
      return <FilterOptions {...props} facet={facet?.kind === 'option' ? facet : undefined} />;
    case 'boolean':
      return <FilterBoolean {...props} facet={facet?.kind === 'boolean' ? facet : undefined} />;
    default:
      return <FilterNumber {...props} facet={facet?.kind === 'number' ? facet : undefined} />;
  }
}
