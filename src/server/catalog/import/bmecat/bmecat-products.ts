import { BmecatFeatures } from './bmecat-features.ts';
import type { BmecatLanguage } from './bmecat-language.ts';
import type { BmecatMapping } from './bmecat-mapping.ts';
import { priceOffer } from './bmecat-prices.ts';
import type { FeatureDictionary } from './feature-dictionary.ts';
import type { XmlElement } from './xml-elements.ts';

const ANY_GROUP = '*';

/** Maps a catalogue's elements to the records of `catalog-file.ts`, for both versions, 1.2 and 2005. */
export class BmecatProducts {
  readonly #language: BmecatLanguage;
  readonly #features: BmecatFeatures;
  readonly #mapping: BmecatMapping;
  readonly #groupOf: (productId: string) => string | undefined;
  #supplier: { id: string; name: string; type: string } | undefined;
  #currency: string | undefined;

  constructor(
    language: BmecatLanguage,
    dictionary: FeatureDictionary,
    mapping: BmecatMapping,
    groupOf: (productId: string) => string | undefined,
  ) {
    this.#language = language;
    this.#features = new BmecatFeatures(language, dictionary, mapping);
    this.#mapping = mapping;
    this.#groupOf = groupOf;
  }

  takeHeader(header: XmlElement): void {
    this.#currency = header.find('CATALOG')?.text('CURRENCY') ?? this.#mapping.currency;
    const supplier = header.find('SUPPLIER');
    const parties = header.find('PARTIES')?.all('PARTY') ?? [];
    const party = parties.find(
      (candidate) =>
        candidate.text('PARTY_ROLE') === 'supplier' || candidate.text('PARTY_ID') === header.text('SUPPLIER_IDREF'),
    );
    const told = supplier?.text('SUPPLIER_NAME') ?? party?.find('ADDRESS')?.text('NAME');
    const name = told ?? this.#mapping.supplier;
    const id = supplier?.text('SUPPLIER_ID') ?? party?.text('PARTY_ID') ?? name;
    if (id || name) this.#supplier = { id: id ?? '', name: name ?? '', type: 'distributor' };
  }

  /** Not validated yet; undefined if the header names none. */
  get supplier(): unknown {
    return this.#supplier;
  }

  /** Its name, else its id: houses number their catalogues and products from 1. */
  get house(): string | undefined {
    return this.#supplier?.name || this.#supplier?.id || undefined;
  }

  /** Undefined for the root of the tree, which is the catalogue itself, and for a group that the mapping places. */
  category(group: XmlElement): unknown {
    if (group.attributes.type === 'root') {
      this.#rootIds.add(group.text('GROUP_ID') ?? '');
      return undefined;
    }
    if (this.#placeOf(group.text('GROUP_ID')) !== undefined) return undefined;
    const parent = group.text('PARENT_ID');
    return {
      id: group.text('GROUP_ID'),
      parent: parent === undefined || parent === '0' || this.#rootIds.has(parent) ? null : parent,
      ...this.#language.named(group, 'GROUP_NAME'),
      description: this.#language.text(group, 'GROUP_DESCRIPTION'),
    };
  }

  readonly #rootIds = new Set<string>();

  product(element: XmlElement): unknown {
    const details = element.find('PRODUCT_DETAILS') ?? element.find('ARTICLE_DETAILS');
    const id = element.text('SUPPLIER_PID') ?? element.text('SUPPLIER_AID');
    const makerPart = details?.text('MANUFACTURER_PID') ?? details?.text('MANUFACTURER_AID');
    return {
      id,
      manufacturer: this.#supplier?.id,
      partNumber: makerPart ?? id,
      ...(details ? this.#language.named(details, 'DESCRIPTION_SHORT') : { names: {} }),
      description: details && this.#language.text(details, 'DESCRIPTION_LONG'),
      category: id === undefined ? undefined : this.#categoryOf(id),
      brand: details?.text('MANUFACTURER_NAME'),
      props: this.#features.props(element),
      offer: {
        sku: id,
        leadTimeDays: details?.text('DELIVERY_TIME'),
        ...priceOffer(element, this.#currency),
      },
    };
  }

  #categoryOf(productId: string): string | undefined {
    const group = this.#groupOf(productId);
    return this.#placeOf(group) ?? group;
  }

  #placeOf(group: string | undefined): string | undefined {
    const places = this.#mapping.categories;
    return (
      places && ((group !== undefined && Object.hasOwn(places, group) ? places[group] : undefined) ?? places[ANY_GROUP])
    );
  }
}
