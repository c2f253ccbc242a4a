import { featureProps } from './bmecat-features.ts';
import { BmecatLanguage } from './bmecat-language.ts';
import { priceOffer } from './bmecat-prices.ts';
import type { XmlElement } from './xml-elements.ts';

/** Maps a catalogue's elements to the records of `catalog-file.ts`, for both versions, 1.2 and 2005. */
export class BmecatProducts {
  readonly #language: BmecatLanguage;
  readonly #groupOf: (productId: string) => string | undefined;
  #supplier: { id: string; name: string; type: string } | undefined;
  #currency: string | undefined;

  constructor(language: string | undefined, groupOf: (productId: string) => string | undefined) {
    this.#language = new BmecatLanguage(language);
    this.#groupOf = groupOf;
  }

  takeHeader(header: XmlElement): void {
    this.#currency = header.find('CATALOG')?.text('CURRENCY');
    const supplier = header.find('SUPPLIER');
    const parties = header.find('PARTIES')?.all('PARTY') ?? [];
    const party = parties.find(
      (candidate) =>
        candidate.text('PARTY_ROLE') === 'supplier' || candidate.text('PARTY_ID') === header.text('SUPPLIER_IDREF'),
    );
    const name = supplier?.text('SUPPLIER_NAME') ?? party?.find('ADDRESS')?.text('NAME');
    const id = supplier?.text('SUPPLIER_ID') ?? party?.text('PARTY_ID') ?? name;
    if (id || name) this.#supplier = { id: id ?? '', name: name ?? '', type: 'distributor' };
  }

  /** Not validated yet; undefined if the header names none. */
  get supplier(): unknown {
    return this.#supplier;
  }

  /** Undefined for the root of the tree, which is the catalogue itself. */
  category(group: XmlElement): unknown {
    if (group.attributes.type === 'root') {
      this.#rootIds.add(group.text('GROUP_ID') ?? '');
      return undefined;
    }
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
    const features = [...element.all('PRODUCT_FEATURES'), ...element.all('ARTICLE_FEATURES')];
    return {
      id,
      manufacturer: this.#supplier?.id,
      partNumber: makerPart ?? id,
      ...(details ? this.#language.named(details, 'DESCRIPTION_SHORT') : { names: {} }),
      description: details && this.#language.text(details, 'DESCRIPTION_LONG'),
      category: id === undefined ? undefined : this.#groupOf(id),
      brand: details?.text('MANUFACTURER_NAME'),
      props: features.flatMap((list) => featureProps(list, this.#language)),
      offer: {
        sku: id,
        leadTimeDays: details?.text('DELIVERY_TIME'),
        ...priceOffer(element, this.#currency),
      },
    };
  }
}
