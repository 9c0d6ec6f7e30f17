// npm run pictures: makes the pictures of README.md with the program itself. Needs Chromium and poppler-utils.
import './lib/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { runCli } from './lib/cli.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ROOT } from './lib/node-version.mjs';
import { Refusal, runMain } from './lib/say.mjs';
import { serveFolder } from './lib/static-server.mjs';

/** The samples that are shown: the one on the card picture, and the one on the form. */
const CARDS = ['fresnel', 'mother-tatter'];
const FORM = 'fresnel';
const pictures = join(ROOT, 'docs', 'pictures');

/**
 * Both sides of some cards as PNG, as the printed PDF has them.
 * @param {string} folder
 */
async function cardSides(folder) {
  const files = CARDS.map((id) => join(ROOT, 'samples', 'characters', `${id}.hero.json`));
  const factions = join(ROOT, 'samples', 'factions');
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
  if (!executablePath) throw new Refusal('no Chromium was found; install one, or name it in CHROMIUM_PATH');
  await ensureDependencies();
  await ensureBuilt('cli');
  await ensureBuilt('app');
  const { chromium } = await import('@playwright/test');
  const { securityHeaders } = await import(pathToFileURL(join(ROOT, 'out', 'cli', 'csp.mjs')).href);
  const server = await serveFolder({ folder: join(ROOT, 'out', 'renderer'), port: 0, headersFor: securityHeaders });
  const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-pictures-'));
  try {
    mkdirSync(pictures, { recursive: true });
    await cardPicture(browser, await cardSides(folder));
    await appPicture(browser, server.url);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(`${join(pictures, 'card.png')}\n${join(pictures, 'app.png')}\n`);
  process.exit(0);
});
