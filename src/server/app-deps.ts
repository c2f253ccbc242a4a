import type { Logger } from 'pino';
import { KeyRing, makeSigningKey } from './account/keys/key-ring.ts';
import { holdPerson } from './account/person/hold-person.ts';
import { type KnownCategory, loadCategoryRows } from './catalog/category/read.ts';
import { FacetIndexStore } from './catalog/facet-index/facet-index-store.ts';
import { KnownQuestions } from './catalog/product-list/known-questions.ts';
import { loadShownProperties, type ShownProperty } from './catalog/property/shown-properties.ts';
import { VocabularyStore } from './catalog/property/vocabulary-store.ts';
import type { Db, Tx } from './db/open-database.ts';
import type { Env } from './env.ts';
import { hintsOf } from './live/hint.ts';
import { LiveStreams } from './live/live-streams.ts';
import { liveSource } from './live/read.ts';
import { loadOfficialSuppliers, type OfficialSuppliers } from './merchants/official-suppliers.ts';
import { JobBell } from './platform/command/job-bell.ts';
import { hasQueued } from './platform/command/queued-jobs.ts';
import { createFileStore } from './platform/files/create-file-store.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { UploadGate } from './platform/files/upload-gate.ts';
import { bumpPublicRevision, DataRevision, type DataRevisionOptions } from './platform/http/cache/data-revision.ts';
import { PublicCache } from './platform/http/cache/public-cache.ts';
import { RevisionStore } from './platform/http/cache/revision-store.ts';
import { Metrics } from './platform/http/metrics.ts';
import type { Reader } from './platform/http/read-worker/read-worker.ts';
import { createSms } from './platform/sms/create-sms.ts';
import type { Sms } from './platform/sms/sms.ts';
import { WorkGate, type WorkLimits } from './platform/work/work-gate.ts';
import { loadSupplierPlaces, type SupplierPlaces } from './suppliers/read.ts';

/** The dependencies of the areas; tests create them around their own database. */
export interface AppDeps {
  db: Db;
  env: Env;
  log: Logger;
  /** Signs and verifies tokens. */
  keys: KeyRing;
  sms: Sms;
  /** Contents of files. */
  files: FileStore;
  uploads: UploadGate;
  now(): Date;
  holdUser: typeof holdPerson;
  live: LiveStreams;
  onCommit(tx: Tx): void;
  /** Wakes the runner of jobs. */
  jobBell: JobBell;
  metrics: Metrics;
  dataRevision: DataRevision;
  publicCache: PublicCache;
  workGate: WorkGate;
  facetIndexes: FacetIndexStore;
  vocabulary: VocabularyStore;
  knownQuestions: KnownQuestions;
  categoryRows: RevisionStore<KnownCategory>;
  /** What values show of their properties. */
  properties: RevisionStore<ShownProperty>;
  /** Of the confirmed suppliers. */
  supplierPlaces: SupplierPlaces;
  officialSuppliers: OfficialSuppliers;
  /** Queries the database; rejects if it does not answer. */
  ping(): Promise<void>;
  databaseAnswers?: (() => Promise<boolean>) | undefined;
  /** True from SIGTERM on. */
  isDraining(): boolean;
}

/** Creates an app's dependencies around an open database. */
export function createAppDeps(
  given: Pick<AppDeps, 'db' | 'env' | 'log' | 'ping'> & {
    isDraining?: () => boolean;
    /** Of the site that this server has. @default none: the API alone */
    buildId?: string;
    /** @default a key that ends with the process: for tests, and for a reader, which no signed-in caller reaches */
    keys?: KeyRing;
    /** @default the provider of SMS_PROVIDER */
    sms?: Sms;
    /** @default the store of FILES_URL */
    files?: FileStore;
    /** @default the system clock */
    now?: () => Date;
    /** Whether the database answers at all; without it, calls wait for their own time limit. */
    databaseAnswers?: () => Promise<boolean>;
    /** Where they differ from the usual ones. */
    workLimits?: Partial<WorkLimits>;
    /** In tests the next read sees every write. */
    revision?: DataRevisionOptions;
    /** Computes uncached public reads. @default this app does */
    reader?: Pick<Reader, 'read'>;
    /** 0 in measurements of what the cache saves. @default 64 MB */
    publicCacheBytes?: number;
  },
): AppDeps {
  const metrics = new Metrics();
  const dataRevision = new DataRevision(given.db, given.revision);
  const workGate = new WorkGate({
    limits: given.workLimits ?? {},
    onRefusal: (reason) => metrics.countRefusal(reason),
  });
  const publicCache = new PublicCache({
    dataRevision,
    onEvent: metrics.cacheCounter('public'),
    gate: workGate,
    trustProxy: given.env.TRUST_PROXY,
    reader: given.reader,
    ...(given.publicCacheBytes !== undefined && { maxBytes: given.publicCacheBytes }),
  });
  const onCaughtUp = async () => {
    await bumpPublicRevision(given.db);
    dataRevision.expire();
  };
  const facetIndexes = new FacetIndexStore({ db: given.db, dataRevision, onCaughtUp });
  const vocabulary = new VocabularyStore({ db: given.db, dataRevision });
  const knownQuestions = new KnownQuestions({ dataRevision, ...(given.publicCacheBytes === 0 && { maxBytes: 0 }) });
  const categoryRows = new RevisionStore({ dataRevision, load: (ids) => loadCategoryRows(given.db, ids) });
  const properties = new RevisionStore({ dataRevision, load: (ids) => loadShownProperties(given.db, ids) });
  const supplierPlaces = new RevisionStore({ dataRevision, load: (ids) => loadSupplierPlaces(given.db, ids) });
  const officialSuppliers = new RevisionStore({ dataRevision, load: (keys) => loadOfficialSuppliers(given.db, keys) });
  const jobBell = new JobBell();
  const rows = { categoryRows, properties, supplierPlaces, officialSuppliers };
  const caches = { publicCache, facetIndexes, vocabulary, knownQuestions, ...rows };
  const live = new LiveStreams({
    source: liveSource(given.db),
    buildId: given.buildId,
    ...(given.now && { now: given.now }),
  });
  return {
    isDraining: () => false,
    keys: new KeyRing([makeSigningKey()]),
    sms: createSms(given.env, given.log),
    files: createFileStore(given.env),
    uploads: new UploadGate(),
    now: () => new Date(),
    holdUser: holdPerson,
    live,
    onCommit: (tx) => {
      live.tell(hintsOf(tx));
      if (hasQueued(tx)) jobBell.ring();
    },
    jobBell,
    ...given,
    metrics,
    dataRevision,
    workGate,
    ...caches,
  };
}
