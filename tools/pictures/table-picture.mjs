/** Makes the picture of docs/table.md: what is on the table next to the cards of the team. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '../../scripts/lib/cli.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';

const getSampleFile = (/** @type {string} */ characterId) =>
  join(ROOT, 'samples', 'supers-unlimited', 'characters', `${characterId}.hero.json`);
const factionsFolder = join(ROOT, 'samples', 'supers-unlimited', 'factions');

/**
 * The content of the picture: template, files, page numbers of the PDF (from 0, one card side each), and the class of the style sheet
 * that gives the pictures their size.
 */
const SHOWN = /** @type {const} */ ([
  ['dashboard', [getSampleFile('fresnel'), factionsFolder], [0], 'wide'],
  ['bridge', [getSampleFile('wax-footman'), factionsFolder], [0], 'tall'],
  ['bridge', [getSampleFile('lifeboat-crew'), factionsFolder], [0], 'tall'],
  ['gimmick', [], [1, 4, 12, 24, 32, 38], 'small'],
  ['token', [], [0, 16, 24, 48, 57, 72, 80, 101], 'token'],
  ['marker', [], [0, 14, 24, 31, 39, 43], 'round'],
]);

/**
 * Takes the picture.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} workFolder for temporary files
 * @param {string} pictureFile
 */
export async function takeTablePicture(browser, workFolder, pictureFile) {
  /** @type {(readonly [className: string, spans: readonly string[]])[]} */
  const groups = [];
  for (const [groupIndex, [template, inputFiles, pageNumbers, className]] of SHOWN.entries()) {
    const pdfFile = join(workFolder, `table-${groupIndex}.pdf`);
    await runCli(['cards', ...inputFiles, '--template', template, '--out', pdfFile, '--paper', 'card', '--bleed', '0']);
    // Renders only the pages that are shown: all markers would be two hundred pictures.
    const images = pageNumbers.map((pageNumber) => {
      const pictureStem = join(workFolder, `table-${groupIndex}-${pageNumber}`);
      execFileSync('pdftoppm', [
        '-r',
        '250',
        '-png',
        '-singlefile',
        '-f',
        String(pageNumber + 1),
        pdfFile,
        pictureStem,
      ]);
      return readFileSync(`${pictureStem}.png`).toString('base64');
    });
    groups.push([
      className,
      images.map(
        (encodedImage) => `<span class="${className}"><img src="data:image/png;base64,${encodedImage}"></span>`,
      ),
    ]);
  }
  const joinSpans = (/** @type {string} */ className) =>
    groups.flatMap(([groupClass, spans]) => (groupClass === className ? spans : [])).join('');
  // Millimeters times 4.6: everything has the same scale.
  const styleSheet = `body{margin:0;background:#e9e6e0;display:grid;gap:22px;place-content:center;height:1010px}
    div{display:flex;gap:18px;justify-content:center;align-items:center}
    span{display:block;overflow:hidden;box-shadow:0 5px 14px #0005;border-radius:10px;flex:none}
    img{display:block;width:100%;height:100%}
    .wide{width:584px;height:409px}.tall{width:263px;height:409px}.small{width:181px;height:280px}
    .token{width:92px;height:92px;border-radius:4px}
    .round{width:138px;height:138px;border-radius:50%}.round img{width:156px;height:156px;margin:-9px}`;
  const browserPage = await browser.newPage({ viewport: { width: 1280, height: 1010 }, deviceScaleFactor: 1.5 });
  const rowHtmls = [joinSpans('wide') + joinSpans('tall'), joinSpans('small'), joinSpans('token'), joinSpans('round')];
  await browserPage.setContent(
    `<style>${styleSheet}</style>${rowHtmls.map((rowHtml) => `<div>${rowHtml}</div>`).join('')}`,
  );
  await browserPage.screenshot({ path: pictureFile });
  await browserPage.close();
}
