// npm run symbols: makes templates/symbols/symbols.json anew, from the drawings of game-icons.net and from our own.
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
const SIDE = 256;

/** @typedef {typeof import('../../src/shared/symbols/path-data.ts')} PathData */

/** @param {string} path of a TypeScript module, which Node 20 cannot read by itself */
async function typescriptModule(path) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, path), { configFile: false, logLevel: 'error' });
  return /** @type {Record<string, unknown>} */ (module);
}

/**
 * Cuts away the empty margin and scales the longer side.
 * @param {PathData} paths
 * @param {string} data
 */
function fitted({ flattenPath, computeInkBox, transformCommands, writePath }, data) {
  const { commands, isBroken } = flattenPath(data);
  const box = computeInkBox([commands]);
  if (isBroken || box === undefined) throw new Error(`cannot be read: ${data.slice(0, 60)}`);
  const scale = SIDE / Math.max(box.width, box.height);
  const round = (/** @type {number} */ value) => Math.round(value * scale * 10) / 10;
  const placed = transformCommands(commands, [scale, 0, 0, scale, -box.x * scale, -box.y * scale]);
  return { width: round(box.width), height: round(box.height), d: writePath(placed, 1) };
}

/** @param {string} id */
const nameOf = (id) => {
  const words = id.replaceAll('-', ' ').replace(/ head$/, '');
  return NAMES[id] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** The `d` of every path; a square that covers the whole icon is its background and goes. */
function pathsOf(/** @type {string} */ body) {
  return [...body.matchAll(/\sd="([^"]+)"/g)].map(([, d]) => d ?? '').filter((d) => !/^M0 0h512v512H0z$/.test(d));
}

await runMain(async () => {
  await ensureDependencies();
  const paths = /** @type {PathData} */ (
    /** @type {unknown} */ (await typescriptModule('src/shared/symbols/path-data.ts'))
  );
  const icons = JSON.parse(readFileSync(join(ROOT, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8')).icons;
  /** @type {Map<string, string>} */
  const authors = new Map();
  for (const [author, { drew }] of Object.entries(AUTHORS)) {
    for (const id of drew.trim().split(/\s+/)) authors.set(id, author);
  }
  const own = OWN.map(({ d, solid, ...entry }) => ({
    ...entry,
    author: 'rollcall',
    ...fitted(paths, d),
    ...(solid === true ? {} : { evenOdd: true }),
  }));
  const others = Object.entries(GROUPS).flatMap(([group, { list }]) =>
    list
      .trim()
      .split('\n')
      .map((line) => {
        const [id = '', ...tags] = line.trim().split(/\s+/);
        const author = authors.get(id);
        const icon = icons[id];
        if (author === undefined || icon === undefined) throw new Error(`${id}: no author or no drawing`);
        return {
          id,
          name: nameOf(id),
          group,
          tags: tags.join(' '),
          author,
          ...fitted(paths, pathsOf(icon.body).join('')),
        };
      }),
  );
  const used = new Set(others.map((s) => s.author));
  const head = {
    format: 'rollcall.symbols',
    version: 1,
    groups: {
      alignments: 'Alignments',
      ...Object.fromEntries(Object.entries(GROUPS).map(([id, { title }]) => [id, title])),
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
          .filter(([id]) => used.has(id))
          .map(([id, { drew: _, ...author }]) => [id, author]),
      ),
    },
  };
  const symbols = [...own.filter((s) => s.group === 'alignments'), ...others, ...own.filter((s) => s.group === 'play')];
  // One symbol a line: a change of one is a change of one line.
  const lines = symbols.map((s) => `    ${JSON.stringify(s)}`).join(',\n');
  const text = `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "symbols": [\n${lines}\n  ]\n}\n`;
  mkdirSync(join(ROOT, 'templates/symbols'), { recursive: true });
  writeFileSync(join(ROOT, FILE), text);
  process.stdout.write(`${FILE}: ${symbols.length} symbols, ${Math.round(text.length / 1024)} KiB\n`);
  return 0;
});
