import type { BmecatLanguage } from './bmecat-language.ts';
import type { XmlElement } from './xml-elements.ts';

const NAME_JOINT = ' / ';

/** The features of one list as props; a nested feature is named after both. */
export function featureProps(list: XmlElement, language: BmecatLanguage, above: readonly string[] = []): unknown[] {
  return list.all('FEATURE').flatMap((feature) => {
    const name = language.text(feature, 'FNAME') ?? feature.text('FT_IDREF');
    const names = name === undefined ? above : [...above, name];
    return [...ownProps(feature, names, language), ...featureProps(feature, language, names)];
  });
}

function ownProps(feature: XmlElement, names: readonly string[], language: BmecatLanguage): unknown[] {
  const values = language.best(feature, 'FVALUE');
  if (values.length === 0) return [];
  const about = {
    key: names.join(NAME_JOINT).replaceAll('#', ' '),
    qualifier: language.text(feature, 'FVALUE_DETAILS'),
  };
  const unitCode = feature.text('FUNIT');
  if (unitCode === undefined) return [{ ...about, type: 'untyped', values }];
  return values.map((text) => ({ ...about, type: 'measured', text, unitCode }));
}
