import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Every part of the kit in every state, for development and its test: no part of the built site. */
export default defineConfig({
  root: join(import.meta.dirname, 'tests/gallery'),
  publicDir: join(import.meta.dirname, 'public'),
  cacheDir: join(import.meta.dirname, 'node_modules/.cache/gallery'),
  plugins: [react()],
  server: { host: '127.0.0.1', fs: { allow: [import.meta.dirname] } },
  define: { __BUILD_ID__: JSON.stringify('gallery') },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
