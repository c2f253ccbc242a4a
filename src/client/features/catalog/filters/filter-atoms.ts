import { atom } from 'jotai';
import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';

/** A chosen property with what its row shows of its unit; one without value and options is not a filter yet. */
export interface SelectedCategoryProperty extends PropertyFilter {
  defaultMeasurementUnitDisplayText?: string | undefined;
}

type PropertyPatch = Pick<SelectedCategoryProperty, 'value' | 'maxValue' | 'measurementUnitId'>;
type Selected = readonly SelectedCategoryProperty[];

const editable = ['value', 'maxValue', 'measurementUnitId'] as const;

/** Of the patch only the first of value, maxValue, measurementUnitId that is present; to empty one, replace the property. */
function editProperty(selected: Selected, propertyId: string, patch: PropertyPatch): Selected {
  const key = editable.find((one) => patch[one] !== undefined);
  if (key === undefined) return selected;
  return selected.map((one) => (one.propertyId === propertyId ? { ...one, [key]: patch[key] } : one));
}

/** One for each property: the new one takes the place of what was chosen before. */
function addProperty(selected: Selected, property: SelectedCategoryProperty): Selected {
  const isThere = selected.some((one) => one.propertyId === property.propertyId);
  return isThere
    ? selected.map((one) => (one.propertyId === property.propertyId ? property : one))
    : [...selected, property];
}

const removeProperty = (selected: Selected, propertyId: string): Selected =>
  selected.filter((one) => one.propertyId !== propertyId);

/** Those that filter: what a list, a count and an address take. */
export const toFilters = (selected: Selected): PropertyFilter[] =>
  selected
    .filter((one) => one.value !== undefined || one.maxValue !== undefined || one.optionIds?.length)
    .map(({ defaultMeasurementUnitDisplayText: _, ...filter }) => filter);

const selectedAtom = atom<Selected>([]);
const changedAtom = atom(false);
/** Which list and which filters of it the selection was taken from. */
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

/** `selectedCategoryProperties` of the specification: any change is noted in `changedCategoryPropertiesFilter`. */
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

/** Whether the selection differs from what the list shows. */
export const changedCategoryPropertiesFilter = atom((get) => get(changedAtom));

/** Whether the selection is a draft of an earlier visit that was not touched since. */
export const restoredSelectionAtom = atom((get) => get(restoredAtom));

/** `properties` are what the list of `source` shows; `draft` is what was being chosen there before a reload. */
export interface SelectionStart {
  source: string;
  properties: Selected;
  draft?: Selected | undefined;
}

/** Takes over the draft or what the list shows, unless the selection already began from there: then it goes on. */
export const startSelectionAtom = atom(null, (get, set, { source, properties, draft }: SelectionStart) => {
  if (get(sourceAtom) === source) return;
  set(sourceAtom, source);
  set(selectedAtom, draft ?? properties);
  set(changedAtom, draft !== undefined);
  set(restoredAtom, draft !== undefined);
});

/** The list is about to show the selection; `source` is what it will be called then. */
export const applySelectionAtom = atom(null, (_get, set, source: string) => {
  set(sourceAtom, source);
  set(changedAtom, false);
  set(restoredAtom, false);
});
