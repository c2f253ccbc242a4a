import { sql } from 'drizzle-orm';
import type { AppDeps } from '../app-deps.ts';
import { uuidArray } from '../db/insert-rows.ts';
import type { Executor } from '../db/open-database.ts';
import { type SitemapKind, sitemapKinds, URLS_MAX } from './sitemap-kinds.ts';

/** Share of a part's limit that a plan fills; the rest lets the part grow until the next plan. */
const PLANNED_SHARE = 0.8;
const REFRESH_AFTER_MS = 10 * 60 * 1000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export interface SitemapPart {
  name: string;
  kind: SitemapKind;
  /** Its first id and the first id of the next part; the last part is unbounded, so that it includes new rows. */
  from: string;
  before: string | undefined;
  rowsMax: number;
  changedAt: string;
}

interface Plan {
  parts: SitemapPart[];
  /** Revision of the data that the plan was made from. */
  revision: number;
  madeAt: number;
}

/** The protocol's time format. */
export const W3C_TIME = sql`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

/** An index-only scan in steps: 25 queries for a million rows. */
async function listStarts(db: Executor, { table }: SitemapKind, rowsPerPart: number): Promise<string[]> {
  const starts = [FIRST_ID];
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from ${table} where id >= ${starts.at(-1)}::uuid order by id offset ${rowsPerPart} limit 1`,
    );
    const [next] = rows;
    if (!next) return starts;
    starts.push(next.id);
  }
}

export async function planKind(db: Executor, name: string, kind: SitemapKind): Promise<SitemapPart[]> {
  const rowsMax = Math.floor(URLS_MAX / kind.pathsPerRow);
  const starts = await listStarts(db, kind, Math.floor(rowsMax * PLANNED_SHARE));
  const { rows: filled } = await db.execute<{ part: number; changed_at: string }>(sql`
    select width_bucket(r.id, ${uuidArray(starts)}) as part,
      to_char(max(r.changed) at time zone 'UTC', ${W3C_TIME}) as changed_at
    from (${kind.rows}) r group by 1 order by 1`);
  return filled.map(({ part, changed_at }) => ({
    name: `${name}-${part}`,
    kind,
    from: starts[part - 1] ?? FIRST_ID,
    before: starts[part],
    rowsMax,
    changedAt: changed_at,
  }));
}

/**
 * The id ranges of the sitemap's parts. Together they cover all ids, so parts are always current; only their sizes and the
 * index's `lastmod` may be ten minutes old. A stale plan is replaced in the background while it continues to serve, since
 * planning scans whole tables.
 */
export class SitemapPlan {
  readonly #deps: Pick<AppDeps, 'db' | 'dataRevision' | 'log'>;
  #known: Plan | undefined;
  #making: Promise<Plan> | undefined;

  constructor(deps: Pick<AppDeps, 'db' | 'dataRevision' | 'log'>) {
    this.#deps = deps;
  }

  async parts(): Promise<SitemapPart[]> {
    const revision = await this.#deps.dataRevision.current();
    const known = this.#known;
    const isGood = known?.revision === revision || (known && performance.now() - known.madeAt < REFRESH_AFTER_MS);
    if (known && isGood) return known.parts;
    const making = this.#make(revision);
    if (!known) return (await making).parts;
    making.catch((error: unknown) => this.#deps.log.warn({ err: error }, 'sitemap plan not refreshed'));
    return known.parts;
  }

  #make(revision: number): Promise<Plan> {
    this.#making ??= this.#plan(revision).finally(() => {
      this.#making = undefined;
    });
    return this.#making;
  }

  async #plan(revision: number): Promise<Plan> {
    const parts: SitemapPart[] = [];
    for (const [name, kind] of Object.entries(sitemapKinds)) parts.push(...(await planKind(this.#deps.db, name, kind)));
    this.#known = { parts, revision, madeAt: performance.now() };
    return this.#known;
  }
}
