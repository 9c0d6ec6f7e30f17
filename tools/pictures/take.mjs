// npm run pictures: makes the pictures of README.md and templates/README.md with Rollcall itself. Needs Chromium and poppler-utils.
import '../../scripts/lib/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../../scripts/lib/bundle/build.mjs';
import { runCli } from '../../scripts/lib/cli.mjs';
import { ensureDependencies } from '../../scripts/lib/dependencies.mjs';
import { findChromium } from '../../scripts/lib/electron/chromium.mjs';
import { runMain, UserError } from '../../scripts/lib/log.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { serveFolder } from '../../scripts/lib/serve/static-server.mjs';
import { takeTablePicture } from './table-picture.mjs';

/** The samples that are shown: the cards of the card picture, and the character in the form. */
const CARDS = ['fresnel', 'mother-tatter'];
const FORM = 'fresnel';
/** The sample that templates/README.md shows for each template of character cards. */
const TEMPLATES = {
  classic: 'fresnel',
  tarot: 'candlewright',
  'full-art': 'half-past',
  'ink-saver': 'jokla',
  bridge: 'harbour-volunteer',
  dashboard: 'old-gantry',
};
const picturesFolder = join(ROOT, 'docs', 'pictures');

/**
 * Renders both sides of some cards as PNG, as in the printed PDF.
 * @param {string} workFolder
 */
async function renderCardSides(workFolder) {
  const inputFiles = CARDS.map((characterId) =>
    join(ROOT, 'samples', 'supers-unlimited', 'characters', `${characterId}.hero.json`),
  );
  const factionsFolder = join(ROOT, 'samples', 'supers-unlimited', 'factions');
  const pdfFile = join(workFolder, 'cards.pdf');
  await runCli([
    'cards',
    ...inputFiles,
    factionsFolder,
    '--out',
    pdfFile,
    '--paper',
    'card',
    '--bleed',
    '0',
    '--marks',
    'none',
  ]);
  execFileSync('pdftoppm', ['-r', '250', '-png', pdfFile, join(workFolder, 'side')]);
  return [1, 2, 3, 4].map((sideNumber) => readFileSync(join(workFolder, `side-${sideNumber}.png`)).toString('base64'));
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly string[]} encodedSides
 */
async function takeCardPicture(browser, encodedSides) {
  const browserPage = await browser.newPage({ viewport: { width: 1280, height: 470 }, deviceScaleFactor: 1.5 });
  const imageTags = encodedSides.map((encodedSide) => `<img src="data:image/png;base64,${encodedSide}">`).join('');
  const styleSheet = `body{margin:0;background:#e9e6e0;display:flex;gap:24px;align-items:center;justify-content:center;height:470px}
    img{height:410px;border-radius:14px;box-shadow:0 6px 18px #0005}`;
  await browserPage.setContent(`<style>${styleSheet}</style>${imageTags}`);
  await browserPage.screenshot({ path: join(picturesFolder, 'card.png') });
  await browserPage.close();
}

/**
 * Renders front and back of one sample in each template, all in the same scale: a picture of each, and one of all fronts.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} workFolder
 */
async function takeTemplatePictures(browser, workFolder) {
  const fronts = [];
  for (const [template, characterId] of Object.entries(TEMPLATES)) {
    const outputFolder = join(workFolder, template);
    const inputFiles = [
      join(ROOT, 'samples', 'supers-unlimited', 'characters', `${characterId}.hero.json`),
      join(ROOT, 'samples', 'supers-unlimited', 'factions'),
    ];
    await runCli([
      'images',
      ...inputFiles,
      '--template',
      template,
      '--out',
      outputFolder,
      '--dpi',
      '250',
      '--bleed',
      '0',
    ]);
    const encodedSides = ['front', 'back'].map((sideName) =>
      readFileSync(join(outputFolder, `${characterId}-${sideName}.png`)).toString('base64'),
    );
    fronts.push(encodedSides[0]);
    await takeStrip(browser, encodedSides, join(picturesFolder, `card-${template}.png`), 0.3);
  }
  await takeStrip(browser, fronts, join(picturesFolder, 'templates.png'), 0.27);
}

/**
 * Takes a picture of several images next to each other.
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly (string | undefined)[]} encodedImages
 * @param {string} pictureFile
 * @param {number} zoomFactor
 */
async function takeStrip(browser, encodedImages, pictureFile, zoomFactor) {
  const browserPage = await browser.newPage({ deviceScaleFactor: 1.5 });
  const imageTags = encodedImages
    .map((encodedImage) => `<img src="data:image/png;base64,${encodedImage}" style="zoom:${zoomFactor}">`)
    .join('');
  const styleSheet = `body{margin:0}main{display:inline-flex;gap:18px;align-items:center;padding:18px;background:#e9e6e0}
    img{border-radius:42px;box-shadow:0 14px 40px #0005}`;
  await browserPage.setContent(`<style>${styleSheet}</style><main>${imageTags}</main>`);
  await browserPage.locator('main').screenshot({ path: pictureFile });
  await browserPage.close();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} serverUrl
 */
async function takeAppPicture(browser, serverUrl) {
  const browserPage = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  await browserPage.goto(`${serverUrl}index.html#/characters/${FORM}`);
  await browserPage.getByRole('img', { name: /front/i }).first().waitFor();
  await browserPage.waitForLoadState('networkidle');
  await browserPage.screenshot({ path: join(picturesFolder, 'app.png') });
  await browserPage.close();
}

await runMain(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new UserError('no Chromium was found; install one, or name it in CHROMIUM_PATH');
  await ensureDependencies();
  await ensureBuilt('cli');
  await ensureBuilt('app');
  const { chromium } = await import('@playwright/test');
  const { createSecurityHeaders } = await import(pathToFileURL(join(ROOT, 'out', 'cli', 'csp.mjs')).href);
  const fileServer = await serveFolder({
    folder: join(ROOT, 'out', 'renderer'),
    port: 0,
    getHeaders: createSecurityHeaders,
  });
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const workFolder = mkdtempSync(join(tmpdir(), 'rollcall-pictures-'));
  try {
    mkdirSync(picturesFolder, { recursive: true });
    await takeCardPicture(browser, await renderCardSides(workFolder));
    await takeTemplatePictures(browser, workFolder);
    await takeAppPicture(browser, fileServer.url);
    await takeTablePicture(browser, workFolder, join(picturesFolder, 'table.png'));
  } finally {
    await browser.close();
    rmSync(workFolder, { recursive: true, force: true });
  }
  process.stdout.write(
    `${readdirSync(picturesFolder)
      .map((fileName) => join(picturesFolder, fileName))
      .join('\n')}\n`,
  );
  process.exit(0);
});
