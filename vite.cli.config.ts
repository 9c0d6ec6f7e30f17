import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { notices } from './scripts/lib/bundle/notices.mjs';
import { removeUnusedParts } from './scripts/lib/bundle/slim.mjs';

/**
 * The command line, for plain Node: `out/cli/rollcall.mjs`. Small dependencies are built in: as hundreds of files they take
 * longer to load than a team takes to print. What is native or does not stand bundling stays in node_modules. `csp.mjs` beside it is the
 * content security policy for `npm run web`, whose script cannot read TypeScript on Node 20.
 */
export default defineConfig({
  ssr: { noExternal: true, external: ['sharp', '@react-pdf/renderer', 'react', 'react-dom'] },
  plugins: [notices(resolve(), { write: true }), removeUnusedParts()],
  build: {
    ssr: true,
    target: 'node18.15',
    outDir: 'out/cli',
    emptyOutDir: true,
    copyPublicDir: false,
    // Minified it would start 3 % sooner, and the fault that it asks to be reported would name no lines.
    minify: false,
    rolldownOptions: {
      input: { rollcall: resolve('src/cli/index.ts'), csp: resolve('src/shared/security/csp.ts') },
      output: {
        format: 'es',
        entryFileNames: '[name].mjs',
        chunkFileNames: 'chunks/[name]-[hash].mjs',
        banner: (chunk) => (chunk.name === 'rollcall' && chunk.isEntry ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});
