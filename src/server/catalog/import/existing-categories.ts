import { and, eq, gt } from 'drizzle-orm';
import { type CategoryType, isCategoryType } from '../../../core/catalog/category-types.ts';
import { foldText } from '../../../core/text/persian.ts';
import { toSlug } from '../../../core/text/slug.ts';
import type { Executor } from '../../db/open-database.ts';
import { categories } from '../category/category.table.ts';

const PATH_MARK = '>';

interface ExistingCategory {
  id: string;
  source: string;
  sourceKey: string;
  categoryType: CategoryType;
  /** Ancestors, root first. */
  path: string[];
  name: string;
}

export type Match = { category: ExistingCategory } | { reason: string };

/** The stored categories, found by what a file or an operator calls them. */
export class ExistingCategories {
  readonly #byId = new Map<string, ExistingCategory>();
  readonly #bySpelling = new Map<string, ExistingCategory[]>();

  static async load(db: Executor): Promise<ExistingCategories> {
    const rows = await db
      .select({
        id: categories.id,
        source: categories.source,
        sourceKey: categories.sourceKey,
        categoryType: categories.categoryType,
        path: categories.path,
        name: categories.name,
        scientificName: categories.scientificName,
        slug: categories.slug,
      })
      .from(categories)
      // A root is no category of goods.
      .where(and(eq(categories.isActive, true), gt(categories.level, 1)));
    const all = new ExistingCategories();
    for (const { slug, scientificName, ...category } of rows) {
      all.#byId.set(category.id, category);
      const spellings = new Set([slug, foldText(category.name), ...(scientificName ? [foldText(scientificName)] : [])]);
      for (const spelling of spellings) {
        all.#bySpelling.set(spelling, [...(all.#bySpelling.get(spelling) ?? []), category]);
      }
    }
    return all;
  }

  hasOwn(source: string, key: string): boolean {
    return this.#own(source, key) !== undefined;
  }

  /** By id, slug or name; a path `A > B` or a type `Product:B` chooses among equal names. */
  find(reference: string, source: string): Match {
    const own = this.#own(source, reference) ?? this.#byId.get(reference.trim().toLowerCase());
    if (own) return { category: own };
    const [, type = '', rest = ''] = reference.match(/^([A-Za-z]+)\s*:\s*(.+)$/) ?? [];
    const steps = (isCategoryType(type) ? rest : reference).split(PATH_MARK).map((step) => step.trim());
    const name = steps.at(-1) ?? '';
    const above = steps.slice(0, -1).map(foldText);
    const named = new Set([
      ...(this.#bySpelling.get(foldText(name)) ?? []),
      ...(this.#bySpelling.get(toSlug(name)) ?? []),
    ]);
    const found = [...named].filter(
      (category) => (!isCategoryType(type) || category.categoryType === type) && this.#isBelow(category, above),
    );
    const [first] = found;
    if (first && found.length === 1) return { category: first };
    if (!first) return { reason: `دستهٔ «${reference}» شناخته نیست.` };
    const choices = found.slice(0, 5).map((category) => this.#titleOf(category));
    return { reason: `«${reference}» نام چند دسته است؛ مسیر یا شناسه را بنویسید: ${choices.join('، ')}` };
  }

  #own(source: string, key: string): ExistingCategory | undefined {
    if (this.#ownKeys.source !== source) {
      const own = [...this.#byId.values()].filter((category) => category.source === source);
      this.#ownKeys = { source, byKey: new Map(own.map((category) => [category.sourceKey, category])) };
    }
    return this.#ownKeys.byKey.get(key);
  }

  #ownKeys: { source: string | undefined; byKey: Map<string, ExistingCategory> } = {
    source: undefined,
    byKey: new Map(),
  };

  /** Whether the names stand above the category in this order. */
  #isBelow({ path }: ExistingCategory, names: readonly string[]): boolean {
    let at = 0;
    for (const id of path) if (foldText(this.#byId.get(id)?.name ?? '') === names[at]) at += 1;
    return at === names.length;
  }

  #titleOf({ categoryType, path, name, id }: ExistingCategory): string {
    const names = path.flatMap((above) => this.#byId.get(above)?.name ?? []);
    return `${categoryType}:${[...names, name].join(` ${PATH_MARK} `)} (${id})`;
  }
}
