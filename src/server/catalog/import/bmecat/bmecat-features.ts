import { foldText } from '../../../../core/text/persian.ts';
import { propOfText } from '../prop-of-text.ts';
import type { BmecatLanguage } from './bmecat-language.ts';
import type { BmecatMapping, FeatureMapping } from './bmecat-mapping.ts';
import { type FeatureDictionary, unitOf } from './feature-dictionary.ts';
import type { XmlElement } from './xml-elements.ts';

const NAME_JOINT = ' / ';
/** What houses call the name of a group of features. */
const groupNames = ['FEATURE_GROUP_NAME', 'FGNAME', 'FG_NAME', 'FT_GROUP_NAME', 'FNAME', 'NAME', 'FEATURE_GROUP_ID'];
const references = ['REFERENCE_FEATURE_GROUP_ID', 'REFERENCE_FEATURE_GROUP_ID2', 'REFERENCE_FEATURE_GROUP_NAME'];
/** ETIM writes it for unknown and not applicable. */
const NO_VALUE = '-';

interface Surroundings {
  /** Names of the features or feature groups around it. */
  above: readonly string[];
  /** Groups whose templates the feature list refers to. */
  groups: readonly string[];
}

/** The features of a product as props; a feature inside another one or a group is named after both. */
export class BmecatFeatures {
  readonly #language: BmecatLanguage;
  readonly #dictionary: FeatureDictionary;
  readonly #mapping: BmecatMapping;
  readonly #rules: ReadonlyMap<string, FeatureMapping>;

  constructor(language: BmecatLanguage, dictionary: FeatureDictionary, mapping: BmecatMapping) {
    this.#language = language;
    this.#dictionary = dictionary;
    this.#mapping = mapping;
    this.#rules = new Map((mapping.properties ?? []).map((rule) => [foldText(rule.feature), rule]));
  }

  props(product: XmlElement): unknown[] {
    const lists = [...product.all('PRODUCT_FEATURES'), ...product.all('ARTICLE_FEATURES')];
    const loose = product.children.filter(({ name }) => name === 'FEATURE_GROUP' || name === 'FEATURE');
    return [
      ...lists.flatMap((list) => this.#listProps(list, { above: [], groups: [] }, false)),
      ...this.#looseProps(loose),
    ];
  }

  #looseProps(elements: readonly XmlElement[]): unknown[] {
    return elements.flatMap((element) => this.#elementProps(element, { above: [], groups: [] }));
  }

  /** @param isNamed whether the list is a group that names its features */
  #listProps(list: XmlElement, { above, groups }: Surroundings, isNamed: boolean): unknown[] {
    const referred = references.flatMap((name) => list.all(name).flatMap((child) => child.content.trim() || []));
    const name = isNamed ? groupNames.map((key) => this.#language.text(list, key)).find(Boolean) : undefined;
    const inside: Surroundings = {
      above: name === undefined ? above : [...above, name],
      groups: [...referred, ...(name === undefined ? [] : [name]), ...groups],
    };
    return list.children.flatMap((child) => this.#elementProps(child, inside));
  }

  #elementProps(element: XmlElement, around: Surroundings): unknown[] {
    if (element.name === 'FEATURE') return this.#featureProps(element, around);
    if (element.name === 'FVALUE' && element.content.trim() !== '')
      return [unreadable('مقدار بیرون از FEATURE آمده است.')];
    if (element.children.length === 0) return [];
    return this.#listProps(element, around, true);
  }

  #featureProps(feature: XmlElement, around: Surroundings): unknown[] {
    const template = this.#templateOf(feature, around);
    const own = this.#nameOf(feature) ?? template?.name ?? feature.text('FT_IDREF');
    const name = own === undefined ? undefined : (this.#dictionary.template(around.groups, own)?.name ?? own);
    const above = name === undefined ? around.above : [...around.above, name];
    const inner = feature.children.filter((child) => child.children.length > 0 && !ofFeature.has(child.name));
    return [
      ...this.#ownProps(feature, above, template?.unit),
      ...inner.flatMap((child) => this.#elementProps(child, { ...around, above })),
    ];
  }

  #nameOf(feature: XmlElement): string | undefined {
    const inline = feature.find('FTEMPLATE');
    return (
      this.#language.text(feature, 'FNAME') ??
      this.#language.text(feature, 'FT_NAME') ??
      (inline && (this.#language.text(inline, 'FT_NAME') ?? inline.text('FT_SHORTNAME')))
    );
  }

  #templateOf(feature: XmlElement, { groups }: Surroundings) {
    const inline = feature.find('FTEMPLATE');
    const names = [...feature.all('FNAME'), ...feature.all('FT_NAME')].map((child) => child.content.trim());
    const ids = [feature.text('FT_IDREF'), feature.text('FT_ID'), inline?.text('FT_ID'), ...names];
    const found = ids
      .map((id) => (id ? this.#dictionary.template(groups, id) : undefined))
      .find((template) => template !== undefined);
    const content = inline?.find('FEATURE_CONTENT');
    const unit = (inline && unitOf(inline)) ?? (content && unitOf(content)) ?? unitOf(feature);
    return { name: found?.name, unit: unit ?? found?.unit };
  }

  #ownProps(feature: XmlElement, names: readonly string[], templateUnit: string | undefined): unknown[] {
    const name = names.join(NAME_JOINT).replaceAll('#', ' ');
    if (feature.find('VARIANTS')) return [unreadable(`«${name}» گونه‌های VARIANTS دارد که پذیرفته نیست.`)];
    const values = this.#valuesOf(feature);
    if (values.length === 0) return [];
    const unit = feature.text('FUNIT') ?? templateUnit;
    const unitCode = unit && (this.#dictionary.unit(unit) ?? unit);
    const empty = values.filter((text) => text === NO_VALUE);
    const full = values.filter((text) => text !== NO_VALUE);
    const rule = this.#rules.get(foldText(name)) ?? this.#rules.get(foldText(feature.text('FT_IDREF') ?? ''));
    const about = { key: name, qualifier: this.#language.text(feature, 'FVALUE_DETAILS') };
    return [
      ...empty.map(() => unreadable(`مقدار «${name}» نامعلوم است («-»).`)),
      ...(full.length === 0 ? [] : this.#readProps(full, { about, unitCode, rule })),
    ];
  }

  #readProps(
    values: readonly string[],
    {
      about,
      unitCode,
      rule,
    }: { about: { key: string }; unitCode: string | undefined; rule: FeatureMapping | undefined },
  ): unknown[] {
    const { decimalMark } = this.#mapping;
    const slash = rule?.slash ?? this.#mapping.slash;
    if (rule) {
      const { type, quantity, separator } = rule;
      const name = rule.name ?? about.key;
      const settings = { name, type, unit: unitCode ?? rule.unit, quantity, separator, decimalMark, slash };
      const texts = type === 'options' ? [values.join(separator ?? '|')] : values;
      return texts.map((text) => ({ ...about, ...(propOfText(text, settings) as object) }));
    }
    if (unitCode === undefined) return [{ ...about, type: 'untyped', values, slash, decimalMark }];
    return values.map((text) => ({ ...about, type: 'measured', text, unitCode, decimalMark, slash }));
  }

  #valuesOf(feature: XmlElement): string[] {
    const told = this.#language.best(feature, 'FVALUE');
    const referred = feature.all('VALUE_IDREF').flatMap((child) => child.content.trim() || []);
    const values = [...told, ...referred].map((text) => this.#dictionary.value(text) ?? text);
    const [first, second, ...rest] = values;
    const isRange = feature.text('FVALUE_TYPE')?.toLowerCase() === 'range' && second !== undefined && rest.length === 0;
    return isRange ? [`${first}…${second}`] : values;
  }
}

/** Children of a feature that hold no further feature. */
const ofFeature = new Set(['FTEMPLATE', 'VARIANTS']);

const unreadable = (reason: string) => ({ type: 'unreadable', field: 'FVALUE', reason });
