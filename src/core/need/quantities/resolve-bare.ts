import { isFarOff, isPlausible, isWithin, unsaidUnit } from '../numbers/observed.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { byInches } from '../options/match-amounts.ts';
import {
  CODE_MIN,
  havingNumber,
  isSized,
  lettersOf,
  numberedByName,
  numberedOptions,
  optionWithCode,
  withCode,
} from '../options/numbered-options.ts';
import { indexOptions } from '../options/option-index.ts';
import { asYear, bareRange, isCalledSize } from '../properties/bare-sizes.ts';
import { namedBehind } from '../properties/named-behind.ts';
import {
  askUnit,
  bestNamed,
  cuesOf,
  isNumeric,
  namedBy,
  nameScore,
  type Outcome,
  settleUnit,
  which,
} from '../properties/named-properties.ts';
import { asRatio } from '../properties/ratios.ts';
import { calledLength } from '../properties/section-names.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { conceptOf, optionWord } from '../words/word-keys.ts';

const SIZE = 'اندازه';

const BARE_LENGTH_MAX = 1000;
const grade = /^(?:20\d|3[0-4]\d|4[0-4]\d|[1-7]0\d\d)$/;
const metals = new Set(['استنلس', 'فولاد', 'آلومینیوم', 'گرید', 'برنز', 'چدن']);
/** Units of the rating that a thing is called by. */
const ratings = new Set(['A', 'KiloVA', 'KiloVAR', 'MilliM2']);

/** «واحد مراقبت ۱/۲»: a fraction of an inch, if the thing has one size in inches. */
function bareInches(quantity: Quantity, properties: readonly IndexedProperty[], units: UnitIndex): Outcome | undefined {
  const { fraction, isWord, value } = quantity.low;
  if (fraction === undefined || isWord || !Number.isInteger(fraction * 16)) return undefined;
  // «شیر ۳/۲» has three ports.
  if (fraction > 1 && fraction !== value) return undefined;
  const [one, other] = byInches(quantity, properties, units);
  return one && !other ? { kind: 'options', ...one, certainty: 'inferred', cues: [] } : undefined;
}

/** «میلگرد از ۱۰ تا ۱۶»: the size that a single number would mean. */
function calledRange(
  tokens: readonly Token[],
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Outcome | undefined {
  const single = bareNumber(tokens, { ...quantity, high: undefined }, properties, units);
  return single?.kind === 'number' && single.unit?.id === 'MilliM' ? single : undefined;
}

/** «سیم‌جوش ۰٫۸», «جک ۸۰ کورس ۵۰۰»: the first length of a category is the one that it is called by. */
function bareNumber(
  tokens: readonly Token[],
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Outcome | undefined {
  const { low, high, bound, before } = quantity;
  const year = asYear(quantity, properties);
  if (year) return year;
  if (high) return bareRange(properties, units) ?? calledRange(tokens, quantity, properties, units);
  if (low.isWord || high || bound || before.length > 0) return undefined;
  if (low.value >= BARE_LENGTH_MAX && !properties.find(isNumeric)?.property.observed) return undefined;
  if (!isCalledSize(tokens, quantity)) return undefined;
  // «استیل ۳۱۶» is a grade.
  if (grade.test(`${low.value}`) && metals.has(optionWord(tokens[quantity.first - 1]?.text ?? '')))
    return optionWithCode(quantity, properties);
  const inches = bareInches(quantity, properties, units);
  if (inches) return inches;
  const [called] = properties.filter(isNumeric);
  // «سیم‌جوش ۱/۲» is 1.2 mm, «آچار بکس ۱/۲» half an inch.
  const calledIn = units.byId.get(called?.property.defaultUnit?.id ?? '');
  if (called && calledIn && low.fraction !== undefined && Number.isInteger(low.fraction * 16))
    return { kind: 'whichValue', property: called, unit: calledIn, values: [low.value, low.fraction], cues: [] };
  const coded = low.value >= CODE_MIN ? withCode(low.value, properties) : [];
  const [code, otherCode] = coded;
  const [coding, otherOption] = code ? havingNumber(low.value, code) : [];
  // «چراغ سوله‌ای ۲۰۰ وات ۶۵۰۰»: no power of it, and the only option with the number.
  if (called && code && coding && !otherCode && !otherOption && !isPlausible(called.property, quantity, calledIn))
    return { kind: 'options', property: code, optionIds: [coding.id], certainty: 'inferred', cues: [] };
  if (called && coded.length > 0) return which([called, ...coded], []);
  const options = numberedOptions(quantity, properties);
  const [option] = options;
  // «کابلشو ۱۶» may be its section.
  if (option && called && calledIn?.id === 'MilliM2') return which([called, option.property], []);
  if (option && options.length === 1) return { kind: 'options', ...option, certainty: 'inferred', cues: [] };
  if (option)
    return which(
      options.map(({ property }) => property),
      [],
    );
  const first = calledLength(properties);
  const unit = units.byId.get(first?.property.defaultUnit?.id ?? '');
  // «الکتروموتور ۱۰»: kilowatts or horsepower.
  const [power, otherPower] = properties.filter(
    ({ property, concepts }) => property.quantityId === 'Power' && concepts.has('توان') && concepts.size === 1,
  );
  if (power && !otherPower) return askUnit(quantity, { property: power, cues: [], score: 0, isWhole: false }, units);
  // «کنتاکتور ۳۲», «۷ رشته ۱.۵» of a cable
  if (first && unit && ratings.has(unit.id) && !isFarOff(first.property, quantity, unit))
    return { kind: 'number', property: first, unit, certainty: 'inferred', cues: [], isBare: true };
  if (!first || unit?.id !== 'MilliM' || first.property.asks || properties.some(isSized)) return undefined;
  // «تابلو دیواری ۶۰» may be its height or its width.
  if (properties.some(({ concepts }) => concepts.has('ژرفا')))
    return which(
      properties.filter(({ property }) => property.quantityId === 'Length'),
      [],
    );
  // «گیربکس هلیکال ۴۰», «مانومتر ۱۶»: these are called by their ratio or scale as well.
  const rivals = properties.filter(
    ({ property, concepts }) => concepts.has('نسبت') || (property.dataType === 'range' && concepts.size === 0),
  );
  if (rivals.length > 0) return which([first, ...rivals], []);
  // «تیرآهن ۱۸» is 180 mm high.
  const meant = unsaidUnit(first.property, quantity, units);
  if (first !== called && !(meant && isWithin(first.property, quantity, meant)))
    return called && which([called, first], []);
  if (!meant && isFarOff(first.property, quantity, unit)) return undefined;
  if (!meant) return askUnit(quantity, { property: first, cues: [], score: 0, isWhole: false }, units);
  const lengths = properties.filter(
    ({ property }) => property.quantityId === 'Length' && isWithin(property, quantity, meant),
  );
  const isUsual = meant.id === first.property.defaultUnit?.id;
  // Sections of metal are called by their centimetres, a belt or a pump is not.
  const isSection = first.concepts.has('ارتفاع') || first.concepts.has('بال');
  if (!isUsual && !(isSection && Number.isInteger(low.value))) return which([first], []);
  const alone = isUsual && lengths.length > 1 ? { alone: which(lengths, []) } : {};
  return { kind: 'number', property: first, unit: meant, certainty: 'inferred', cues: [], isBare: true, ...alone };
}

/** «سایز ۱۰۰»: a nominal size if the category has it, else the category's own first length. */
function resolveSize(
  quantity: Quantity,
  cue: number,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Outcome | undefined {
  const { value } = quantity.low;
  const nominal = properties.flatMap(({ property, ...rest }) => {
    const { forms } = indexOptions(property, units);
    const letters = lettersOf({ property })?.toLowerCase().replaceAll(' ', '');
    const optionIds = forms.get(`dn${value}`) ?? forms.get(`m${value}`) ?? forms.get(`${letters}${value}`);
    return optionIds ? [{ property: { property, ...rest }, optionIds: [...optionIds] }] : [];
  });
  // «فلنج سایز ۲» is no 2 mm.
  const inches = byInches(quantity, properties, units);
  const found = [...nominal, ...(nominal.length > 0 ? inches.filter(({ isWritten }) => isWritten) : inches)];
  const [one] = found;
  if (one && found.length === 1) return { kind: 'options', ...one, certainty: 'inferred', cues: [cue] };
  if (one)
    return which(
      found.map(({ property }) => property),
      [cue],
    );
  const [first] = properties.filter(isNumeric);
  if (first?.property.quantityId !== 'Length' || first.property.dataType !== 'number') return undefined;
  const unit = unsaidUnit(first.property, quantity, units);
  return unit
    ? { kind: 'number', property: first, unit, certainty: 'inferred', cues: [cue] }
    : askUnit(quantity, { property: first, cues: [cue], score: 0, isWhole: false }, units);
}

/** A number without a unit has a meaning only next to a property's name. */
export function resolveBare(
  tokens: readonly Token[],
  quantity: Quantity,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Outcome | undefined {
  const ratio = asRatio(tokens, quantity, properties, units);
  if (ratio) return ratio;
  const counted = properties.filter((property) => isNumeric(property) && !property.property.quantityId);
  const sized = quantity.before.length > 0 ? byInches(quantity, properties, units) : [];
  const sizedNamed = namedBy(
    tokens,
    { ...quantity, after: [] },
    sized.map(({ property }) => property),
  );
  const [size] = sizedNamed;
  const sizeOption = sized.find(({ property }) => property === size?.property);
  if (size && sizeOption && sizedNamed.length === 1 && quantity.low.fraction !== undefined) {
    return {
      kind: 'options',
      property: size.property,
      optionIds: sizeOption.optionIds,
      certainty: 'stated',
      cues: size.cues,
    };
  }
  const before = bestNamed(
    properties.filter(isNumeric).map((one) => nameScore(tokens, quantity.before, one)),
    true,
  );
  const [only] = before;
  if (only && before.length === 1) {
    if (!only.property.property.quantityId) return settleUnit(quantity, only, 'stated');
    const unit = unsaidUnit(only.property.property, quantity, units);
    return unit
      ? { kind: 'number', property: only.property, unit, certainty: 'inferred', cues: only.cues }
      : askUnit(quantity, only, units);
  }
  // «اورینگ قطر ۲۰»: no section is as wide.
  const meant = before.filter((one) => unsaidUnit(one.property.property, quantity, units));
  const [sole] = meant;
  const soleUnit = sole && meant.length === 1 ? unsaidUnit(sole.property.property, quantity, units) : undefined;
  if (sole && soleUnit)
    return { kind: 'number', property: sole.property, unit: soleUnit, certainty: 'inferred', cues: sole.cues };
  if (before.length > 1)
    return which(
      before.map(({ property }) => property),
      cuesOf(before),
    );
  const numbered = numberedByName(tokens, quantity, properties);
  if (numbered) return numbered;
  const sizeCue = quantity.before.find((at) => conceptOf(tokens[at]?.text ?? '') === SIZE);
  if (sizeCue !== undefined) return resolveSize(quantity, sizeCue, properties, units);
  const after = bestNamed(counted.map((one) => nameScore(tokens, quantity.after.slice(0, 2), one)));
  const [count] = after;
  if (count && after.length === 1) return settleUnit(quantity, count, 'stated');
  if (after.length === 0)
    return namedBehind(tokens, quantity, properties, units) ?? bareNumber(tokens, quantity, properties, units);
  return after.length > 1
    ? which(
        after.map(({ property }) => property),
        cuesOf(after),
      )
    : undefined;
}
