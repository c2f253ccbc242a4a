import type { NeedCategory, NeedProperty, NeedUnit, NeedVocabulary } from '../../../core/need/need-types.ts';
import type { QuestionVocabulary } from '../../../core/question/read-question.ts';
import type { SavedObjects, SavedPart } from './saved-objects.ts';

type Known = Pick<SavedObjects, 'categories' | 'properties' | 'suppliers' | 'units' | 'vocabulary'>;

/** What the reader knows on this device: the catalogue's vocabulary if it is saved, else the names in other reads. */
export function savedVocabulary(known: Known, parts: readonly SavedPart[]): QuestionVocabulary {
  const suppliers = [...known.suppliers.values()].map(({ id, name }) => ({ id, name }));
  return { ...(known.vocabulary ?? namesIn(known, parts)), suppliers };
}

function namesIn(known: Known, parts: readonly SavedPart[]): NeedVocabulary {
  const properties = new Map<string, NeedProperty>();
  const units = new Map<string, NeedUnit>(known.units);
  for (const { id, categoryId, name, dataType, quantityId, defaultUnit, options } of known.properties.values()) {
    if (dataType !== 'text') properties.set(id, { id, categoryId, name, dataType, quantityId, defaultUnit, options });
    if (defaultUnit && quantityId !== null) addUnit(units, defaultUnit, quantityId);
  }
  for (const { row } of parts) {
    for (const { unit, quantityId } of row.keyProperties)
      if (unit && quantityId !== null) addUnit(units, unit, quantityId);
  }
  return {
    categories: [...known.categories.values()].map(toCategory),
    properties: [...properties.values()],
    units: [...units.values()],
  };
}

const toCategory = (category: NeedCategory): NeedCategory => {
  const { id, parentId, categoryType, name, scientificName, synonyms } = category;
  return { id, parentId, categoryType, name, scientificName, synonyms };
};

type NamedUnit = Omit<NeedUnit, 'quantityId' | 'nameFa' | 'aliases'>;

function addUnit(units: Map<string, NeedUnit>, unit: NamedUnit, quantityId: string): void {
  if (!units.has(unit.id)) units.set(unit.id, { ...unit, quantityId, nameFa: unit.symbol, aliases: [] });
}
