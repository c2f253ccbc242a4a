import { atom } from 'jotai';
import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';

/** A selected property with the unit that its row shows. Without value and options it is not a filter yet. */
export interface SelectedCategoryProperty extends PropertyFilter {
  defaultMeasurementUnitDisplayText?: string | undefined;
}

type PropertyPatch = Pick<SelectedCategoryProperty, 'value' | 'maxValue' | 'measurementUnitId'>;
type Selected = readonly SelectedCategoryProperty[];

const editable = ['value', 'maxValue', 'measurementUnitId'] as const;

/** Applies only the first of value, maxValue and measurementUnitId in the patch. To clear one, replace the property. */
function editProperty(selected: Selected, propertyId: string, patch: PropertyPatch): Selected {
  const key = editable.find((one) => patch[one] !== undefined);
  if (key === undefined) return selected;
  return selected.map((one) => (one.propertyId === propertyId ? { ...one, [key]: patch[key] } : one));
}

/** Adds a property, or replaces its previous selection. */
function addProperty(selected: Selected, property: SelectedCategoryProperty): Selected {
  const isThere = selected.some((one) => one.propertyId === property.propertyId);
  return isThere
    ? selected.map((one) => (one.propertyId === property.propertyId ? property : one))
    : [...selected, property];
}

const removeProperty = (selected: Selected, propertyId: string): Selected =>
  selected.filter((one) => one.propertyId !== propertyId);

/** The selected properties that filter, for lists, counts and URLs. */
export const toFilters = (selected: Selected): PropertyFilter[] =>
  selected
    .filter((one) => one.value !== undefined || one.maxValue !== undefined || one.optionIds?.length)
    .map(({ defaultMeasurementUnitDisplayText: _, ...filter }) => filter);

const selectedAtom = atom<Selected>([]);
const changedAtom = atom(false);
/** The list, and its filters, that the selection started from. */
const sourceAtom = atom<string | undefined>(undefined);
const restoredAtom = atom(false);

export type SelectionChange =
  | { kind: 'add'; property: SelectedCategoryProperty }
  | { kind: 'remove'; propertyId: string }
  | { kind: 'replace'; properties: Selected }
  | { kind: 'edit'; propertyId: string; patch: PropertyPatch };

function change(selected: Selected, action: SelectionChange): Selected {
  switch (action.kind) {
    case 'add':
      return addProperty(selected, action.property);
    case 'remove':
      return removeProperty(selected, action.propertyId);
    case 'replace':
      return action.properties;
    case 'edit':
      return editProperty(selected, action.propertyId, action.patch);
  }
}

/** `selectedCategoryProperties` of the specification. Every change sets `changedCategoryPropertiesFilter`. */
export const selectedCategoryProperties = atom(
  (get) => get(selectedAtom),
  (get, set, action: SelectionChange) => {
    const before = get(selectedAtom);
    const after = change(before, action);
    if (after === before) return;
    set(selectedAtom, after);
    set(changedAtom, true);
    set(restoredAtom, false);
  },
);

/** Whether the selection differs from the filters of the list. */
export const changedCategoryPropertiesFilter = atom((get) => get(changedAtom));

/** Whether the selection is a restored draft that has not changed since. */
export const restoredSelectionAtom = atom((get) => get(restoredAtom));

/** `properties` are the filters of the list; `draft` is the unapplied selection before a reload. */
export interface SelectionStart {
  source: string;
  properties: Selected;
  draft?: Selected | undefined;
}

/** Sets the selection to the draft or the list's filters, unless it already started from `source`. */
export const startSelectionAtom = atom(null, (get, set, { source, properties, draft }: SelectionStart) => {
  if (get(sourceAtom) === source) return;
  set(sourceAtom, source);
  set(selectedAtom, draft ?? properties);
  set(changedAtom, draft !== undefined);
  set(restoredAtom, draft !== undefined);
});

/** Marks the selection as applied. `source` is the list with these filters. */
export const applySelectionAtom = atom(null, (_get, set, source: string) => {
  set(sourceAtom, source);
  set(changedAtom, false);
  set(restoredAtom, false);
});
