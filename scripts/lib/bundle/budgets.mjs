/** The largest sizes that the bundles of the app may have. A build whose bundles are larger fails. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../log.mjs';
import { ROOT } from '../node-version.mjs';

/** @typedef {{ name: string, files: string[], maxBytes: number }} Budget `files`: below `out/` */

/** Lists the scripts that a page loads before it can show anything. @param {string} html */
export const listScripts = (html) =>
  [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, file]) => String(file));

/** Bytes that each game may add to each of these bundles: its rules, words and forms. */
const BYTES_PER_GAME = 20_000;
/** Bytes for the card templates of each game: what the game with six templates takes. */
const TEMPLATE_BYTES_PER_GAME = 30_000;

/** Counts the games in the sources, so that a new game brings its own budget. */
const countGames = () =>
  readdirSync(join(ROOT, 'src', 'shared', 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .length;

/**
 * @param {string} out the folder `out/` of a build
 * @param {number} [games] how many it was built with
 * @returns {Budget[]}
 */
export function listBudgets(out, games = countGames()) {
  const findFiles = (/** @type {string} */ folder, /** @type {RegExp} */ name) =>
    readdirSync(join(out, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file))
      .map((file) => join(folder, file));
  const gameBytes = games * BYTES_PER_GAME;
  const start = listScripts(readFileSync(join(out, 'renderer', 'index.html'), 'utf8'));
  return [
    {
      name: 'start of the window',
      files: start.map((file) => join('renderer', file)),
      maxBytes: 1_600_000 + gameBytes,
    },
    {
      name: 'worker that writes PDFs',
      files: findFiles('renderer/workers', /^pdf\.worker-.*\.js$/),
      maxBytes: 1_250_000 + gameBytes + games * TEMPLATE_BYTES_PER_GAME,
    },
    {
      name: 'sheets, fetched by that worker',
      files: findFiles('renderer/workers', /^sheet-pdf-.*\.js$/),
      maxBytes: 790_000 + gameBytes,
    },
    { name: 'main process', files: findFiles('main', /\.cjs$/), maxBytes: 370_000 + gameBytes },
  ];
}

/**
 * Throws a UserError that names every bundle beyond its budget, and every budget whose bundle is gone.
 * @param {string} out
 * @param {readonly Budget[]} [budgets]
 */
export function checkBudgets(out, budgets = listBudgets(out)) {
  const faults = budgets.flatMap(({ name, files, maxBytes }) => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
    if (files.length === 0) return [`${name}: there is no such file`];
    return bytes > maxBytes ? [`${name}: ${bytes.toLocaleString('en')} bytes of ${maxBytes.toLocaleString('en')}`] : [];
  });
  if (faults.length > 0)
    throw new UserError(`bundles beyond their budget (scripts/lib/bundle/budgets.mjs): ${faults.join('; ')}`);
}
