// npm run pictures: makes the pictures of README.md and templates/README.md with the program itself. Needs Chromium and poppler-utils.
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
import { tablePicture } from './table-picture.mjs';

/** The samples that are shown: the one on the card picture, and the one on the form. */
const CARDS = ['fresnel', 'mother-tatter'];
const FORM = 'fresnel';
/** A sample for each template of character cards: what templates/README.md shows it with. */
const TEMPLATES = {
  classic: 'fresnel',
  tarot: 'candlewright',
  'full-art': 'half-past',
  'ink-saver': 'jokla',
  bridge: 'harbour-volunteer',
  dashboard: 'old-gantry',
};
const pictures = join(ROOT, 'docs', 'pictures');

/**
 * Both sides of some cards as PNG, as the printed PDF has them.
 * @param {string} folder
 */
async function cardSides(folder) {
  const files = CARDS.map((id) => join(ROOT, 'samples', 'supers-unlimited', 'characters', `${id}.hero.json`));
  const factions = join(ROOT, 'samples', 'supers-unlimited', 'factions');
  const pdf = join(folder, 'cards.pdf');
  await runCli(['cards', ...files, factions, '--out', pdf, '--paper', 'card', '--bleed', '0', '--marks', 'none']);
  execFileSync('pdftoppm', ['-r', '250', '-png', pdf, join(folder, 'side')]);
  return [1, 2, 3, 4].map((n) => readFileSync(join(folder, `side-${n}.png`)).toString('base64'));
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly string[]} sides
 */
async function cardPicture(browser, sides) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 470 }, deviceScaleFactor: 1.5 });
  const images = sides.map((side) => `<img src="data:image/png;base64,${side}">`).join('');
  const style = `body{margin:0;background:#e9e6e0;display:flex;gap:24px;align-items:center;justify-content:center;height:470px}
    img{height:410px;border-radius:14px;box-shadow:0 6px 18px #0005}`;
  await page.setContent(`<style>${style}</style>${images}`);
  await page.screenshot({ path: join(pictures, 'card.png') });
  await page.close();
}

/**
 * Front and back of one sample in each template, all in one proportion: a picture of each, and one of all fronts.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 */
async function templatePictures(browser, folder) {
  const fronts = [];
  for (const [template, id] of Object.entries(TEMPLATES)) {
    const out = join(folder, template);
    const files = [
      join(ROOT, 'samples', 'supers-unlimited', 'characters', `${id}.hero.json`),
      join(ROOT, 'samples', 'supers-unlimited', 'factions'),
    ];
    await runCli(['images', ...files, '--template', template, '--out', out, '--dpi', '250', '--bleed', '0']);
    const sides = ['front', 'back'].map((side) => readFileSync(join(out, `${id}-${side}.png`)).toString('base64'));
    fronts.push(sides[0]);
    await strip(browser, sides, join(pictures, `card-${template}.png`), 0.3);
  }
  await strip(browser, fronts, join(pictures, 'templates.png'), 0.27);
}

/**
 * Pictures side by side, at a part of their size.
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly (string | undefined)[]} images
 * @param {string} path
 * @param {number} part
 */
async function strip(browser, images, path, part) {
  const page = await browser.newPage({ deviceScaleFactor: 1.5 });
  const tags = images.map((image) => `<img src="data:image/png;base64,${image}" style="zoom:${part}">`).join('');
  const style = `body{margin:0}main{display:inline-flex;gap:18px;align-items:center;padding:18px;background:#e9e6e0}
    img{border-radius:42px;box-shadow:0 14px 40px #0005}`;
  await page.setContent(`<style>${style}</style><main>${tags}</main>`);
  await page.locator('main').screenshot({ path });
  await page.close();
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function appPicture(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });
  await page.goto(`${url}index.html#/characters/${FORM}`);
  await page.getByRole('img', { name: /front/i }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(pictures, 'app.png') });
  await page.close();
}

await runMain(async () => {
  const executablePath = findChromium();
  if (!executablePath) throw new UserError('no Chromium was found; install one, or name it in CHROMIUM_PATH');
  await ensureDependencies();
  await ensureBuilt('cli');
  await ensureBuilt('app');
  const { chromium } = await import('@playwright/test');
  const { createSecurityHeaders } = await import(pathToFileURL(join(ROOT, 'out', 'cli', 'csp.mjs')).href);
  const server = await serveFolder({
    folder: join(ROOT, 'out', 'renderer'),
    port: 0,
    getHeaders: createSecurityHeaders,
  });
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-pictures-'));
  try {
    mkdirSync(pictures, { recursive: true });
    await cardPicture(browser, await cardSides(folder));
    await templatePictures(browser, folder);
    await appPicture(browser, server.url);
    await tablePicture(browser, folder, join(pictures, 'table.png'));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(
    `${readdirSync(pictures)
      .map((name) => join(pictures, name))
      .join('\n')}\n`,
  );
  process.exit(0);
});
