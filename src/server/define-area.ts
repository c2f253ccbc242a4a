import type { Hono } from 'hono';
import type { BlankEnv } from 'hono/types';
import type { WaitingName } from '../core/pages/account-menu.ts';
import type { AppDeps } from './app-deps.ts';
import type { ReadContents } from './catalog/pack/pack-contents.ts';
import type { Pages } from './pages/draw-page.ts';
import type { Actor } from './platform/actor.ts';
import type { AreaCalls, CallsByPath } from './platform/area-calls.ts';
import type { Reader } from './platform/http/read-worker/read-worker.ts';
import type { StaticFiles } from './platform/http/static-files.ts';
import type { JobDefinition } from './platform/jobs/job-kind.ts';
import type { PersonalData } from './platform/personal-data.ts';
import type { ListedEntries, ProductSearch } from './search/counts-read.ts';

/** The built client, which a server of calls alone does without. */
export interface Site {
  files: StaticFiles;
  pages: Omit<Pages, 'draw'>;
  /** Draws the pages. */
  reader: Pick<Reader, 'draw'>;
}

/** Counts what waits for the actor, up to `WAITING_MAX`. */
type CountWaiting = (deps: Pick<AppDeps, 'db' | 'now'>, actor: Actor) => Promise<number>;
export type Waiting = Readonly<Partial<Record<WaitingName, CountWaiting>>>;

// biome-ignore lint/suspicious/noExplicitAny: as `hc` of Hono declares it; each area's routes have their own types.
type Routes = Hono<any, any, any>;

export interface Mount {
  path: string;
  /** @param all what the areas declare together */
  routes: (deps: AppDeps, all: AllAreas) => Routes;
  /** POST calls below `path` that limit the body themselves, once they know who sends it. */
  uploads?: readonly string[];
  /** Beginnings of paths below `path` that forms of other sites are sent to. */
  foreignForms?: readonly string[];
}

interface SiteMount {
  path: string;
  routes: (deps: AppDeps, site: Site) => Routes;
}

/** What one area has. It is declared in the area's `area.ts`; `areas.ts` lists the areas. */
export interface Area {
  mounts: readonly Mount[];
  /** Mounted before the built files. */
  siteMounts?: readonly SiteMount[];
  /** Answers what neither calls nor files answer. */
  fallback?: (deps: AppDeps, site: Site) => Routes;
  /** What it keeps about a person: all of it is exported, and erased with the account. */
  personalData?: readonly PersonalData[];
  /** What it does in the background. */
  jobs?: readonly JobDefinition<AppDeps>[];
  /** What waits on an entry of the account's menu. */
  waiting?: Waiting;
  /** The entries of the search index that its lists show. */
  listed?: ListedEntries;
  /** What it does for other areas that do not import it. */
  gives?: (deps: AppDeps) => Partial<GivenByAreas>;
}

/** Each is given by one area. */
interface GivenByAreas {
  productSearch: ProductSearch;
  packContents: ReadContents;
}

/** What all areas declare together. */
export interface AllAreas extends GivenByAreas {
  jobs: readonly JobDefinition<AppDeps>[];
  personalData: readonly PersonalData[];
  waiting: Waiting;
  listed: ListedEntries;
}

/**
 * The only maker of `AreaCalls`: whatever has that type is an `Area`. Its type names no alias, so that the compiler writes
 * the calls out in full and the client's program needs nothing of this file.
 */
export function defineArea<const Mounts extends readonly Mount[]>(area: Omit<Area, 'mounts'> & { mounts: Mounts }) {
  return area as unknown as AreaCalls<{
    // biome-ignore lint/suspicious/noExplicitAny: the environment of the server's middlewares stays here.
    [One in Mounts[number] as One['path']]: ReturnType<One['routes']> extends Hono<any, infer Schema, any>
      ? Hono<BlankEnv, Schema>
      : never;
  }>;
}

/** The areas of a register such as `areas.ts`. */
export const areasOf = (register: Readonly<Record<string, AreaCalls<CallsByPath>>>): readonly Area[] =>
  Object.values(register) as unknown as Area[];

/**
 * Collects what the areas declare.
 * @throws if something is given by no area, or by two
 */
export function collectAreas(areas: readonly Area[], deps: AppDeps): AllAreas {
  const given: Partial<GivenByAreas> = {};
  for (const one of areas.map(({ gives }) => gives?.(deps) ?? {})) {
    const twice = Object.keys(one).find((key) => key in given);
    if (twice) throw new Error(`two areas give ${twice}`);
    Object.assign(given, one);
  }
  const { productSearch, packContents } = given;
  if (!productSearch || !packContents) throw new Error('no area gives productSearch or packContents');
  return {
    productSearch,
    packContents,
    jobs: areas.flatMap((area) => area.jobs ?? []),
    personalData: areas.flatMap((area) => area.personalData ?? []),
    waiting: Object.assign({}, ...areas.map((area) => area.waiting)),
    listed: Object.assign({}, ...areas.map((area) => area.listed)),
  };
}
