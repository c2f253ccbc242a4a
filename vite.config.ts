import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './scripts/web-manifest.ts';
import { needsNetwork } from './src/core/pages/private-pages.ts';
import { routeOfScreen } from './src/core/pages/route-screens.ts';
import { SHELL_URL } from './src/core/worker/shell-url.ts';

const CLASS_NAME_LENGTH = 5;
const KIT_STYLES = /ui\/kit\/([a-z-]+)\.module\.css/;

const ownerOf = new Map<string, string>();

/**
 * Class names stand in every page: short, and the same on client and server; those of the kit by their own words.
 * @throws Error if two classes would share a name
 */
function shortName(name: string, file: string): string {
  const kit = KIT_STYLES.exec(file)?.[1];
  if (kit) return `${kit}-${name}`;
  const owner = `${relative(import.meta.dirname, file.split('?')[0] ?? file)}#${name}`;
  const short = `_${createHash('sha256').update(owner).digest('base64url').replaceAll(/[-_]/g, '').slice(0, CLASS_NAME_LENGTH)}`;
  if ((ownerOf.get(short) ?? owner) !== owner) throw new Error(`${owner} has the class name of ${ownerOf.get(short)}`);
  ownerOf.set(short, owner);
  return short;
}

const buildId = process.env.BUILD_ID ?? 'dev';

/** A library's index imports everything; tree shaking decides what the first load contains. */
const isLibrary = /node_modules/;

/** Modules that the first load of every page needs; the plugin below fills it. */
const firstLoad = new Set<string>();

/** What filters and counts on the device itself. */
const isOfEngine = (id: string): boolean =>
  /src\/core\/filters\/(?:count-facets|histogram|match-filters|most-options)\./.test(id);
/** Product lists with filters. */
const isOfFilters = (id: string): boolean =>
  !isOfEngine(id) && /src\/(?:core\/filters|client\/features\/catalog\/filters|client\/texts\/filters)\//.test(id);
/** Lists of a category. */
const isOfCategoryLists = (id: string): boolean => /src\/client\/features\/catalog\/category-list\//.test(id);
/** What a list needs once it has filters. */
const isOfApplied = (id: string): boolean =>
  /src\/(?:core\/filters\/resolve-filters|client\/features\/catalog\/filters\/(?:applied-filters|filter-(?:check|parse|chips|words|empty)|term-definitions)|client\/texts\/filters\/(?:terms|chips))\./.test(
    id,
  );
/** All product lists; no other page needs these modules. */
const isOfLists = (id: string): boolean => /src\/client\/features\/catalog\/(?:product-list\/|parts\/add-row)/.test(id);
/** Supplier pages. */
const isOfSuppliers = (id: string): boolean => /src\/client\/(?:features|texts)\/suppliers\//.test(id);
/** The directory of suppliers, which the pages of one supplier do without. */
const isOfDirectory = (id: string): boolean =>
  /src\/client\/(?:features\/suppliers\/directory|texts\/suppliers\/directory)/.test(id);
/** Our own rooms that screens share. What depends on the Persian tables goes where those go. */
const isOurs = (id: string): boolean =>
  /src\/(?:client\/(?:ui|features|offline|data|router)|core)\/(?!text\/persian)/.test(id);
/** TanStack Query, whose infinite queries the first load does not need. */
const isOfQueries = (id: string): boolean => /@tanstack\/(?:react-query|query-core)\//.test(id) && !isOfMutations(id);
/** What the forms of private pages use of it, and no list. */
const isOfMutations = (id: string): boolean => /\/(?:useMutation|mutationObserver)\.js/.test(id);
/** Small modules of the pages that write, and of what every page loads later. */
const isOfWrites = (id: string): boolean =>
  /src\/(?:client\/(?:data\/write|texts\/writes|ui\/use-before-paint|offline\/drafts\/(?:drafts|dirty-forms|use-draft)|ui\/device\/(?:visits-paused|device-id)|features\/catalog\/parts\/queries|offline\/updates\/app-badge|data\/session\/sign-out-due)|core\/(?:ids\/(?:object-types|uuidv7)|worker\/outbox-wake))\.ts/.test(
    id,
  );
/** What every page loads soon after its first load: the worker's registration, updates and visits. */
const isOfLater = (id: string): boolean =>
  /src\/client\/features\/visits\/(?:watch-visits|send-visits|visit-queue|visit-history|mutations)\.ts/.test(id) ||
  /src\/client\/(?:router\/move-focus|app\/later|data\/session\/watch-session)\.ts/.test(id) ||
  /src\/client\/offline\/updates\/(?:updates|update-reducer|latest-build|worker-build|save-document|register-worker)\.ts/.test(
    id,
  ) ||
  /src\/client\/features\/install\/install-(?:part|way)\./.test(id) ||
  /(?:workbox-window|query-persist-client-core)\//.test(id);
/** Sign-in, sign-out and the calls of a signed-in user; a public page only reads who is signed in. */
const isOfSession = (id: string): boolean =>
  /src\/client\/data\/session\/(?!user-info|watch-session|sign-out-due|start-own-reads)/.test(id);
/** Loaders of private pages, and the reads that they start. */
const isOfOwnReads = (id: string): boolean =>
  /src\/client\/(?:routes\/profile\/.+\?tsr-split=loader|data\/session\/start-own-reads)/.test(id) ||
  /src\/client\/features\/(?:account\/[a-z-]+|content\/editor|visits\/user-history)\/queries\./.test(id);
/** What users keep, and the outbox that sends it; a public page only has the room for it. */
const isOfKeep = (id: string): boolean =>
  /src\/client\/(?:features\/keep\/|offline\/outbox\/(?!outbox-count)|offline\/saved-reads\/private-store|app\/start-outbox|texts\/keep)/.test(
    id,
  );
/** The install, for browsers that offer one. */
const isOfInstall = (id: string): boolean =>
  /src\/client\/(?:features\/install\/(?:install-(?:prompt|entry|help|memory|rule)|watch-use)|texts\/install)/.test(id);
/** The parts list, without the ways into it. */
const isOfParts = (id: string): boolean =>
  (!isOfWrites(id) &&
    /src\/(?:core\/parts-list|client\/features\/catalog\/parts(?:-list)?)\/(?!add-(?:row-)?to-parts|parts-count|parts-operation)/.test(
      id,
    )) ||
  /src\/client\/texts\/parts-list/.test(id);
/** What many screens have, but the first load of a list does not: each its own chunk. */
const apartFromLists = {
  sheet: /src\/client\/ui\/kit\/sheet\./,
  order:
    /src\/(?:core\/(?:money\/order-price|numbers\/parse-number)|client\/(?:features\/catalog\/(?:quantity\/order-quantity)))\./,
  categories: /src\/client\/features\/catalog\/category\/category-(?:skeletons|link)\./,
  ads: /src\/client\/(?:features\/ads\/ad-slot|texts\/ads)\./,
  address: /src\/core\/filters\/(?:filters-url|offer-terms)\./,
  choice: /src\/client\/ui\/(?:kit\/(?:choice|row)|use-debounced)\./,
  marks: /src\/(?:core\/text\/highlight|client\/(?:texts\/delegation-words|ui\/(?:highlighted-text|marked-text)))\./,
  units: /src\/client\/features\/catalog\/property\/product-unit-select\./,
  monogram: /src\/client\/(?:ui\/monogram|texts\/generic-words)\./,
  words: /src\/client\/texts\/(?:supplier-words|all-offers)\./,
  feedback: /src\/(?:(?:core\/content|client\/texts)\/feedback|client\/features\/feedback\/attached-file)\./,
};
const isApartFromLists = (id: string): boolean => Object.values(apartFromLists).some((one) => one.test(id));
/** What screens say and ask without an answer, from the device's own data. */
const isOfSaved = (id: string): boolean =>
  /src\/client\/(?:texts\/saved-search|features\/catalog\/saved-list\/queries)\./.test(id);
/** Checks of saved data, which no first load needs. */
const isOfChecks = (id: string): boolean => /src\/client\/offline\/saved-reads\/shape-schema\./.test(id);
/** The packs of the device: their rows and downloads. What reads them comes with the first question without a network. */
const isOfPacks = (id: string): boolean =>
  /src\/(?:client\/offline\/packs\/(?:pack-rows|download-pack|device-packs)|contract\/packs\/pack-format)\./.test(id);
/** Lists of articles, and what stands around them. */
const isOfContentLists = (id: string): boolean => /src\/client\/features\/content\/list\//.test(id);
/** Articles, questions, help and videos. What writes them is for the pages of those who do. */
const isOfContents = (id: string): boolean =>
  /src\/(?:client\/(?:features\/content\/(?!editor\/|list\/)|texts\/contents)|core\/(?:content\/(?!feedback|announcement|note-length)|text\/slug))/.test(
    id,
  );
/** Their reads, which other pages start too. */
const isOfContentReads = (id: string): boolean => /src\/client\/features\/content\/queries\./.test(id);
/** What contents share with the outbox: the keep group would take it along. */
const isOfContentWrites = (id: string): boolean =>
  /src\/(?:client\/(?:features\/content\/(?:faq\/(?:votes|mutations|useful-change)|comment\/(?:queries|comment-operation|like-operations|comment\.module))|texts\/(?:faq|comments))|core\/content\/limits)\./.test(
    id,
  );
/** Small parts of lists that are kept, and the help beside elements. */
const isOfHelp = (id: string): boolean =>
  /src\/(?:client\/(?:texts\/file-size|ui\/(?:kit\/skeleton|download|help-button))|core\/text\/csv)\./.test(id);
/** Small parts of forms, which the keep group would take along. */
const isOfForm = (id: string): boolean =>
  /src\/(?:client\/(?:features\/account\/(?:field-faults|use-first-fault)|ui\/written)|core\/people\/phone)\./.test(id);
/** The forms and lists of the account. */
const isOfAccount = (id: string): boolean =>
  /src\/(?:client\/(?:features\/account\/(?!field-faults|use-first-fault)|ui\/(?:jalali-date-field|mantine-parts))|core\/(?:time\/jalali-date|wire\/file-limits))/.test(
    id,
  );
/** What has a group of its own, or none. */
const isOfSome = (id: string): boolean =>
  [
    isOfParts,
    isApartFromLists,
    isOfLists,
    isOfFilters,
    isOfCategoryLists,
    isOfApplied,
    isOfSuppliers,
    isOfLater,
    isOfSession,
    isOfKeep,
    isOfInstall,
    isOfWrites,
    isOfSaved,
    isOfChecks,
    isOfPacks,
    isOfEngine,
    isOfContents,
    isOfContentLists,
    isOfForm,
    isOfHelp,
    isOfAccount,
  ].some((isOf) => isOf(id));

/**
 * Few chunks for slow networks: the first load, modules that several screens share, lists, filters, suppliers, and one
 * per screen. The bundler alone would add a dozen of a few hundred bytes. A group also takes the imports of its
 * modules, so the most shared one has the highest priority.
 */
const chunkGroups = [
  { name: 'base', test: (id: string) => firstLoad.has(id), priority: 3 },
  {
    name: 'shared',
    test: (id: string) => isOfQueries(id) || (isOurs(id) && !isOfSome(id)),
    minShareCount: 4,
    priority: 2,
  },
  { name: 'mutations', test: isOfMutations, minShareCount: 2, priority: 2 },
  ...Object.entries(apartFromLists).map(([name, test]) => ({ name, test, priority: 2 })),
  { name: 'writes', test: isOfWrites, minShareCount: 2, priority: 2 },
  { name: 'session', test: isOfSession, minShareCount: 2, priority: 2 },
  { name: 'own-reads', test: isOfOwnReads, priority: 2 },
  { name: 'later', test: isOfLater, priority: 1 },
  { name: 'content-writes', test: isOfContentWrites, minShareCount: 2, priority: 1 },
  { name: 'help', test: isOfHelp, minShareCount: 2, priority: 1 },
  { name: 'form', test: isOfForm, minShareCount: 2, priority: 1 },
  { name: 'keep', test: isOfKeep, priority: 1 },
  { name: 'install', test: isOfInstall, priority: 1 },
  { name: 'parts', test: isOfParts, minShareCount: 2, priority: 1 },
  { name: 'saved', test: isOfSaved, minShareCount: 2, priority: 1 },
  { name: 'packs', test: isOfPacks, priority: 1 },
  { name: 'engine', test: isOfEngine, minShareCount: 2, priority: 1 },
  { name: 'list', test: isOfLists, minShareCount: 3, priority: 1 },
  { name: 'filters', test: (id: string) => isOfFilters(id) && !isOfApplied(id), minShareCount: 3, priority: 1 },
  { name: 'category-list', test: isOfCategoryLists, minShareCount: 3, priority: 1 },
  { name: 'suppliers', test: (id: string) => isOfSuppliers(id) && !isOfDirectory(id), minShareCount: 3, priority: 1 },
  { name: 'directory', test: isOfDirectory, minShareCount: 3, priority: 1 },
  {
    name: 'contents',
    test: (id: string) => isOfContents(id) && !isOfContentWrites(id) && !isOfContentReads(id),
    minShareCount: 3,
    priority: 1,
  },
  { name: 'content-lists', test: isOfContentLists, minShareCount: 3, priority: 1 },
  { name: 'account', test: isOfAccount, minShareCount: 3, priority: 1 },
  { name: 'applied', test: isOfApplied, priority: 0 },
];

/** The chart of visits is larger than all that a page loads, and few people see it: without a network they read the table. */
const CHART = 'visitor-areas';
/** Chunks whose files have names: what the bench looks for. The manifest has the names of all. */
const named = new Set(['base', 'answer-call']);

function entryClosure(): Plugin {
  return {
    name: 'rasteh:entry-closure',
    apply: 'build',
    buildEnd() {
      const walk = (id: string) => {
        if (firstLoad.has(id) || isLibrary.test(id)) return;
        firstLoad.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) walk(imported);
      };
      for (const id of this.getModuleIds()) if (id.endsWith('/src/client/app/main.tsx')) walk(id);
    },
  };
}

/** Files that each chunk loads by static imports, its own among them. */
const loadedWith = new Map<string, Set<string>>();

/** Files that only the chart and pages that need the network load. The worker does not precache them. */
const onlineOnly = new Set<string>();

const isOnlineOnly = ({ name, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  name === CHART || needsNetwork(routeOfScreen(facadeModuleId ?? '') ?? '');

/** Fills the collections above before the list of preloads of each dynamic import is written. */
function staticImports(): Plugin {
  return {
    name: 'rasteh:static-imports',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const walk = (file: string, seen: Set<string>): Set<string> => {
          const chunk = bundle[file];
          if (seen.has(file) || chunk?.type !== 'chunk') return seen;
          seen.add(file);
          for (const imported of chunk.imports) walk(imported, seen);
          return seen;
        };
        for (const file of Object.keys(bundle)) loadedWith.set(file, walk(file, new Set()));
        const starts = Object.values(bundle).filter(
          (one) => one.type === 'chunk' && (one.isEntry || one.isDynamicEntry),
        );
        const filesOf = (chunks: typeof starts) =>
          new Set(chunks.flatMap(({ fileName }) => [...(loadedWith.get(fileName) ?? [])]));
        const [online, offline] = [true, false].map((is) =>
          filesOf(starts.filter((one) => one.type === 'chunk' && isOnlineOnly(one) === is)),
        );
        for (const file of online ?? []) if (!offline?.has(file)) onlineOnly.add(file);
      },
    },
  };
}

/** Chunks most of whose functions a first load calls. */
const calledOnLoad = new Set(['base', 'shared', 'later']);

/**
 * Chromium compiles every function of these chunks on another thread while they arrive. Otherwise it compiles a function
 * on the main thread when it is first called: a third of what a first load costs there.
 * https://v8.dev/blog/explicit-compile-hints
 */
function compileAhead(): Plugin {
  return {
    name: 'rasteh:compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && calledOnLoad.has(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}

/** The page is readable without its scripts and font, so the style sheet loads first. */
function quietScripts(): Plugin {
  return {
    name: 'rasteh:quiet-scripts',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /<(script type="module"|link rel="modulepreload"|link rel="preload")/g,
          '<$1 fetchpriority="low"',
        ),
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: {
    alias: [
      // React has had this hook since version 18: the library's substitute for older ones stays out of the first load.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      // 0.5 KB of each first load, for cookies that no call has.
      { find: /^\.\.\/utils\/cookie\.js$/, replacement: join(import.meta.dirname, 'src/client/data/no-cookies.ts') },
    ],
  },
  define: {
    __BUILD_ID__: JSON.stringify(buildId),
    // Whoever starts the server need not set it: otherwise pages would be drawn by React's development version.
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
    // The built client does not look for React's developer tools: 0.3 KB of each first load. `npm run gallery` has them.
    ...(command === 'build' && !isSsrBuild && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/client/routes',
      generatedRouteTree: './src/client/app/route-tree.gen.ts',
      quoteStyle: 'single',
      // The loaders of private pages come in one chunk of their own, beside the chunk of the first screen.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (routeId.startsWith('/profile') ? [['loader'], ['component']] : undefined),
      },
    }),
    react(),
    entryClosure(),
    !isSsrBuild && staticImports(),
    !isSsrBuild && compileAhead(),
    quietScripts(),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: null,
        manifest: webManifest,
        integration: {
          configureCustomSWViteBuild(workerBuild) {
            workerBuild.logLevel = 'warn';
          },
        },
        // The device keeps them when it installs the app.
        includeManifestIcons: false,
        injectManifest: {
          globPatterns: [
            'assets/*.{js,css}',
            'fonts/vazirmatn.woff2',
            'glyphs.svg',
            'favicon.svg',
            'logo.svg',
            'manifest.webmanifest',
          ],
          // The worker refuses a partial file.
          manifestTransforms: [
            (entries) => ({
              manifest: entries
                .filter(({ url }) => !onlineOnly.has(url))
                .map((entry) => ({ ...entry, bytes: entry.size })),
              warnings: [],
            }),
          ],
          // The server renders the shell from index.html, so it is not a file of the build.
          additionalManifestEntries: [{ url: SHELL_URL, revision: buildId }],
          rollupFormat: 'iife',
        },
      }),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortName } },
  build: {
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // For the bench, which attributes the bytes.
    sourcemap: process.env.SOURCE_MAPS === 'on',
    cssCodeSplit: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // What the importing chunk has loaded itself need not be preloaded: its name is 6 bytes of the first load.
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'js' ? files.filter((file) => !loadedWith.get(hostId)?.has(file)) : files,
    },
    rolldownOptions: {
      checks: {
        pluginTimings: false,
        // The server has at once what devices load later.
        ineffectiveDynamicImport: !isSsrBuild,
      },
      ...(!isSsrBuild && {
        output: {
          codeSplitting: { groups: chunkGroups },
          // The letters of names and hashes in the list of files are 1.6 KB of each first load.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: ({ name }) =>
            named.has(name) || process.env.SOURCE_MAPS === 'on' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
          assetFileNames: 'assets/[hash:6][extname]',
        },
      }),
    },
    copyPublicDir: !isSsrBuild,
  },
  // All packages, so that the line above applies to them.
  ssr: { noExternal: true },
}));
