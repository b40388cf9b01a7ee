import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precache } from './precache.ts';

const packages = fileURLToPath(new URL('../', import.meta.url));

/** Where `sietch serve` listens, for development and tests. */
const SERVER = process.env.SIETCH_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  // Shared tables live under /t/, so assets are addressed from the root.
  base: process.env.SIETCH_BASE ?? '/',
  plugins: [react(), precache()],
  resolve: {
    // The packages are built from source, so that no other build must run first.
    alias: [{ find: /^@sietch\/([a-z]+)$/, replacement: `${packages}$1/src/index.ts` }],
  },
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 900 },
  server: { port: 5173, proxy: { '/api': { target: SERVER, ws: true } } },
});
