// npm run schemas: writes the JSON Schemas of the formats again. A test fails while those in schemas/ are out of date.
import './lib/node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';

/** Loads a TypeScript module, which Node 20 can't read by itself. @param {string} path */
async function loadTypeScriptModule(path) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, path), { configFile: false, logLevel: 'error' });
  return /** @type {Record<string, unknown>} */ (module);
}

await runMain(async () => {
  await ensureDependencies();
  const { formatJsonSchema } = /** @type {typeof import('../src/shared/document/json-schema.ts')} */ (
    /** @type {unknown} */ (await loadTypeScriptModule('src/shared/document/json-schema.ts'))
  );
  const { FORMATS } = /** @type {typeof import('../src/shared/document/formats.ts')} */ (
    /** @type {unknown} */ (await loadTypeScriptModule('src/shared/document/formats.ts'))
  );
  const { GAMES } = /** @type {typeof import('../src/shared/games/catalogue.ts')} */ (
    /** @type {unknown} */ (await loadTypeScriptModule('src/shared/games/catalogue.ts'))
  );
  mkdirSync(join(ROOT, 'schemas'), { recursive: true });
  for (const [format, { name }] of Object.entries(FORMATS)) {
    const file = join('schemas', `${name}.schema.json`);
    writeFileSync(join(ROOT, file), formatJsonSchema(GAMES, /** @type {keyof typeof FORMATS} */ (format)));
    process.stdout.write(`${file}\n`);
  }
  const { formatStyleSchema, formatTemplateSchema } =
    /** @type {typeof import('../src/shared/card/template/json-schema.ts')} */ (
      /** @type {unknown} */ (await loadTypeScriptModule('src/shared/card/template/json-schema.ts'))
    );
  const { formatManifestSchema } = /** @type {typeof import('../src/shared/library/archive/json-schema.ts')} */ (
    /** @type {unknown} */ (await loadTypeScriptModule('src/shared/library/archive/json-schema.ts'))
  );
  const texts = {
    'card-style': formatStyleSchema(),
    'card-template': formatTemplateSchema(GAMES),
    library: formatManifestSchema(),
  };
  for (const [name, text] of Object.entries(texts)) {
    const file = join('schemas', `${name}.schema.json`);
    writeFileSync(join(ROOT, file), text);
    process.stdout.write(`${file}\n`);
  }
  return 0;
});
