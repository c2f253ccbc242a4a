import type { XmlElement } from './xml-elements.ts';

/** ISO 639-2 (B and T codes) to 639-1. */
const shortCodes: Readonly<Record<string, string>> = {
  fas: 'fa',
  per: 'fa',
  eng: 'en',
  deu: 'de',
  ger: 'de',
  fra: 'fr',
  fre: 'fr',
  ita: 'it',
  spa: 'es',
  tur: 'tr',
  ara: 'ar',
  zho: 'zh',
  chi: 'zh',
  rus: 'ru',
};

const shortCode = (code: string): string => shortCodes[code.toLowerCase()] ?? code.toLowerCase().slice(0, 2);

const PERSIAN = 'fa';
const PREFERRED = ['en'];

/** Chooses among texts in several languages: Persian, English, the catalogue's default language, else the first. */
export class BmecatLanguage {
  readonly #default: string;
  readonly #order: readonly string[];

  /** @param preferred languages after Persian instead of English */
  constructor(defaultLanguage: string | undefined, preferred: readonly string[] = PREFERRED) {
    this.#default = defaultLanguage === undefined ? 'und' : shortCode(defaultLanguage);
    this.#order = [PERSIAN, ...preferred, this.#default];
  }

  /** All children of the name in the best available language; several if it is a list. */
  best(parent: XmlElement, name: string): string[] {
    const texts = parent.all(name).filter((child) => child.content.trim() !== '');
    const languages = new Set(texts.map((child) => this.#of(child)));
    const chosen = this.#order.find((code) => languages.has(code)) ?? [...languages][0];
    return texts.filter((child) => this.#of(child) === chosen).map((child) => child.content.trim());
  }

  text(parent: XmlElement, name: string): string | undefined {
    return this.best(parent, name)[0];
  }

  /** A record's `names` and the best available `language`. */
  named(parent: XmlElement, name: string): { names: Record<string, string>; language: string } {
    const names: Record<string, string> = {};
    for (const child of parent.all(name)) {
      const text = child.content.trim();
      if (text !== '') names[this.#of(child)] ??= text;
    }
    return { names, language: this.#order.find((code) => names[code] !== undefined) ?? this.#default };
  }

  #of(element: XmlElement): string {
    const code = element.attributes.lang ?? element.attributes['xml:lang'];
    return code === undefined ? this.#default : shortCode(code);
  }
}
