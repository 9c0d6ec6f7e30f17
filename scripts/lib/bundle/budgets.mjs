/** The largest sizes that the bundles of the app may have. A build whose bundles are larger fails. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../log.mjs';
import { ROOT } from '../node-version.mjs';

/** @typedef {{ name: string, files: string[], maxBytes: number }} Budget `files` are relative to the output folder. */

/** Lists the scripts that a page loads before it can show anything. @param {string} pageHtml */
export const listScripts = (pageHtml) =>
  [...pageHtml.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(([, fileName]) => String(fileName));

/** Each game may add this many bytes to each of these bundles, for its rules, words and forms. */
const BYTES_PER_GAME = 20_000;
/** The card templates of each game may take this many bytes, which is what the game with six templates takes. */
const TEMPLATE_BYTES_PER_GAME = 33_000;

/** Counts the games in the sources, so that a new game brings its own budget. */
const countGames = () =>
  readdirSync(join(ROOT, 'src', 'shared', 'games'), { withFileTypes: true }).filter((folderEntry) =>
    folderEntry.isDirectory(),
  ).length;

/**
 * Lists the budgets of a build.
 * @param {string} outFolder the folder `out/` of the build
 * @param {number} [gameCount] the number of games in the build
 * @returns {Budget[]}
 */
export function listBudgets(outFolder, gameCount = countGames()) {
  const findFiles = (/** @type {string} */ folder, /** @type {RegExp} */ namePattern) =>
    readdirSync(join(outFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((fileName) => namePattern.test(fileName))
      .map((fileName) => join(folder, fileName));
  const gameBytes = gameCount * BYTES_PER_GAME;
  const startScripts = listScripts(readFileSync(join(outFolder, 'renderer', 'index.html'), 'utf8'));
  return [
    {
      name: 'start of the window',
      files: startScripts.map((fileName) => join('renderer', fileName)),
      maxBytes: 1_560_000 + gameBytes,
    },
    {
      name: 'worker that writes PDFs',
      files: findFiles('renderer/workers', /^pdf\.worker-.*\.js$/),
      maxBytes: 1_325_000 + gameBytes + gameCount * TEMPLATE_BYTES_PER_GAME,
    },
    {
      name: 'sheets, fetched by that worker',
      files: findFiles('renderer/workers', /^create-sheet-pdf-.*\.js$/),
      maxBytes: 790_000 + gameBytes,
    },
    { name: 'main process', files: findFiles('main', /\.cjs$/), maxBytes: 370_000 + gameBytes },
  ];
}

/**
 * Throws a UserError that names every bundle that is larger than its budget, and every budget without a bundle.
 * @param {string} outFolder
 * @param {readonly Budget[]} [budgets]
 */
export function checkBudgets(outFolder, budgets = listBudgets(outFolder)) {
  const excesses = budgets.flatMap(({ name, files, maxBytes }) => {
    const totalBytes = files.reduce((bytesSoFar, fileName) => bytesSoFar + statSync(join(outFolder, fileName)).size, 0);
    if (files.length === 0) return [`${name}: there is no such file`];
    return totalBytes > maxBytes
      ? [`${name}: ${totalBytes.toLocaleString('en')} bytes of ${maxBytes.toLocaleString('en')}`]
      : [];
  });
  if (excesses.length > 0)
    throw new UserError(
      `bundles are larger than their budgets (scripts/lib/bundle/budgets.mjs): ${excesses.join('; ')}`,
    );
}
