// @ts-nocheck half of it runs in the window, whose types Node does not have
// The app with the sample library beside an empty window of the same Electron under the same flags: how long each takes until
// it can be used, what its processes hold in memory, and how long a key takes until the card that it changes is painted.
// Both take turns, so that a busy machine slows both alike. Then a game of 40 models with 2,000 events at the table, a deck of
// 2,000 rows, and the studio of templates beside an empty page.
// `npm run bench:app -- [rounds]` runs it, `-- studio` the studio alone.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import { ensureElectron } from '../../scripts/lib/electron/electron.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { bigDeck } from './big-deck.mjs';
import { at, cells, median, memory } from './measure.mjs';
import { addDocument, openings } from './openings.mjs';
import { benchTemplate, emptyTimes, studioRows } from './studio.mjs';
import { tableRows, tableTimes } from './table.mjs';

const onlyStudio = process.argv[2] === 'studio';
const ROUNDS = onlyStudio ? 0 : Number(process.argv[2] ?? 5);
const KEYS = 120;
/** Between the paint of one key and the next key: about the pace of a fast typist. */
const PAUSE_MS = 60;
/** Letters that are typed before they are deleted: so few that each of them changes the card. */
const WORD = 12;
/** After the start, until the processes have settled. */
const IDLE_MS = 5000;

const asRoot = process.getuid?.() === 0;
const executablePath = process.env.ELECTRON_EXEC_PATH ?? (await ensureElectron({ quiet: true })).exe;
const folder = mkdtempSync(join(tmpdir(), 'rollcall-bench-'));
const userData = join(folder, 'data');

/** An app that opens a window of the same size and sandbox, with one word in it. */
const EMPTY = join(folder, 'empty');
mkdirSync(EMPTY);
writeFileSync(join(EMPTY, 'package.json'), JSON.stringify({ name: 'empty', version: '1.0.0', main: 'main.cjs' }));
writeFileSync(join(EMPTY, 'page.html'), '<!doctype html><title>Empty</title><main><h1>Empty</h1></main>');
writeFileSync(
  join(EMPTY, 'main.cjs'),
  `const { app, BrowserWindow } = require('electron');
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
app.setPath('userData', ${JSON.stringify(join(folder, 'empty-data'))});
app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 860, webPreferences: { sandbox: true } }).loadFile('page.html'));
`,
);

const APPS = {
  empty: { entry: EMPTY, usable: () => document.querySelector('main h1') !== null },
  // The list is usable once it shows its number of characters.
  Rollcall: { entry: ROOT, usable: () => document.querySelector('main h1 + [role="status"]') !== null },
};

async function start({ entry, usable }) {
  const began = performance.now();
  const app = await _electron.launch({
    executablePath,
    args: [...(asRoot ? ['--no-sandbox'] : []), entry],
    env: { ...process.env, ROLLCALL_USER_DATA: userData },
    chromiumSandbox: !asRoot,
    timeout: 60_000,
  });
  const page = await app.firstWindow({ timeout: 60_000 });
  await page.waitForFunction(usable, undefined, { polling: 'raf', timeout: 120_000 });
  return { app, page, ms: performance.now() - began };
}

/** Milliseconds from each key to the frame that shows the card anew; the next key waits for it. */
async function typing(page) {
  await page.evaluate(() => {
    location.hash = '#/characters/brasslung';
  });
  const field = page.locator('[data-path="/concept"] input').first();
  await field.waitFor({ timeout: 60_000 });
  await page.locator('[data-card="front"] svg, svg[data-card="front"]').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(2500);
  await page.evaluate(() => {
    window.paintTimes = [];
    let pressed;
    window.addEventListener(
      'keydown',
      (event) => {
        pressed = event.timeStamp;
      },
      true,
    );
    const painted = (from) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.paintTimes.push(performance.now() - from);
        port2.postMessage(null);
      });
    const card = document.querySelector('[data-card="front"]');
    new MutationObserver(() => {
      if (pressed !== undefined) painted(pressed);
      pressed = undefined;
    }).observe(card.parentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await field.focus();
  for (let index = 0; index < KEYS; index += 1) {
    await page.keyboard.press(index % (2 * WORD) < WORD ? 'abcdefgh'[index % 8] : 'Backspace');
    await page.waitForFunction((seen) => window.paintTimes.length > seen, index, { polling: 20, timeout: 30_000 });
    await page.waitForTimeout(PAUSE_MS);
  }
  return (await page.evaluate(() => window.paintTimes)).sort((a, b) => a - b);
}

const row = (name, ...cells) => console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(14)).join(''));

async function measureApp() {
  const seen = { empty: { start: [], memory: [] }, Rollcall: { start: [], memory: [] } };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, kind] of Object.entries(APPS)) {
      const { app, page, ms } = await start(kind);
      await page.waitForTimeout(IDLE_MS);
      seen[name].start.push(ms);
      seen[name].memory.push((await memory(app)).all);
      await app.close();
    }
  }
  const { app, page } = await start(APPS.Rollcall);
  const times = await typing(page);
  const after = (await memory(app)).all;
  await app.close();
  const { empty, Rollcall: own } = seen;
  const ratio = (a, b) => `${(a / b).toFixed(2)} x`;
  console.log(
    `the samples as library; medians of ${ROUNDS} starts in turns; ${times.length} of ${KEYS} keys seen on the card\n`,
  );
  row('', 'empty', 'Rollcall', 'ratio');
  const [s, t] = [median(empty.start), median(own.start)];
  row('start to usable window', `${Math.round(s)} ms`, `${Math.round(t)} ms`, ratio(t, s));
  const [m, n] = [median(empty.memory), median(own.memory)];
  row('private memory, all processes', `${Math.round(m)} MB`, `${Math.round(n)} MB`, ratio(n, m));
  row('  after typing', '', `${Math.round(after)} MB`);
  row('key to painted card, median', '', `${at(times, 0.5).toFixed(0)} ms`);
  row('  95th percentile', '', `${at(times, 0.95).toFixed(0)} ms`);
}

/** A game of 40 models with 2,000 events behind it. */
async function measureTable() {
  const game = JSON.parse(readFileSync(process.env.ROLLCALL_BENCH_GAME, 'utf8'));
  const first = await start(APPS.Rollcall);
  await addDocument(first.page, 'encounters', game);
  await first.app.close();
  const { app, page } = await start(APPS.Rollcall);
  const to = `#/encounters/${game.id}`;
  const open = await openings(page, { from: '#/encounters', to, painted: ['[data-part="table"] > *'] });
  const rows = tableRows({ open, ...(await tableTimes(page)) });
  await app.close();
  const models = game.sides.reduce((sum, side) => sum + side.models.length, 0);
  console.log(`\na game of ${models} models with ${game.log.length.toLocaleString('en')} events behind it\n`);
  for (const [name, ...cells] of rows) row(name, ...cells);
}

/** A deck of 2,000 rows: its grid with the card beside it, and the screen that prints it. */
async function measureDeck() {
  const deck = bigDeck();
  const first = await start(APPS.Rollcall);
  await addDocument(first.page, 'decks', deck);
  await first.app.close();
  const { app, page } = await start(APPS.Rollcall);
  const grid = '[role="grid"] [data-cell="0.0"]';
  const open = await openings(page, { from: '#/decks', to: `#/decks/${deck.id}`, painted: [grid, '[data-card] svg'] });
  const print = await openings(page, { from: '#/decks', to: `#/print/decks/${deck.id}`, painted: ['[data-page] svg'] });
  await app.close();
  console.log(`\na table of ${deck.rows.length.toLocaleString('en')} rows\n`);
  row('opening its grid and card', ...cells(open));
  row('opening its sheets', ...cells(print));
}

/** The studio of templates with 200 elements on the card. */
async function measureStudio() {
  const first = await start(APPS.Rollcall);
  await addDocument(first.page, 'templates', benchTemplate(ROOT));
  await first.app.close();
  const nothing = await start(APPS.empty);
  const empty = await emptyTimes(nothing.page);
  await nothing.app.close();
  const { app, page } = await start(APPS.Rollcall);
  const rows = await studioRows(page, empty);
  await app.close();
  console.log('\na card template with 200 elements in the studio\n');
  for (const [name, ...cells] of rows) row(name, ...cells);
}

try {
  // The first start is not measured, since it writes the samples.
  await (await start(APPS.Rollcall)).app.close();
  if (ROUNDS > 0) await measureApp();
  if (!onlyStudio) {
    await measureTable();
    await measureDeck();
  }
  await measureStudio();
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
