import { createStore } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  applySelectionAtom,
  changedCategoryPropertiesFilter,
  restoredSelectionAtom,
  type SelectionChange,
  selectedCategoryProperties,
  startSelectionAtom,
  toFilters,
} from '../../../src/client/features/catalog/filters/filter-atoms.ts';

const pressure = { propertyId: 'pressure', value: 10, maxValue: 16, measurementUnitId: 'BAR_G' };
const size = { propertyId: 'size', optionIds: ['dn50'] };

let store: ReturnType<typeof createStore>;

beforeEach(() => {
  store = createStore();
  store.set(startSelectionAtom, { source: 'list', properties: [pressure] });
});

const selected = () => store.get(selectedCategoryProperties);
const isChanged = () => store.get(changedCategoryPropertiesFilter);
const change = (action: SelectionChange) => store.set(selectedCategoryProperties, action);

describe('selectedCategoryProperties', () => {
  it("is unchanged while it equals the list's filters", () => {
    expect(selected()).toEqual([pressure]);
    expect(isChanged()).toBe(false);
  });

  const changes: Record<string, SelectionChange> = {
    'a property is added': { kind: 'add', property: size },
    'a property is removed': { kind: 'remove', propertyId: 'pressure' },
    'all are replaced': { kind: 'replace', properties: [size] },
    'a value is edited': { kind: 'edit', propertyId: 'pressure', patch: { value: 12 } },
    'a largest value is edited': { kind: 'edit', propertyId: 'pressure', patch: { maxValue: 40 } },
    'a unit is edited': { kind: 'edit', propertyId: 'pressure', patch: { measurementUnitId: 'PSI' } },
  };
  for (const [name, action] of Object.entries(changes)) {
    it(`sets changedCategoryPropertiesFilter when ${name}`, () => {
      change(action);
      expect(isChanged()).toBe(true);
    });
  }

  it('has one entry per property: a later one replaces the earlier', () => {
    change({ kind: 'add', property: size });
    change({ kind: 'add', property: { propertyId: 'pressure', value: 1 } });
    expect(selected()).toEqual([{ propertyId: 'pressure', value: 1 }, size]);
  });

  it('is unchanged again once the list uses it', () => {
    change({ kind: 'add', property: size });
    store.set(applySelectionAtom, 'list with size');
    expect(isChanged()).toBe(false);
    expect(selected()).toHaveLength(2);
  });

  it('is kept as a draft when it is reopened from the same list, and resets for another list', () => {
    change({ kind: 'add', property: size });
    store.set(startSelectionAtom, { source: 'list', properties: [pressure] });
    expect(selected()).toHaveLength(2);
    store.set(startSelectionAtom, { source: 'other list', properties: [] });
    expect(selected()).toEqual([]);
    expect(isChanged()).toBe(false);
  });

  it('starts from a saved draft that the list does not use, marked as restored until it is edited', () => {
    store.set(startSelectionAtom, { source: 'other list', properties: [], draft: [size] });
    expect([selected(), isChanged(), store.get(restoredSelectionAtom)]).toEqual([[size], true, true]);
    change({ kind: 'add', property: pressure });
    expect(store.get(restoredSelectionAtom)).toBe(false);
  });
});

describe('editing a property', () => {
  const edited = (patch: { value?: number; maxValue?: number; measurementUnitId?: string }) => {
    change({ kind: 'edit', propertyId: 'pressure', patch });
    return selected()[0];
  };

  it('changes only the value if all three are given', () => {
    expect(edited({ value: 1, maxValue: 2, measurementUnitId: 'PSI' })).toEqual({ ...pressure, value: 1 });
  });

  it('changes only the maximum if it and the unit are given', () => {
    expect(edited({ maxValue: 2, measurementUnitId: 'PSI' })).toEqual({ ...pressure, maxValue: 2 });
  });

  it('changes the unit if nothing else is given', () => {
    expect(edited({ measurementUnitId: 'PSI' })).toEqual({ ...pressure, measurementUnitId: 'PSI' });
  });

  it('accepts 0 as a value', () => {
    expect(edited({ value: 0, maxValue: 2 })).toEqual({ ...pressure, value: 0 });
  });

  it('changes nothing if nothing is given', () => {
    expect(edited({})).toEqual(pressure);
    expect(isChanged()).toBe(false);
  });

  it('does not change other properties', () => {
    change({ kind: 'add', property: size });
    expect(edited({ value: 3 })).toEqual({ ...pressure, value: 3 });
    expect(selected()[1]).toEqual(size);
  });
});

describe('toFilters', () => {
  it("returns the filters without the form's own fields", () => {
    const unitOnly = { propertyId: 'flow', measurementUnitId: 'L-PER-MIN' };
    const shown = { ...pressure, defaultMeasurementUnitDisplayText: 'bar' };
    expect(toFilters([unitOnly, shown, size])).toEqual([pressure, size]);
  });
});
