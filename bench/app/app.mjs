// @ts-nocheck half of it runs in the window, whose types Node does not have
// Compares the app and its sample library with an empty window of the same Electron under the same flags: time until each is usable,
// memory of the processes, and time from a key to the painted card. Both take turns, so that a busy machine slows both equally. Then
// measures a game of 40 models with 2,000 events, a deck of 2,000 rows, and the card studio compared with an empty page.
// `npm run bench:app -- [rounds]` runs it, `-- studio` runs the studio alone.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import { ensureElectron } from '../../scripts/lib/electron/electron.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { createBigDeck } from './big-deck.mjs';
import { computeMedian, formatTimes, getPercentile, readMemory } from './measure.mjs';
import { addDocument, measureOpenings } from './openings.mjs';
import { createMoveRows, measureMoves } from './play-screen.mjs';
import { createBenchTemplate, measureEmptyPage, measureStudioRows } from './studio.mjs';

const onlyStudio = process.argv[2] === 'studio';
const ROUNDS = onlyStudio ? 0 : Number(process.argv[2] ?? 5);
const KEYS = 120;
/** Pause between the paint of one key and the next key: about the pace of a fast typist. */
const PAUSE_MS = 60;
/** The keys alternate between typing this many letters and deleting them: so few that each of them changes the card. */
const WORD_LENGTH = 12;
/** Wait after the start, until the processes have settled. */
const SETTLE_MS = 5000;

const asRoot = process.getuid?.() === 0;
const executablePath = process.env.ELECTRON_EXEC_PATH ?? (await ensureElectron({ quiet: true })).exe;
const tempFolder = mkdtempSync(join(tmpdir(), 'rollcall-bench-'));
const userData = join(tempFolder, 'data');

/** An app that opens a window of the same size and sandbox, with one word in it. */
const EMPTY = join(tempFolder, 'empty');
mkdirSync(EMPTY);
writeFileSync(join(EMPTY, 'package.json'), JSON.stringify({ name: 'empty', version: '1.0.0', main: 'main.cjs' }));
writeFileSync(join(EMPTY, 'page.html'), '<!doctype html><title>Empty</title><main><h1>Empty</h1></main>');
writeFileSync(
  join(EMPTY, 'main.cjs'),
  `const { app, BrowserWindow } = require('electron');
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
app.setPath('userData', ${JSON.stringify(join(tempFolder, 'empty-data'))});
app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 860, webPreferences: { sandbox: true } }).loadFile('page.html'));
`,
);

const APPS = {
  empty: { entry: EMPTY, usable: () => document.querySelector('main h1') !== null },
  // The list is usable once it shows its number of characters.
  Rollcall: { entry: ROOT, usable: () => document.querySelector('main h1 + [role="status"]') !== null },
};

async function startApp({ entry: appFolder, usable: isUsable }) {
  const startTime = performance.now();
  const electronApp = await _electron.launch({
    executablePath,
    args: [...(asRoot ? ['--no-sandbox'] : []), appFolder],
    env: { ...process.env, ROLLCALL_USER_DATA: userData },
    chromiumSandbox: !asRoot,
    timeout: 60_000,
  });
  const appPage = await electronApp.firstWindow({ timeout: 60_000 });
  await appPage.waitForFunction(isUsable, undefined, { polling: 'raf', timeout: 120_000 });
  return { app: electronApp, page: appPage, ms: performance.now() - startTime };
}

/** Returns milliseconds from each key to the frame that shows the changed card; the next key waits for that frame. */
async function measureTyping(appPage) {
  await appPage.evaluate(() => {
    location.hash = '#/characters/brasslung';
  });
  const conceptField = appPage.locator('[data-path="/concept"] input').first();
  await conceptField.waitFor({ timeout: 60_000 });
  await appPage.locator('[data-card="front"] svg, svg[data-card="front"]').first().waitFor({ timeout: 60_000 });
  await appPage.waitForTimeout(2500);
  await appPage.evaluate(() => {
    window.paintTimes = [];
    let pressTime;
    window.addEventListener(
      'keydown',
      (keyEvent) => {
        pressTime = keyEvent.timeStamp;
      },
      true,
    );
    // A message that is posted in an animation frame arrives after this frame is painted.
    const reportPaint = (timeOfPress) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.paintTimes.push(performance.now() - timeOfPress);
        port2.postMessage(null);
      });
    const cardElement = document.querySelector('[data-card="front"]');
    new MutationObserver(() => {
      if (pressTime !== undefined) reportPaint(pressTime);
      pressTime = undefined;
    }).observe(cardElement.parentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await conceptField.focus();
  for (let keyIndex = 0; keyIndex < KEYS; keyIndex += 1) {
    await appPage.keyboard.press(keyIndex % (2 * WORD_LENGTH) < WORD_LENGTH ? 'abcdefgh'[keyIndex % 8] : 'Backspace');
    await appPage.waitForFunction((paintCount) => window.paintTimes.length > paintCount, keyIndex, {
      polling: 20,
      timeout: 30_000,
    });
    await appPage.waitForTimeout(PAUSE_MS);
  }
  return (await appPage.evaluate(() => window.paintTimes)).sort((left, right) => left - right);
}

const printRow = (rowName, ...columnTexts) =>
  console.log(rowName.padEnd(34) + columnTexts.map((cell) => cell.padStart(14)).join(''));

async function measureApp() {
  const measurements = { empty: { start: [], memory: [] }, Rollcall: { start: [], memory: [] } };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [appName, appToStart] of Object.entries(APPS)) {
      const { app, page, ms: startDuration } = await startApp(appToStart);
      await page.waitForTimeout(SETTLE_MS);
      measurements[appName].start.push(startDuration);
      measurements[appName].memory.push((await readMemory(app)).all);
      await app.close();
    }
  }
  const { app: electronApp, page: appPage } = await startApp(APPS.Rollcall);
  const paintTimes = await measureTyping(appPage);
  const memoryAfterTyping = (await readMemory(electronApp)).all;
  await electronApp.close();
  const { empty: emptyApp, Rollcall: rollcallApp } = measurements;
  const formatRatio = (numerator, denominator) => `${(numerator / denominator).toFixed(2)} x`;
  console.log(
    `the samples as library; medians of ${ROUNDS} starts in turns; ${paintTimes.length} of ${KEYS} keys seen on the card\n`,
  );
  printRow('', 'empty', 'Rollcall', 'ratio');
  const [emptyStart, rollcallStart] = [computeMedian(emptyApp.start), computeMedian(rollcallApp.start)];
  printRow(
    'start to usable window',
    `${Math.round(emptyStart)} ms`,
    `${Math.round(rollcallStart)} ms`,
    formatRatio(rollcallStart, emptyStart),
  );
  const [emptyMemory, rollcallMemory] = [computeMedian(emptyApp.memory), computeMedian(rollcallApp.memory)];
  printRow(
    'private memory, all processes',
    `${Math.round(emptyMemory)} MB`,
    `${Math.round(rollcallMemory)} MB`,
    formatRatio(rollcallMemory, emptyMemory),
  );
  printRow('  after typing', '', `${Math.round(memoryAfterTyping)} MB`);
  printRow('key to painted card, median', '', `${getPercentile(paintTimes, 0.5).toFixed(0)} ms`);
  printRow('  95th percentile', '', `${getPercentile(paintTimes, 0.95).toFixed(0)} ms`);
}

/** Measures a game of 40 models with a log of 2,000 events, which scripts/bench.mjs has written to the file ROLLCALL_BENCH_GAME. */
async function measurePlayScreen() {
  const encounter = JSON.parse(readFileSync(process.env.ROLLCALL_BENCH_GAME, 'utf8'));
  const firstStart = await startApp(APPS.Rollcall);
  await addDocument(firstStart.page, 'encounters', encounter);
  await firstStart.app.close();
  const { app: electronApp, page: appPage } = await startApp(APPS.Rollcall);
  const gameAddress = `#/encounters/${encounter.id}`;
  const openingTimes = await measureOpenings(appPage, {
    from: '#/encounters',
    to: gameAddress,
    painted: ['[data-part="table"] > *'],
  });
  const playScreenRows = createMoveRows({ open: openingTimes, ...(await measureMoves(appPage)) });
  await electronApp.close();
  const totalModels = encounter.sides.reduce((modelCount, gameSide) => modelCount + gameSide.models.length, 0);
  console.log(`\na game of ${totalModels} models with ${encounter.log.length.toLocaleString('en')} events behind it\n`);
  for (const [rowName, ...columnTexts] of playScreenRows) printRow(rowName, ...columnTexts);
}

/** Measures a deck of 2,000 rows: the grid with its card, and the print screen. */
async function measureDeck() {
  const largeDeck = createBigDeck();
  const firstStart = await startApp(APPS.Rollcall);
  await addDocument(firstStart.page, 'decks', largeDeck);
  await firstStart.app.close();
  const { app: electronApp, page: appPage } = await startApp(APPS.Rollcall);
  const gridCell = '[role="grid"] [data-cell="0.0"]';
  const openingTimes = await measureOpenings(appPage, {
    from: '#/decks',
    to: `#/decks/${largeDeck.id}`,
    painted: [gridCell, '[data-card] svg'],
  });
  const printTimes = await measureOpenings(appPage, {
    from: '#/decks',
    to: `#/print/decks/${largeDeck.id}`,
    painted: ['[data-page] svg'],
  });
  await electronApp.close();
  console.log(`\na table of ${largeDeck.rows.length.toLocaleString('en')} rows\n`);
  printRow('opening its grid and card', ...formatTimes(openingTimes));
  printRow('opening its sheets', ...formatTimes(printTimes));
}

/** Measures the studio with a template of 200 elements. */
async function measureStudio() {
  const firstStart = await startApp(APPS.Rollcall);
  await addDocument(firstStart.page, 'templates', createBenchTemplate(ROOT));
  await firstStart.app.close();
  const emptyStart = await startApp(APPS.empty);
  const emptyStudioTimes = await measureEmptyPage(emptyStart.page);
  await emptyStart.app.close();
  const { app: electronApp, page: appPage } = await startApp(APPS.Rollcall);
  const studioTimeRows = await measureStudioRows(appPage, emptyStudioTimes);
  await electronApp.close();
  console.log('\na card template with 200 elements in the studio\n');
  for (const [rowName, ...columnTexts] of studioTimeRows) printRow(rowName, ...columnTexts);
}

try {
  // The first start is not measured, since it writes the samples.
  await (await startApp(APPS.Rollcall)).app.close();
  if (ROUNDS > 0) await measureApp();
  if (!onlyStudio) {
    await measurePlayScreen();
    await measureDeck();
  }
  await measureStudio();
} finally {
  rmSync(tempFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
