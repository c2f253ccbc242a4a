import type { Facet } from '../../../../../contract/catalog/facet.ts';
import type { PropertyDefinition } from '../../../../../contract/catalog/property.ts';
import type { SelectedCategoryProperty, SelectionChange } from '../filter-atoms.ts';

export type FilterFieldProps<Kind extends Facet['kind']> = {
  definition: PropertyDefinition;
  selected: SelectedCategoryProperty | undefined;
  /** Undefined until it is loaded. */
  facet: Extract<Facet, { kind: Kind }> | undefined;
  onChange: (change: SelectionChange) => void;
};
