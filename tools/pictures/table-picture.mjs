/** The picture of docs/table.md: what lies on the table beside the cards of the team. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '../../scripts/lib/cli.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';

const sample = (/** @type {string} */ id) => join(ROOT, 'samples', 'supers-unlimited', 'characters', `${id}.hero.json`);
const factions = join(ROOT, 'samples', 'supers-unlimited', 'factions');

/** What is shown: template, files, and which pages of the PDF (from 0), one card side each. */
const SHOWN = /** @type {const} */ ([
  ['dashboard', [sample('fresnel'), factions], [0], 'wide'],
  ['bridge', [sample('wax-footman'), factions], [0], 'tall'],
  ['bridge', [sample('lifeboat-crew'), factions], [0], 'tall'],
  ['gimmick', [], [1, 4, 12, 24, 32, 38], 'small'],
  ['token', [], [0, 16, 24, 48, 57, 72, 80, 101], 'token'],
  ['marker', [], [0, 14, 24, 31, 39, 43], 'round'],
]);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder for what is in between
 * @param {string} path
 */
export async function tablePicture(browser, folder, path) {
  /** @type {(readonly [look: string, spans: readonly string[]])[]} */
  const groups = [];
  for (const [index, [template, files, wanted, look]] of SHOWN.entries()) {
    const pdf = join(folder, `table-${index}.pdf`);
    await runCli(['cards', ...files, '--template', template, '--out', pdf, '--paper', 'card', '--bleed', '0']);
    // Only the pages that are shown: all markers there are would be two hundred pictures.
    const images = wanted.map((page) => {
      const stem = join(folder, `table-${index}-${page}`);
      execFileSync('pdftoppm', ['-r', '250', '-png', '-singlefile', '-f', String(page + 1), pdf, stem]);
      return readFileSync(`${stem}.png`).toString('base64');
    });
    groups.push([
      look,
      images.map((image) => `<span class="${look}"><img src="data:image/png;base64,${image}"></span>`),
    ]);
  }
  const of = (/** @type {string} */ look) => groups.flatMap(([name, spans]) => (name === look ? spans : [])).join('');
  // Millimetres times 4.6: everything in one scale.
  const style = `body{margin:0;background:#e9e6e0;display:grid;gap:22px;place-content:center;height:1010px}
    div{display:flex;gap:18px;justify-content:center;align-items:center}
    span{display:block;overflow:hidden;box-shadow:0 5px 14px #0005;border-radius:10px;flex:none}
    img{display:block;width:100%;height:100%}
    .wide{width:584px;height:409px}.tall{width:263px;height:409px}.small{width:181px;height:280px}
    .token{width:92px;height:92px;border-radius:4px}
    .round{width:138px;height:138px;border-radius:50%}.round img{width:156px;height:156px;margin:-9px}`;
  const page = await browser.newPage({ viewport: { width: 1280, height: 1010 }, deviceScaleFactor: 1.5 });
  const rows = [of('wide') + of('tall'), of('small'), of('token'), of('round')];
  await page.setContent(`<style>${style}</style>${rows.map((row) => `<div>${row}</div>`).join('')}`);
  await page.screenshot({ path });
  await page.close();
}
