import { chunkRooms } from './chunk-rooms.ts';

/** Modules that the first load of every page needs, by the graph of imports. */
export const firstLoad = new Set<string>();

const rooms = Object.entries(chunkRooms)
  .flatMap(([chunk, paths]) => paths.map((path) => ({ chunk, path })))
  .sort((a, b) => b.path.length - a.path.length);
const stands = (id: string, path: string): boolean => id.includes(path.endsWith('/') ? `/${path}` : `/${path}.`);

/** The chunk of one of our modules outside the first load. */
function chunkOf(id: string): string | undefined {
  const isTexts = id.endsWith('-texts.ts');
  return rooms.find(({ path }) => !(isTexts && path.endsWith('/')) && stands(id, path))?.chunk;
}

const isOfQueries = (id: string): boolean => /@tanstack\/(?:react-query|query-core)\//.test(id) && !isOfMutations(id);
/** What the forms of private pages use of TanStack Query, and no list. */
const isOfMutations = (id: string): boolean => /\/(?:useMutation|mutationObserver)\.js/.test(id);
const isOfLater = (id: string): boolean => /(?:workbox-window|query-persist-client-core)\//.test(id);

/** Loaders of private pages. */
const isOfOwnReads = (id: string): boolean => /src\/client\/routes\/profile\/.+\?tsr-split=loader/.test(id);

interface Share {
  /** How many screens have to share a module; alone it stays with its screen. @default 1 */
  by?: number;
  /** Of two groups that reach a module the higher takes it. @default 1 */
  priority?: number;
}

const shares: Readonly<Record<string, Share>> = {
  sheet: { priority: 2 },
  frame: { priority: 0 },
  menu: { priority: 0 },
  order: { priority: 2 },
  categories: { priority: 2 },
  ads: { priority: 2 },
  address: { priority: 2 },
  choice: { priority: 2 },
  marks: { priority: 2 },
  units: { priority: 2 },
  monogram: { priority: 2 },
  words: { priority: 2 },
  feedback: { priority: 2 },
  writes: { by: 2, priority: 2 },
  later: {},
  visits: { by: 2, priority: 2 },
  session: { by: 2, priority: 2 },
  'own-reads': { priority: 2 },
  'content-writes': { by: 2 },
  editor: { by: 2, priority: 0 },
  'editor-texts': { priority: 2 },
  faq: { by: 2 },
  help: { by: 2 },
  form: { by: 2 },
  keep: {},
  install: {},
  parts: { by: 2 },
  saved: { by: 2 },
  events: { by: 2, priority: 2 },
  databases: { priority: 2 },
  files: { by: 2, priority: 0 },
  virtual: { priority: 2 },
  trade: { by: 2 },
  'talk-list': { by: 2, priority: 0 },
  talk: { by: 2, priority: 0 },
  packs: {},
  engine: { by: 2 },
  list: { by: 3 },
  filters: { by: 3 },
  'category-list': { by: 3 },
  suppliers: { by: 3 },
  directory: { by: 3 },
  contents: { by: 3 },
  'content-lists': { by: 3 },
  account: { by: 3 },
  applied: { priority: 0 },
};

/** Lists of a hundred thousand rows and long threads. */
const isOfVirtual = (id: string): boolean => /@tanstack\/(?:react-virtual|virtual-core)\//.test(id);

const alsoIn: Readonly<Record<string, (id: string) => boolean>> = {
  later: isOfLater,
  'own-reads': isOfOwnReads,
  virtual: isOfVirtual,
};

/**
 * Few chunks for slow networks: the first load, modules that several screens share, lists, filters, suppliers, and one
 * per screen. The bundler alone would add a dozen of a few hundred bytes. A group also takes the imports of its
 * modules, so the most shared one has the highest priority.
 */
export const chunkGroups = [
  { name: 'base', test: (id: string) => firstLoad.has(id), priority: 3 },
  {
    name: 'shared',
    test: (id: string) => isOfQueries(id) || chunkOf(id) === 'shared',
    minShareCount: 4,
    priority: 2,
  },
  { name: 'mutations', test: isOfMutations, minShareCount: 2, priority: 2 },
  ...Object.entries(shares).map(([name, { by = 1, priority = 1 }]) => ({
    name,
    test: (id: string) => chunkOf(id) === name || (alsoIn[name]?.(id) ?? false),
    minShareCount: by,
    priority,
  })),
];
