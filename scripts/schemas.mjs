// npm run schemas: writes the JSON Schemas of the formats again. A test fails while those in schemas/ are out of date.
import './lib/node-version.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/log.mjs';
import { ROOT } from './lib/node-version.mjs';

/** Loads a TypeScript module, which Node 20 can't read by itself. @param {string} modulePath */
async function loadTypeScriptModule(modulePath) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, modulePath), { configFile: false, logLevel: 'error' });
  return /** @type {Record<string, unknown>} */ (module);
}

await runMain(async () => {
  await ensureDependencies();
  // The casts give the modules their types, which the loader does not know.
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
  for (const [documentFormat, { name }] of Object.entries(FORMATS)) {
    const schemaFile = join('schemas', `${name}.schema.json`);
    writeFileSync(
      join(ROOT, schemaFile),
      formatJsonSchema(GAMES, /** @type {keyof typeof FORMATS} */ (documentFormat)),
    );
    process.stdout.write(`${schemaFile}\n`);
  }
  const { formatStyleSchema, formatTemplateSchema } =
    /** @type {typeof import('../src/shared/card/template/json-schema.ts')} */ (
      /** @type {unknown} */ (await loadTypeScriptModule('src/shared/card/template/json-schema.ts'))
    );
  const { formatManifestSchema } = /** @type {typeof import('../src/shared/library/archive/json-schema.ts')} */ (
    /** @type {unknown} */ (await loadTypeScriptModule('src/shared/library/archive/json-schema.ts'))
  );
  const schemaTexts = {
    'card-style': formatStyleSchema(),
    'card-template': formatTemplateSchema(GAMES),
    library: formatManifestSchema(),
  };
  for (const [schemaName, schemaText] of Object.entries(schemaTexts)) {
    const schemaFile = join('schemas', `${schemaName}.schema.json`);
    writeFileSync(join(ROOT, schemaFile), schemaText);
    process.stdout.write(`${schemaFile}\n`);
  }
  return 0;
});
