import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './scripts/web-manifest.ts';
import { SHELL_URL } from './src/core/shell-url.ts';

const CLASS_NAME_LENGTH = 5;
const KIT_STYLES = /ui\/kit\/([a-z-]+)\.module\.css/;

/** Class names stand in every page: short, and the same on client and server; those of the kit by their own words. */
const shortName = (name: string, file: string): string =>
  KIT_STYLES.exec(file)?.[1]?.concat('-', name) ??
  `_${createHash('sha256')
    .update(`${relative(import.meta.dirname, file.split('?')[0] ?? file)}#${name}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, '')
    .slice(0, CLASS_NAME_LENGTH)}`;

const buildId = process.env.BUILD_ID ?? 'dev';

/** A library's index imports all of it; what the first load really takes is found by shaking the tree. */
const isLibrary = /node_modules/;

/** Modules that the first load needs whatever the page; filled by the plugin below. */
const firstLoad = new Set<string>();

/** Of the lists of products that have filters. */
const isOfFilters = (id: string): boolean =>
  /src\/(?:core\/filters|client\/features\/catalog\/(?:filters|category-list)|client\/texts\/filters)\//.test(id);
/** Of every list of products; the other pages need nothing of it. */
const isOfLists = (id: string): boolean => /src\/client\/features\/catalog\/product-list\//.test(id);
/** Of the pages about suppliers. */
const isOfSuppliers = (id: string): boolean => /src\/client\/(?:features|texts)\/suppliers\//.test(id);
const isOurs = (id: string): boolean => /src\/(?:client\/(?:ui|features|offline|data|router)|core)\//.test(id);
/** Infinite lists; the first load has none. */
const isOfQueries = (id: string): boolean => /@tanstack\/(?:react-query|query-core)\//.test(id);
const isOfSome = (id: string): boolean => isOfLists(id) || isOfFilters(id) || isOfSuppliers(id);

/**
 * Few requests on a slow line: one chunk for every first load, one for what several screens share, one each for lists,
 * their filters and suppliers, and one a screen. The bundler alone would make a dozen more of a few hundred bytes. A
 * chunk takes with it what its modules import, so the wider one comes first.
 */
const chunkGroups = [
  { name: 'base', test: (id: string) => firstLoad.has(id), priority: 3 },
  {
    name: 'shared',
    test: (id: string) => isOfQueries(id) || (isOurs(id) && !isOfSome(id)),
    minShareCount: 4,
    priority: 2,
  },
  { name: 'list', test: isOfLists, minShareCount: 3, priority: 1 },
  { name: 'filters', test: isOfFilters, minShareCount: 3, priority: 1 },
  { name: 'suppliers', test: isOfSuppliers, minShareCount: 3, priority: 1 },
];

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

/** The page is readable without its scripts and its font: the style sheet gets the line first. */
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

export default defineConfig(({ isSsrBuild }) => ({
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/client/routes',
      generatedRouteTree: './src/client/app/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    entryClosure(),
    quietScripts(),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: null,
        manifest: webManifest,
        injectManifest: {
          globPatterns: [
            'assets/*.{js,css}',
            'fonts/vazirmatn.woff2',
            'glyphs.svg',
            'favicon.svg',
            'logo.svg',
            'manifest.webmanifest',
          ],
          // The server writes the shell from index.html, and the API the menus.
          additionalManifestEntries: [{ url: SHELL_URL, revision: buildId }],
          rollupFormat: 'iife',
        },
      }),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortName } },
  build: {
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } }),
    copyPublicDir: !isSsrBuild,
  },
  ssr: { noExternal: [/^@mantine\//] },
}));
