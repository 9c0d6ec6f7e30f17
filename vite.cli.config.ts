import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { notices } from './scripts/lib/bundle/notices.mjs';
import { removeUnusedParts } from './scripts/lib/bundle/slim.mjs';

/**
 * The command line. All dependencies are built in, except for sharp, which is native: as hundreds of files they would take longer to
 * load than a team takes to print.
 *
 * By default it is built for plain Node, as `out/cli/rollcall.mjs`. `csp.mjs` beside it is the content security policy for
 * `npm run web`, whose script cannot read TypeScript on Node 20. With `--mode app` it is built for a thread of the app, as
 * `out/command-line/thread.cjs`: Electron before 28 loads no ES modules from an asar.
 */
export default defineConfig(({ mode }) => {
  const isForApp = mode === 'app';
  const extension = isForApp ? 'cjs' : 'mjs';
  return {
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: isForApp ? [] : ['sharp'] },
    resolve: {
      // These read their standard fonts from files beside them in Node. Our sheets embed their own fonts.
      alias: [
        { find: /^pdfkit$/, replacement: resolve('node_modules/pdfkit/js/pdfkit.browser.mjs') },
        { find: /^@react-pdf\/font$/, replacement: resolve('node_modules/@react-pdf/font/lib/index.browser.js') },
        // The app must not load a sharp that happens to be in a folder above it.
        ...(isForApp ? [{ find: /^sharp$/, replacement: resolve('src/cli/cards/missing-sharp.ts') }] : []),
      ],
    },
    plugins: [notices(resolve(), { write: !isForApp }), removeUnusedParts()],
    build: {
      ssr: true,
      target: 'node18.15',
      outDir: isForApp ? 'out/command-line' : 'out/cli',
      emptyOutDir: true,
      copyPublicDir: false,
      // Minified it would start 3 % sooner, and the fault that it asks to be reported would name no lines.
      minify: false,
      rolldownOptions: {
        input: isForApp
          ? { thread: resolve('src/cli/thread.ts'), 'command-runner': resolve('src/cli/command-runner.ts') }
          : { rollcall: resolve('src/cli/index.ts'), csp: resolve('src/shared/security/csp.ts') },
        output: {
          format: isForApp ? 'cjs' : 'es',
          entryFileNames: `[name].${extension}`,
          chunkFileNames: `chunks/[name]-[hash].${extension}`,
          banner: (chunk) => (chunk.name === 'rollcall' && chunk.isEntry ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  };
});
