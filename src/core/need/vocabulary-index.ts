import { foldPartNumber } from '../text/persian.ts';
import type { NeedCategory, NeedProperty, NeedVocabulary } from './need-types.ts';
import { indexUnits, type UnitIndex } from './units/unit-index.ts';
import { fillers, sameConcept, vagueInName } from './words/trade-words.ts';
import { conceptOf, nameWords, optionWord, wordKey } from './words/word-keys.ts';

/** One name of a category. */
export interface Form {
  categoryId: string;
  words: readonly string[];
  kind: 'name' | 'part' | 'synonym' | 'method' | 'piece';
}

export interface IndexedProperty {
  property: NeedProperty;
  /** Concepts of the name, and separately its Latin letters (d, D, L) with their case. */
  concepts: ReadonlySet<string>;
  letters: ReadonlySet<string>;
  /** Of a plain number, the unit that its name has in brackets: «درجهٔ فیلتراسیون (میکرون)». */
  unitInName?: string;
}

export interface IndexedCategory {
  category: NeedCategory;
  isLeaf: boolean;
  /** Nearest first; without the root. */
  ancestorIds: readonly string[];
  leafIds: readonly string[];
  forms: readonly Form[];
  /** Own and inherited. */
  properties: readonly IndexedProperty[];
}

export interface VocabularyIndex {
  categories: ReadonlyMap<string, IndexedCategory>;
  formsByWord: ReadonlyMap<string, readonly Form[]>;
  /** Words that a typing mistake may be corrected to. */
  knownWords: ReadonlySet<string>;
  /** Pairs of adjacent words of names and options, joined: «بدون درز». */
  knownPhrases: ReadonlySet<string>;
  /** Words and pairs of adjacent words of options, joined: «پلی‌آمید», «حفاظ فلزی». */
  values: ReadonlySet<string>;
  /** Words that name a property of any category. */
  concepts: ReadonlySet<string>;
  /** Words that name what a property counts: «تعداد ردیف». */
  counted: ReadonlySet<string>;
  /** Words that name only measures, and no choice of options: «مدول». */
  measures: ReadonlySet<string>;
  properties: ReadonlyMap<string, NeedProperty>;
  units: UnitIndex;
  places: ReadonlyMap<string, string>;
  /** Words of properties that are written with a ZWNJ, joined: «بی‌باری». */
  compounds: ReadonlySet<string>;
  /** Latin words and sizes of names and options, as part numbers are folded. */
  codes: ReadonlySet<string>;
}

const indexes = new WeakMap<NeedVocabulary, VocabularyIndex>();

export function indexVocabulary(vocabulary: NeedVocabulary): VocabularyIndex {
  const ready = indexes.get(vocabulary);
  if (ready) return ready;
  const index = buildIndex(vocabulary);
  indexes.set(vocabulary, index);
  return index;
}

const joiners = new Set(['و', 'به', 'از', 'در']);
/** The words of a name as forms hold them. */
export const keysOf = (name: string) =>
  nameWords(name)
    .filter((word) => !joiners.has(word))
    .map(wordKey);

/** A single Latin letter or a plain number identifies nothing. */
const isTelling = (words: readonly string[]) =>
  words.length > 1 || (words[0] !== undefined && words[0].length > 1 && /\p{L}/u.test(words[0]));

function formsOf(category: NeedCategory): Form[] {
  const forms: Form[] = [];
  const add = (kind: Form['kind'], text: string) => {
    const words = keysOf(text);
    if (isTelling(words)) forms.push({ categoryId: category.id, kind, words });
  };
  const bare = category.name.replace(/\s*[(][^)]*[)]/g, '');
  add('name', bare);
  // «خار موازی (خار تخت)» has two names, «شیر بشقابی (گلوب)» a word more.
  for (const [, inBrackets = ''] of category.name.matchAll(/[(]([^)]*)[)]/g))
    add(inBrackets.includes(' ') ? 'name' : 'synonym', inBrackets);
  const parts = bare.split(/،|\s+و\s+/).map((part) => part.trim());
  // «لوله، فلنج و اتصالات» names three things, «تعمیر پمپ و گیربکس» one.
  if (parts.length > 1 && parts.every((part) => !part.includes(' '))) for (const part of parts) add('part', part);
  else if (bare.includes('،') && parts[0] && !parts[0].includes(' ')) for (const part of parts) add('part', part);
  for (const synonym of category.synonyms ?? []) add('synonym', synonym);
  if (category.scientificName) add('synonym', category.scientificName);
  return forms;
}

const METHOD_LETTERS_MIN = 4;
const methods = new Set(['روش', 'فرایند'].map(conceptOf));

/** «آنیل», «هواگاز»: ways of doing a service, as its options name them; adjectives name nothing alone. */
function methodsOf({ id, name, categoryType }: NeedCategory, properties: readonly IndexedProperty[]): Form[] {
  if (categoryType !== 'IndustrialService') return [];
  const options = properties.flatMap(({ property, concepts }) =>
    [...concepts].some((concept) => methods.has(concept)) ? (property.options ?? []) : [],
  );
  // «چرخ‌دنده» of «چرخ‌دنده‌سازی»
  const [, made] = /^(\p{Script=Arab}{5,})سازی$/u.exec(keysOf(name).join('')) ?? [];
  const apart = made ? name.split('\u200c').slice(0, -1).map(wordKey) : [];
  const forms: Form[] = made ? [{ categoryId: id, kind: 'method', words: [made] }] : [];
  if (apart.length > 1) forms.push({ categoryId: id, kind: 'piece', words: apart });
  const ways = options
    .flatMap(({ title, synonyms }) => [...title.replace(/[(].*[)]/, '').split(' و '), ...(synonyms ?? [])])
    .map(keysOf)
    .filter((words) => words.length > 1 || /^\p{Script=Arab}+(?<!ی)$/u.test(words[0] ?? ''))
    .filter((words) => words.join('').length >= METHOD_LETTERS_MIN)
    .map((words): Form => ({ categoryId: id, kind: 'method', words }));
  return [...forms, ...ways];
}

function indexProperty(property: NeedProperty): IndexedProperty {
  const concepts = new Set<string>();
  const letters = new Set<string>();
  for (const name of [property.name, ...(property.synonyms ?? [])]) {
    for (const letter of name.match(/(?<![\p{L}\d])[A-Za-z]\d?(?![\p{L}\d])/gu) ?? []) letters.add(letter);
    for (const word of nameWords(name.replace(/[(][^)]*[)]/g, ' '))) {
      if (!vagueInName.has(word) && !/^[a-z]?\d*$/.test(word)) concepts.add(conceptOf(word));
    }
  }
  const [, unitInName] = /[(](\p{L}+)[)]$/u.exec(property.name) ?? [];
  return { property, concepts, letters, ...(unitInName && !property.quantityId && { unitInName }) };
}

const conceptsOf = (properties: readonly IndexedProperty[]): ReadonlySet<string> =>
  new Set(properties.flatMap(({ concepts }) => [...concepts]));

function codesOf(names: readonly string[]): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const name of names) {
    for (const one of [name, ...name.split(/[\s()،/]+/), ...name.split(/[\s()،/-]+/)]) {
      if (/^[\x21-\x7e ]+$/.test(one) && /[a-z]/i.test(one)) codes.add(foldPartNumber(one));
    }
  }
  return codes;
}

/** «لجن کش», where another name of the thing has it as one word. */
function addJoined(formsByWord: Map<string, Form[]>): void {
  for (const form of new Set([...formsByWord.values()].flat())) {
    const joined = form.words.join('');
    const known = form.words.length === 2 ? formsByWord.get(joined) : undefined;
    const isOwn = known?.some(({ categoryId, words }) => categoryId === form.categoryId && words.length > 1);
    if (known && isOwn) known.push({ ...form, words: [joined] });
  }
}

function buildIndex({ categories, properties, units, places }: NeedVocabulary): VocabularyIndex {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const children = Map.groupBy(categories, (category) => category.parentId);
  const own = Map.groupBy(
    properties.filter(({ dataType, isFilterable }) => dataType !== 'text' && isFilterable !== false).map(indexProperty),
    ({ property }) => property.categoryId,
  );
  const ancestorIds = (category: NeedCategory): string[] => {
    const chain: string[] = [];
    for (let at = byId.get(category.parentId ?? ''); at && !chain.includes(at.id); at = byId.get(at.parentId ?? '')) {
      chain.push(at.id);
    }
    return chain;
  };
  const leafIds = (id: string, depth = 0): string[] =>
    (children.get(id) ?? []).flatMap((child) =>
      children.has(child.id) && depth < 9 ? leafIds(child.id, depth + 1) : [child.id],
    );
  const indexed = new Map<string, IndexedCategory>();
  const formsByWord = new Map<string, Form[]>();
  for (const category of categories) {
    const above = ancestorIds(category);
    const named = category.parentId === null ? [] : formsOf(category);
    const forms = [...named, ...methodsOf(category, own.get(category.id) ?? [])];
    indexed.set(category.id, {
      category,
      isLeaf: !children.has(category.id),
      ancestorIds: above.filter((id) => byId.get(id)?.parentId !== null),
      leafIds: leafIds(category.id),
      forms,
      properties: [category.id, ...above].flatMap((id) => own.get(id) ?? []),
    });
    for (const form of forms) {
      for (const word of new Set(form.words)) {
        const found = formsByWord.get(word);
        if (found) found.push(form);
        else formsByWord.set(word, [form]);
      }
    }
  }
  addJoined(formsByWord);
  const optionTitles = properties
    .flatMap(({ options }) => options ?? [])
    .flatMap(({ title, synonyms }) => [title, ...(synonyms ?? [])]);
  const optionWords = optionTitles.map(nameWords);
  const phrases = [
    ...optionWords,
    ...categories.flatMap(({ name, synonyms }) => [name, ...(synonyms ?? [])]).map(nameWords),
  ];
  const all = [...own.values()].flat();
  const chosen = conceptsOf(all.filter(({ property }) => (property.options?.length ?? 0) > 0));
  const pairsOf = (said: readonly string[]) => said.slice(1).map((word, at) => `${said[at]}${word}`);
  return {
    categories: indexed,
    knownPhrases: new Set(phrases.flatMap(pairsOf)),
    values: new Set(optionWords.flatMap((said) => [...said, ...said.map(optionWord), ...pairsOf(said)])),
    concepts: conceptsOf(all),
    counted: conceptsOf(all.filter(({ property }) => property.dataType === 'number' && !property.quantityId)),
    measures: new Set([...conceptsOf(all)].filter((concept) => !chosen.has(concept))),
    formsByWord,
    knownWords: new Set([
      ...formsByWord.keys(),
      ...new Set(optionWords.flat().map(optionWord)),
      ...sameConcept.keys(),
      ...properties.flatMap(({ name }) => nameWords(name)),
      ...fillers,
    ]),
    properties: new Map(properties.map((property) => [property.id, property])),
    units: indexUnits(units),
    compounds: new Set(
      properties.flatMap(({ name }) =>
        name
          .split(/\s+/)
          .filter((word) => word.includes('\u200c'))
          .flatMap(nameWords),
      ),
    ),
    codes: codesOf([...optionTitles, ...categories.flatMap(({ name, synonyms }) => [name, ...(synonyms ?? [])])]),
    places: new Map((places ?? []).map(({ id, name }) => [nameWords(name).join(''), id])),
  };
}
