import type { Executor } from '../../db/open-database.ts';
import type { CategoryRecord } from './catalog-file.ts';
import { ExistingCategories } from './existing-categories.ts';
import type { CategoryNode } from './property-definitions.ts';
import type { Survey } from './survey.ts';

/** Where the products of a file go. */
export interface CategoryPlan {
  /** Declared by the file and not stored yet, or stored by an earlier file of its source; parents first. */
  toWrite: CategoryRecord[];
  /** Stored ids of the existing categories, by the file's id for them. */
  existing: Map<string, string>;
  /** Of the file's ids for one existing category, the one that stands for all. */
  canonical: Map<string, string>;
  /** Parents first; an existing category stands at the top, since its own parents are not the file's. */
  tree: CategoryNode[];
  /** Why a category that products name is not found. */
  reasons: Map<string, string>;
}

/** Finds the existing categories that the file means by id, slug or name; never guesses between two. */
export async function planCategories(db: Executor, survey: Survey, source: string): Promise<CategoryPlan> {
  const stored = await ExistingCategories.load(db);
  const plan: CategoryPlan = {
    toWrite: [],
    existing: new Map(),
    canonical: new Map(),
    tree: [],
    reasons: new Map(),
  };
  const fileIds = new Map<string, string>();
  const paths = new Map<string, string[]>();
  const use = (fileId: string, { id, path }: { id: string; path: string[] }): void => {
    plan.existing.set(fileId, id);
    plan.canonical.set(fileId, fileIds.get(id) ?? fileId);
    if (fileIds.has(id)) return;
    fileIds.set(id, fileId);
    paths.set(fileId, path);
  };
  for (const category of survey.categories) {
    const match = stored.hasOwn(source, category.id) ? undefined : matchOf(category, stored, source);
    if (match) use(category.id, match);
    else plan.toWrite.push(category);
  }
  for (const reference of survey.references) {
    const match = stored.find(reference, source);
    if ('category' in match) use(reference, match.category);
    else plan.reasons.set(reference, match.reason);
  }
  for (const [fileId, path] of [...paths].sort(([, a], [, b]) => a.length - b.length)) {
    const above = path.findLast((id) => fileIds.has(id));
    plan.tree.push({ id: fileId, parent: (above && fileIds.get(above)) ?? null });
  }
  for (const { id, parent } of plan.toWrite) {
    plan.tree.push({ id, parent: parent === null ? null : (plan.canonical.get(parent) ?? parent) });
  }
  return plan;
}

/** Undefined unless exactly one category has the declared id or one of the declared names. */
function matchOf({ id, names }: CategoryRecord, stored: ExistingCategories, source: string) {
  for (const spelling of [id, names.fa, names.en, ...Object.values(names)]) {
    const match = spelling === undefined ? undefined : stored.find(spelling, source);
    if (match && 'category' in match && match.category.source !== source) return match.category;
  }
  return undefined;
}
