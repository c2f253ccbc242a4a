import {
  baseProductShape,
  categoriesShape,
  categoryCardsShape,
  categoryShape,
  categoryTreesShape,
  contentPageShape,
  contentTypesTreeShape,
  pageCardsShape,
  productCardsShape,
  productOffersShape,
  productShape,
  productsShape,
  propertiesShape,
  supplierCardsShape,
  supplierShape,
  suppliersShape,
  unitsShape,
  vocabularyShape,
} from '../../../contract/answer-versions.gen.ts';
import type { Category, CategoryBranch, CategoryCard, CategoryTree } from '../../../contract/catalog/category.ts';
import type { BaseProduct, Product, ProductCard, ProductOffer, ProductRow } from '../../../contract/catalog/product.ts';
import type { PropertyDefinition } from '../../../contract/catalog/property.ts';
import type { Vocabulary } from '../../../contract/catalog/vocabulary.ts';
import type { ContentTypeTree } from '../../../contract/content/content-type.ts';
import type { ContentPage, PageCard } from '../../../contract/content/page.ts';
import type { Supplier, SupplierCard } from '../../../contract/suppliers/supplier.ts';
import type { Unit } from '../../../contract/units/unit.ts';
import type { SavedAnswer } from '../saved-reads/saved-answer.ts';
import { SavedContents } from './saved-contents.ts';

/** More are hardly searched for, and cost memory. */
const PARTS_MAX = 3_000;

/** What a list of categories shows of one, and the names that a search finds it by. */
export type SavedCategory = Omit<CategoryCard, 'level'> & { isRoot: boolean; synonyms: readonly string[] };

/** A part with everything that the device knows of it. */
export interface SavedPart {
  /** As a list would show it. */
  row: ProductRow;
  /** Time of the row's read, in milliseconds since 1970. */
  at: number;
  /** Of all suppliers, if the device has them. */
  offers?: readonly ProductOffer[] | undefined;
  /** From its own page, if the device has that. */
  details?:
    | (Pick<BaseProduct, 'scientificName' | 'model' | 'partNumbers' | 'standards' | 'properties'> &
        Partial<Pick<Product, 'sku'>>)
    | undefined;
}

/** The objects in the answers that the device has. Newer answers win, in whatever order they are added. */
export class SavedObjects {
  readonly categories = new Map<string, SavedCategory>();
  readonly suppliers = new Map<string, SupplierCard>();
  /** Of each supplier, as its pages and offers tell them. */
  readonly phones = new Map<string, readonly string[]>();
  readonly properties = new Map<string, PropertyDefinition>();
  readonly units = new Map<string, Unit>();
  readonly contents = new SavedContents();
  vocabulary: Vocabulary | undefined;
  readonly #rows = new Map<string, SavedPart>();
  readonly #details = new Map<string, SavedPart['details']>();
  readonly #offers: { offers: readonly ProductOffer[]; at: number }[] = [];

  /** Returns false if the device has enough. */
  readonly add = ({ shape, answers, savedAt }: SavedAnswer): boolean => {
    for (const answer of answers) this.#adders[shape]?.(answer as never, savedAt);
    return this.#rows.size < PARTS_MAX;
  };

  /** Shapes of the answers that have something to find. */
  get shapes(): readonly string[] {
    return Object.keys(this.#adders);
  }

  /** Every part once: an offer that stands for a part is no part of its own. */
  parts(): SavedPart[] {
    const standing = new Set([...this.#rows.values()].flatMap(({ row }) => (row.part ? [row.id] : [])));
    const parts = new Map(
      [...this.#rows]
        .filter(([, { row }]) => row.part !== null || !standing.has(row.id))
        .map(([key, part]) => [key, part]),
    );
    const keyOf = new Map([...parts].map(([key, { row }]) => [row.id, key]));
    for (const { offers, at } of this.#offers) {
      const key = offers.map(({ id }) => keyOf.get(id)).find((one) => one !== undefined);
      const part = key === undefined ? undefined : parts.get(key);
      const [first] = offers;
      if (key !== undefined && part) parts.set(key, { ...part, offers });
      else if (first) parts.set(first.id, { row: { ...first, keyProperties: [], part: null }, at, offers });
    }
    return [...parts].slice(0, PARTS_MAX).map(([key, part]) => ({ ...part, details: this.#details.get(key) }));
  }

  readonly #adders: Readonly<Record<string, (answer: never, at: number) => void>> = {
    [productsShape]: ({ items }: { items: readonly ProductRow[] }, at) => {
      for (const row of items) this.#addRow(row, at);
    },
    [productCardsShape]: (cards: readonly ProductCard[], at) => {
      for (const card of cards) this.#addRow({ ...card, part: null }, at);
    },
    [productShape]: (product: Product, at) => this.#addProduct(product, at),
    [productOffersShape]: (offers: readonly ProductOffer[], at) => {
      this.#offers.push({ offers, at });
      for (const { supplier, phones } of offers) if (phones.length > 0) this.phones.set(supplier.id, phones);
    },
    [baseProductShape]: (base: BaseProduct) => {
      this.#details.set(base.id, base);
      this.#addCards(base.breadcrumb);
    },
    [categoryShape]: (category: Category) => this.#addCategory(category),
    [categoriesShape]: ({ items }: { items: readonly Category[] }) => {
      for (const category of items) this.#addCategory(category);
    },
    [categoryCardsShape]: (cards: readonly CategoryCard[]) => this.#addCards(cards),
    [categoryTreesShape]: (trees: readonly CategoryTree[]) => {
      for (const tree of trees) this.#addBranch(tree, tree.categoryType, null);
    },
    [supplierShape]: (supplier: Supplier) => {
      this.suppliers.set(supplier.id, supplier);
      const phones = supplier.contacts.filter(({ type }) => type === 'phone' || type === 'mobile');
      if (phones.length > 0)
        this.phones.set(
          supplier.id,
          phones.map(({ value }) => value),
        );
      this.#addCards(supplier.categories);
    },
    [supplierCardsShape]: ({ items }: { items: readonly SupplierCard[] }) => this.#addSuppliers(items),
    [suppliersShape]: ({ items }: { items: readonly SupplierCard[] }) => this.#addSuppliers(items),
    [pageCardsShape]: ({ items }: { items: readonly PageCard[] }, at) => {
      for (const card of items) this.contents.addCard(card, at);
    },
    [contentPageShape]: (page: ContentPage, at) => {
      this.contents.addPage(page, at);
      this.#addCards(page.categories);
    },
    [contentTypesTreeShape]: (types: readonly ContentTypeTree[]) => this.contents.addTypes(types),
    [propertiesShape]: (definitions: readonly PropertyDefinition[]) => {
      for (const one of definitions) this.properties.set(one.id, one);
    },
    [unitsShape]: (units: readonly Unit[]) => {
      for (const unit of units) this.units.set(unit.id, unit);
    },
    [vocabularyShape]: (vocabulary: Vocabulary) => {
      this.vocabulary ??= vocabulary;
    },
  };

  #addRow(row: ProductRow, at: number): void {
    const key = row.part?.baseProductId ?? row.id;
    const known = this.#rows.get(key);
    if (!known || known.at < at) this.#rows.set(key, { row, at });
  }

  #addProduct(product: Product, at: number): void {
    const { baseProductId, baseProductSlug, offersCount, supplierCard, phones } = product;
    this.suppliers.set(supplierCard.id, supplierCard);
    if (phones.length > 0) this.phones.set(supplierCard.id, phones);
    this.#addCards(product.breadcrumb);
    const isPart = baseProductId !== null && offersCount > 1;
    const key = isPart ? baseProductId : product.id;
    if (!this.#details.has(key)) this.#details.set(key, product);
    // The row of a list tells another offer, perhaps.
    if (isPart && this.#rows.get(key)) return;
    const { title, stockState } = product;
    const part = isPart
      ? {
          baseProductId,
          slug: baseProductSlug ?? product.slug,
          title,
          offersCount,
          suppliersCount: offersCount,
          stockState,
        }
      : null;
    this.#addRow({ ...product, part }, at);
  }

  #addSuppliers(suppliers: readonly SupplierCard[]): void {
    for (const supplier of suppliers) if (!this.suppliers.has(supplier.id)) this.suppliers.set(supplier.id, supplier);
  }

  #addCategory(category: Category): void {
    this.categories.set(category.id, category);
  }

  #addCards(cards: readonly CategoryCard[]): void {
    for (const card of cards) {
      if (this.categories.get(card.id)?.synonyms.length) continue;
      this.categories.set(card.id, { ...card, isRoot: card.parentId === null, synonyms: [] });
    }
  }

  #addBranch(branch: CategoryBranch, categoryType: CategoryCard['categoryType'], parentId: string | null): void {
    const { subcategories, ...names } = branch;
    if (!this.categories.has(branch.id)) {
      const isRoot = parentId === null;
      this.categories.set(branch.id, { ...names, categoryType, parentId, scientificName: null, isRoot, synonyms: [] });
    }
    for (const child of subcategories) this.#addBranch(child, categoryType, branch.id);
  }
}
