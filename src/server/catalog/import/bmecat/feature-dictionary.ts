import { ImportFileError } from '../record-stream.ts';
import type { BmecatLanguage } from './bmecat-language.ts';
import type { XmlElement } from './xml-elements.ts';

/** Bounds memory; ETIM, the largest system in use, has 20,000 features and values. */
const ENTRIES_MAX = 500_000;

export interface FeatureTemplate {
  name: string | undefined;
  unit: string | undefined;
}

/** The elements that define features, in the parts of a file before its products. */
export const definitionElements = [
  'FEATURE_SYSTEM_NAME',
  'FEATURE_GROUP',
  'CLASSIFICATION_SYSTEM_NAME',
  'CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE',
  'CLASSIFICATION_GROUP',
  'FEATURE_TEMPLATE',
  'ALLOWED_VALUE',
  'UNIT',
] as const;

/**
 * The feature templates, values and units that a file defines for its products: FEATURE_SYSTEM of BMEcat 1.2 and
 * CLASSIFICATION_SYSTEM of both versions.
 */
export class FeatureDictionary {
  readonly #language: BmecatLanguage;
  /** By id, and by group and the feature's id or name. */
  readonly #templates = new Map<string, FeatureTemplate>();
  readonly #values = new Map<string, string>();
  readonly #units = new Map<string, string>();
  #count = 0;

  constructor(language: BmecatLanguage) {
    this.#language = language;
  }

  add(element: XmlElement): void {
    switch (element.name) {
      case 'FEATURE_GROUP':
        this.#addGroup(element, ['FEATURE_GROUP_ID', 'FEATURE_GROUP_NAME'], element.all('FEATURE_TEMPLATE'));
        break;
      case 'CLASSIFICATION_GROUP': {
        const lists = element.all('CLASSIFICATION_GROUP_FEATURE_TEMPLATES');
        const templates = lists.flatMap((list) => list.all('CLASSIFICATION_GROUP_FEATURE_TEMPLATE'));
        this.#addGroup(element, ['CLASSIFICATION_GROUP_ID', 'CLASSIFICATION_GROUP_NAME'], templates);
        break;
      }
      case 'CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE':
      case 'FEATURE_TEMPLATE':
        this.#addTemplate('', element);
        break;
      case 'ALLOWED_VALUE':
        this.#keep(this.#values, element.text('ALLOWED_VALUE_ID'), this.#language.text(element, 'ALLOWED_VALUE_NAME'));
        break;
      case 'UNIT': {
        const code = element.text('UNIT_CODE') ?? element.text('UNIT_SHORTNAME') ?? element.text('UNIT_NAME');
        this.#keep(this.#units, element.text('UNIT_ID'), code);
        break;
      }
    }
  }

  /** @param groups ids or names of the groups that the product's feature list refers to */
  template(groups: readonly string[], idOrName: string): FeatureTemplate | undefined {
    const general = this.#templates.get(keyOf('', idOrName));
    for (const group of groups) {
      const own = this.#templates.get(keyOf(group, idOrName));
      // A group's template may only refer to the general one, which has the name.
      if (own) return { name: own.name ?? general?.name, unit: own.unit ?? general?.unit };
    }
    return general;
  }

  value(id: string): string | undefined {
    return this.#values.get(id);
  }

  /** The code or symbol of a unit that the file defines under an id of its own. */
  unit(id: string): string | undefined {
    return this.#units.get(id);
  }

  #addGroup(group: XmlElement, names: readonly string[], templates: readonly XmlElement[]): void {
    const groups = names.flatMap((name) => group.all(name).flatMap((child) => child.content.trim() || []));
    for (const template of templates) for (const key of groups) this.#addTemplate(key, template);
  }

  #addTemplate(group: string, element: XmlElement): void {
    const names = element.all('FT_NAME').flatMap((child) => child.content.trim() || []);
    const content = element.find('FEATURE_CONTENT');
    const template = {
      name: this.#language.text(element, 'FT_NAME') ?? element.text('FT_SHORTNAME'),
      unit: unitOf(element) ?? (content && unitOf(content)),
    };
    for (const id of [element.text('FT_ID'), element.text('FT_IDREF'), ...names]) {
      this.#keep(this.#templates, id && keyOf(group, id), template);
    }
  }

  #keep<T>(map: Map<string, T>, key: string | undefined, value: T | undefined): void {
    if (key === undefined || value === undefined || map.has(key)) return;
    this.#count += 1;
    if (this.#count > ENTRIES_MAX)
      throw new ImportFileError('شمار تعریف‌های ویژگی در فایل بیش از اندازه است.', 'too-large');
    map.set(key, value);
  }
}

export const unitOf = (element: XmlElement): string | undefined =>
  element.text('FT_UNIT_IDREF') ?? element.text('FT_UNIT');

const keyOf = (group: string, idOrName: string): string => `${group}\0${idOrName.toLowerCase()}`;
