// npm run symbols: makes templates/symbols/symbols.json from the drawings of game-icons.net and our own.
import '../../scripts/lib/node-version.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from '../../scripts/lib/dependencies.mjs';
import { runMain } from '../../scripts/lib/log.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { AUTHORS } from './authors.mjs';
import { GROUPS, NAMES } from './groups.mjs';
import { OWN } from './own.mjs';

const FILE = join('templates', 'symbols', 'symbols.json');
/** Longer side of every symbol, in units of its drawing; a tenth of a unit is finer than any printer. */
const SYMBOL_SIZE = 256;

/** @typedef {typeof import('../../src/shared/symbols/path-data.ts')} PathData */

/** @param {string} modulePath of a TypeScript module, which Node 20 cannot read by itself */
async function loadTypeScriptModule(modulePath) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, modulePath), { configFile: false, logLevel: 'error' });
  return /** @type {Record<string, unknown>} */ (module);
}

/**
 * Cuts away the empty margin and scales the longer side.
 * @param {PathData} paths
 * @param {string} pathData
 */
function fitSymbol({ flattenPath, computeInkBox, transformCommands, writePath }, pathData) {
  const { commands, isBroken } = flattenPath(pathData);
  const inkBox = computeInkBox([commands]);
  if (isBroken || inkBox === undefined) throw new Error(`cannot be read: ${pathData.slice(0, 60)}`);
  const scale = SYMBOL_SIZE / Math.max(inkBox.width, inkBox.height);
  const roundScaled = (/** @type {number} */ coordinate) => Math.round(coordinate * scale * 10) / 10;
  const placedCommands = transformCommands(commands, [scale, 0, 0, scale, -inkBox.x * scale, -inkBox.y * scale]);
  return { width: roundScaled(inkBox.width), height: roundScaled(inkBox.height), d: writePath(placedCommands, 1) };
}

/** @param {string} symbolId */
const getSymbolName = (symbolId) => {
  const idWords = symbolId.replaceAll('-', ' ').replace(/ head$/, '');
  return NAMES[symbolId] ?? idWords.charAt(0).toUpperCase() + idWords.slice(1);
};

/** Returns the `d` of every path, except a square that covers the whole icon: it is the background. */
function listIconPaths(/** @type {string} */ iconBody) {
  return [...iconBody.matchAll(/\sd="([^"]+)"/g)]
    .map(([, pathData]) => pathData ?? '')
    .filter((pathData) => !/^M0 0h512v512H0z$/.test(pathData));
}

await runMain(async () => {
  await ensureDependencies();
  const pathFunctions = /** @type {PathData} */ (
    /** @type {unknown} */ (await loadTypeScriptModule('src/shared/symbols/path-data.ts'))
  );
  const iconsById = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8'),
  ).icons;
  /** @type {Map<string, string>} */
  const authors = new Map();
  for (const [authorId, { drew }] of Object.entries(AUTHORS)) {
    for (const symbolId of drew.trim().split(/\s+/)) authors.set(symbolId, authorId);
  }
  const ownSymbols = OWN.map(({ d: pathData, solid: isSolid, ...symbolFields }) => ({
    ...symbolFields,
    author: 'rollcall',
    ...fitSymbol(pathFunctions, pathData),
    ...(isSolid === true ? {} : { evenOdd: true }),
  }));
  const libraryIcons = Object.entries(GROUPS).flatMap(([groupId, { list: groupList }]) =>
    groupList
      .trim()
      .split('\n')
      .map((listLine) => {
        const [symbolId = '', ...searchTags] = listLine.trim().split(/\s+/);
        const authorId = authors.get(symbolId);
        const iconData = iconsById[symbolId];
        if (authorId === undefined || iconData === undefined) throw new Error(`${symbolId}: no author or no drawing`);
        return {
          id: symbolId,
          name: getSymbolName(symbolId),
          group: groupId,
          tags: searchTags.join(' '),
          author: authorId,
          ...fitSymbol(pathFunctions, listIconPaths(iconData.body).join('')),
        };
      }),
  );
  const usedAuthors = new Set(libraryIcons.map((symbol) => symbol.author));
  const fileHead = {
    format: 'rollcall.symbols',
    version: 1,
    groups: {
      alignments: 'Alignments',
      ...Object.fromEntries(Object.entries(GROUPS).map(([groupId, { title }]) => [groupId, title])),
      play: 'On the table',
    },
    source: {
      title: 'game-icons.net',
      url: 'https://game-icons.net',
      licence: 'CC BY 3.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    },
    authors: {
      rollcall: { name: 'Rollcall' },
      ...Object.fromEntries(
        Object.entries(AUTHORS)
          .filter(([authorId]) => usedAuthors.has(authorId))
          .map(([authorId, { drew: _drew, ...authorFields }]) => [authorId, authorFields]),
      ),
    },
  };
  const symbols = [
    ...ownSymbols.filter((symbol) => symbol.group === 'alignments'),
    ...libraryIcons,
    ...ownSymbols.filter((symbol) => symbol.group === 'play'),
  ];
  // One line per symbol, so that a change of one symbol changes one line.
  const symbolLines = symbols.map((symbol) => `    ${JSON.stringify(symbol)}`).join(',\n');
  const fileText = `${JSON.stringify(fileHead, null, 2).slice(0, -2)},\n  "symbols": [\n${symbolLines}\n  ]\n}\n`;
  mkdirSync(join(ROOT, 'templates/symbols'), { recursive: true });
  writeFileSync(join(ROOT, FILE), fileText);
  process.stdout.write(`${FILE}: ${symbols.length} symbols, ${Math.round(fileText.length / 1024)} KiB\n`);
  return 0;
});
