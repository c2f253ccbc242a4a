import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkGroups } from './scripts/build/chunks.ts';
import { shortName } from './scripts/build/class-names.ts';
import { fileArchives } from './scripts/build/file-archives.ts';
import { entryClosure } from './scripts/build/first-load.ts';
import { compileAhead, quietScripts } from './scripts/build/quick-start.ts';
import { loadedWith, onlineOnly, staticImports } from './scripts/build/static-imports.ts';
import { webManifest } from './scripts/web-manifest.ts';
import { SHELL_URL } from './src/core/worker/shell-url.ts';

const buildId = process.env.BUILD_ID ?? 'dev';
const archives = fileArchives(buildId);

/** Chunks whose files have names: what the bench looks for. The manifest has the names of all. */
const named = new Set(['base', 'answer-call']);

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
    archives.plugin,
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
            async (entries) => {
              const manifest = entries
                .filter(({ url }) => !onlineOnly.has(url))
                .map((entry) => ({ ...entry, bytes: entry.size }));
              await archives.write(manifest);
              return { manifest, warnings: [] };
            },
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
