/** Makes bundles small: minifies them, and removes parts of libraries that are never used (docs/adr/0015-small-bundles.md). */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../node-version.mjs';

/**
 * The options of `output.minify`. They keep the names of functions and classes, so that a user's error report shows these names
 * without source maps. The names are a tenth of the size.
 */
export const MINIFY = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: true },
  codegen: true,
};

/** Returns the code that replaces an unused part of a library. @param {string} partName */
const throwUnused = (partName) => `throw new Error(${JSON.stringify(`not in this build: ${partName}`)});`;

/**
 * A table of Unicode that is unpacked when it is first used. Three of the four tables are for Arabic and Indic letters, and
 * unpacking them took ten milliseconds of each start of a window and of a worker.
 */
const LAZY_TRIE = `import UnicodeTrie from 'unicode-trie';
export default class LazyTrie {
  #packed;
  #trie;
  constructor(packed) {
    this.#packed = packed;
  }
  get(codePoint) {
    this.#trie ??= new UnicodeTrie(this.#packed);
    return this.#trie.get(codePoint);
  }
}`;

/** Lists the names that modules of zod export. @param {string[]} modules */
function listExports(...modules) {
  const coreFolder = dirname(createRequire(import.meta.url).resolve('zod/v4/core'));
  return modules.flatMap((moduleName) =>
    [...readFileSync(join(coreFolder, `${moduleName}.js`), 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
      ([, exportName]) => exportName,
    ),
  );
}

/** How the locales of the languages in `languages/` begin, such as `de-`. Libraries keep their messages in these. */
const KEPT_LOCALES = readdirSync(join(ROOT, 'languages')).map((language) => `${language}-`);

/** The imports that are replaced, and the code that replaces them. `importer` is given if the name alone is ambiguous. */
const REPLACEMENTS = [
  {
    // Our fonts are TTF, and those of users are unpacked before fontkit reads them.
    id: /^brotli\/decompress\.js$/,
    importer: /node_modules\/fontkit\//,
    code: `export default function decompress() { ${throwUnused('WOFF2')} }`,
  },
  {
    // We embed our own fonts, and need none of the fourteen standard ones.
    id: /^@pdf-lib\/standard-fonts$/,
    code: `export const FontNames = {}, Encodings = {}, Font = { load() { ${throwUnused('standard fonts')} } };`,
  },
  {
    // Pictures reach pdf-lib as JPEG or as pixels.
    id: /^@pdf-lib\/upng$/,
    code: `export default { decode() { ${throwUnused('PNG')} } };`,
  },
  {
    // Our files have no fields to fill in.
    id: /^\.\/form\/PDFForm$/,
    importer: /pdf-lib\/es\/api\/PDFDocument\.js$/,
    code: `export default { of() { ${throwUnused('forms')} } };`,
  },
  {
    id: /^\.\.\/acroform$/,
    importer: /pdf-lib\/es\/core\/structures\/PDFCatalog\.js$/,
    code: `const none = () => { ${throwUnused('forms')} }; export const PDFAcroForm = { create: none, fromDict: none };`,
  },
  {
    // Only `npm run schemas` writes JSON Schemas, and it isn't a build.
    id: /^\.\.\/core\/(?:json-schema-processors|to-json-schema)\.js$/,
    importer: /zod\/v4\/classic\/schemas\.js$/,
    code: `const none = () => { ${throwUnused('JSON Schema')} };
      export { ${listExports('json-schema-processors', 'to-json-schema').map((exportName) => `none as ${exportName}`)} };`,
  },
  {
    // These are for React before 19.2.
    id: /^\.\/reconciler-(?:23|31)\.js$/,
    importer: /@react-pdf\/reconciler\//,
    code: `export default function reconciler() { ${throwUnused('reconcilers of older React')} }`,
  },
  {
    // The log messages about archives are not read anywhere.
    id: /^debug$/,
    importer: /@tokenizer\/inflate\//,
    code: 'export default () => () => undefined;',
  },
  {
    // The window speaks only the languages of the catalogs. React Aria has its messages in more than thirty.
    id: new RegExp(`^\\.\\.?/intl/(?:\\w+/)?(?!${KEPT_LOCALES.join('|')})[a-z]{2}-[A-Z]{2}\\.mjs$`),
    importer: /node_modules\/react-(?:aria|aria-components|stately)\//,
    code: 'export default undefined;',
  },
  {
    id: /^unicode-trie$/,
    importer: /node_modules\/(?:fontkit|unicode-properties)\//,
    code: LAZY_TRIE,
  },
];

/** Modules that only define what they export, although their package does not say so. */
const WITHOUT_SIDE_EFFECTS = /[\\/]node_modules[\\/]pdf-lib[\\/]es[\\/]/;

/**
 * A module that registers the decoders of East Asian encodings. Its package declares this side effect, but the bundler would keep
 * only what the module re-exports.
 */
const WITH_SIDE_EFFECTS = /[\\/]node_modules[\\/]@exodus[\\/]bytes[\\/]encoding(?:-browser(?:\.native)?)?\.js$/;

/**
 * A plugin for Vite that removes the parts of libraries that Rollcall never uses. A part that is used after all throws an error with
 * the name of the part.
 * @returns {import('vite').Plugin}
 */
export function removeUnusedParts() {
  // Vite's convention: the id of a virtual module starts with a null character. The index of its replacement follows.
  const prefix = '\0unused:';
  return {
    name: 'rollcall-remove-unused-parts',
    apply: 'build',
    enforce: 'pre',
    // The filters avoid a call for each of thousands of modules.
    resolveId: {
      filter: { id: REPLACEMENTS.map(({ id: sourcePattern }) => sourcePattern) },
      handler(source, importer = '') {
        const replacementIndex = REPLACEMENTS.findIndex(
          ({ id: sourcePattern, importer: pattern }) =>
            sourcePattern.test(source) && (pattern?.test(importer.replaceAll('\\', '/')) ?? true),
        );
        return replacementIndex < 0 ? undefined : `${prefix}${replacementIndex}`;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (moduleId) => REPLACEMENTS[Number(moduleId.slice(prefix.length))]?.code,
    },
    transform: {
      filter: { id: [WITHOUT_SIDE_EFFECTS, WITH_SIDE_EFFECTS] },
      handler: (_code, moduleId) => ({ moduleSideEffects: WITH_SIDE_EFFECTS.test(moduleId) }),
    },
  };
}

/**
 * A plugin for Vite that moves the source maps out of the shipped files into `out/maps`, where `npm run stack` finds them.
 * @param {string} rootFolder of the checkout
 * @param {string} outputName folder of `out/`
 * @returns {import('vite').Plugin}
 */
export function moveSourceMaps(rootFolder, outputName) {
  return {
    name: 'rollcall-move-source-maps',
    apply: 'build',
    closeBundle() {
      const source = join(rootFolder, 'out', outputName);
      const target = join(rootFolder, 'out', 'maps', outputName);
      rmSync(target, { recursive: true, force: true });
      mkdirSync(target, { recursive: true });
      for (const folderEntry of readdirSync(source, { recursive: true, withFileTypes: true })) {
        if (!folderEntry.isFile() || !folderEntry.name.endsWith('.map')) continue;
        const mapFile = join(folderEntry.parentPath, folderEntry.name);
        mkdirSync(join(target, relative(source, folderEntry.parentPath)), { recursive: true });
        renameSync(mapFile, join(target, relative(source, mapFile)));
      }
    },
  };
}
