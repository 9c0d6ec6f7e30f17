/** The largest sizes that the bundles of the app may have. A build whose bundles are larger fails. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../log.mjs';
import { ROOT } from '../node-version.mjs';

/** @typedef {{ what: string, files: string[], most: number }} Budget bytes, and places below `out/` */

/** Scripts that a page names: what is read before it can show anything. @param {string} html */
export const scriptsOf = (html) =>
  [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, file]) => String(file));

/** Bytes that each game may add to each of these bundles: its rules, words and forms. */
const A_GAME = 20_000;
/** And to that which carries its card templates: as much as one with six of them takes. */
const ITS_TEMPLATES = 30_000;

/** How many games the sources have: a new one brings its own room. */
const countGames = () =>
  readdirSync(join(ROOT, 'src', 'shared', 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    .length;

/**
 * @param {string} out the folder `out/` of a build
 * @param {number} [games] how many it was built with
 * @returns {Budget[]}
 */
export function budgetsOf(out, games = countGames()) {
  const below = (/** @type {string} */ folder, /** @type {RegExp} */ name) =>
    readdirSync(join(out, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => name.test(file))
      .map((file) => join(folder, file));
  const ofGames = games * A_GAME;
  const start = scriptsOf(readFileSync(join(out, 'renderer', 'index.html'), 'utf8'));
  return [
    { what: 'start of the window', files: start.map((file) => join('renderer', file)), most: 1_600_000 + ofGames },
    {
      what: 'worker that writes PDFs',
      files: below('renderer/workers', /^pdf\.worker-.*\.js$/),
      most: 1_250_000 + ofGames + games * ITS_TEMPLATES,
    },
    {
      what: 'sheets, fetched by that worker',
      files: below('renderer/workers', /^sheet-pdf-.*\.js$/),
      most: 790_000 + ofGames,
    },
    { what: 'main process', files: below('main', /\.cjs$/), most: 370_000 + ofGames },
  ];
}

/**
 * Throws a UserError that names every bundle beyond its budget, and every budget whose bundle is gone.
 * @param {string} out
 * @param {readonly Budget[]} [budgets]
 */
export function checkBudgets(out, budgets = budgetsOf(out)) {
  const faults = budgets.flatMap(({ what, files, most }) => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(out, file)).size, 0);
    if (files.length === 0) return [`${what}: there is no such file`];
    return bytes > most ? [`${what}: ${bytes.toLocaleString('en')} bytes of ${most.toLocaleString('en')}`] : [];
  });
  if (faults.length > 0)
    throw new UserError(`bundles beyond their budget (scripts/lib/bundle/budgets.mjs): ${faults.join('; ')}`);
}
