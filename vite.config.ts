import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { webManifest } from './scripts/web-manifest.ts';

/** Stands for the CSP nonce in the built template; the server puts a fresh one in its place. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const CLASS_NAME_LENGTH = 5;

/** Class names stand in every page: short, and the same on client and server. */
const shortName = (name: string, file: string): string =>
  `_${createHash('sha256')
    .update(`${relative(import.meta.dirname, file.split('?')[0] ?? file)}#${name}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, '')
    .slice(0, CLASS_NAME_LENGTH)}`;

const buildId = process.env.BUILD_ID ?? 'dev';

export default defineConfig(({ isSsrBuild }) => ({
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  html: { cspNonce: NONCE_PLACEHOLDER },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/client/routes',
      generatedRouteTree: './src/client/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
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
          additionalManifestEntries: [{ url: '/shell.html', revision: buildId }],
          rollupFormat: 'iife',
        },
      }),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: shortName } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    target: 'es2022',
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
  },
  ssr: { noExternal: [/^@mantine\//] },
}));
