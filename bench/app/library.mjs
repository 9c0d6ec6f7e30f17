// @ts-nocheck half of it runs in the window, whose types Node does not have
// Compares a library of thousands with an empty one, in the real app: start time, memory of the processes, and time from a key to
// the next frame. Both libraries take turns, so that a busy machine affects both.
// `npm run bench:library -- [characters] [rounds]` runs it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import { ensureElectron } from '../../scripts/lib/electron/electron.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { fillLibrary } from './fill-library.mjs';
import { measureListWork } from './list-work.mjs';
import { computeMedian, getPercentile, readMemory } from './measure.mjs';

const CHARACTERS = Number(process.argv[2] ?? 5000);
const ROUNDS = Number(process.argv[3] ?? 3);
const KEYS = 100;
/** Pause between two keys: that of a fast typist. */
const PAUSE_MS = 60;
/** Wait after the start, until the processes have settled. */
const SETTLE_MS = 6000;

const asRoot = process.getuid?.() === 0;
const executablePath = process.env.ELECTRON_EXEC_PATH ?? (await ensureElectron({ quiet: true })).exe;

/** @param {string} libraryFolder */
async function startApp(libraryFolder) {
  const startTime = performance.now();
  const electronApp = await _electron.launch({
    executablePath,
    args: [...(asRoot ? ['--no-sandbox'] : []), ROOT],
    env: { ...process.env, ROLLCALL_USER_DATA: libraryFolder },
    chromiumSandbox: !asRoot,
    timeout: 60_000,
  });
  const appPage = await electronApp.firstWindow({ timeout: 60_000 });
  await appPage.waitForFunction(() => document.querySelector('main h1 + [role="status"]') !== null, undefined, {
    polling: 'raf',
    timeout: 600_000,
  });
  return { app: electronApp, page: appPage, ms: performance.now() - startTime };
}

/** Returns milliseconds of processor time that the page has used so far. Other programs hardly affect it. */
async function readProcessorTime(appPage) {
  if (devToolsSession.page !== appPage)
    Object.assign(devToolsSession, { page: appPage, cdp: await appPage.context().newCDPSession(appPage) });
  await devToolsSession.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await devToolsSession.cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
/** The DevTools session of the page that is measured, since opening one takes time. */
const devToolsSession = { page: undefined, cdp: undefined };

/** Returns milliseconds from each key to the next frame. `taken` is the processor time of one key in milliseconds. */
async function measureKeys(appPage, keyCount) {
  await appPage.evaluate(() => {
    window.keyTimes = [];
    // The listener is the same function in every call, so that the page never has two of them.
    window.onKeyTimed ??= (keyEvent) => {
      const pressTime = keyEvent.timeStamp;
      // A message that is posted in an animation frame arrives after this frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.keyTimes.push(performance.now() - pressTime);
        port2.postMessage(null);
      });
    };
    window.addEventListener('keydown', window.onKeyTimed, true);
  });
  const processorTimeBefore = await readProcessorTime(appPage);
  for (let keyIndex = 0; keyIndex < keyCount; keyIndex += 1) {
    await appPage.keyboard.press('abcdefgh '[keyIndex % 9]);
    await appPage.waitForTimeout(PAUSE_MS);
  }
  await appPage.waitForTimeout(500);
  const processorTimePerKey = ((await readProcessorTime(appPage)) - processorTimeBefore) / keyCount;
  const keyTimes = await appPage.evaluate(() => window.keyTimes);
  return Object.assign(
    keyTimes.sort((left, right) => left - right),
    { taken: processorTimePerKey },
  );
}

const openScreen = async (appPage, address, readySelector) => {
  await appPage.evaluate((newAddress) => {
    location.hash = newAddress;
  }, address);
  await appPage.locator(readySelector).first().waitFor({ timeout: 120_000 });
  await appPage.waitForTimeout(2500);
};

/** Every field that is shown next to a long list: its name in the report, address and selector. The documents are in both libraries. */
const FIELDS = [
  ['Concept of a character', '#/characters/bench-hero', '[data-path="/concept"] input'],
  ['Name of a Talent', '#/characters/bench-hero', '[data-path="/talents/0/name"] input'],
  ['Search among characters', '#/characters', 'main input[type="search"]'],
  ['Name of a team', '#/teams/bench-team', '[data-path="/name"] input'],
  ['Search beside a team', '#/teams/bench-team', 'main input[type="search"]'],
  ['Search among teams', '#/teams', 'main input[type="search"]'],
  ['Name of a faction', '#/factions/bench-faction', '[data-path="/name"] input'],
  ['Another member of a faction', '#/factions/bench-faction', '[role="combobox"]'],
  ['Search among factions', '#/factions', 'main input[type="search"]'],
];

async function measureTyping(appPage) {
  const timesByField = {};
  for (const [fieldName, address, fieldSelector] of FIELDS) {
    await openScreen(appPage, address, fieldSelector);
    const fieldInput = appPage.locator(fieldSelector).last();
    await fieldInput.focus();
    timesByField[fieldName] = await measureKeys(appPage, KEYS);
    if (fieldSelector.includes('search')) await fieldInput.fill('');
  }
  return timesByField;
}

/** Waits until the journal has every row of the library, and returns the milliseconds. */
async function waitForJournal(appPage) {
  const startTime = performance.now();
  for (;;) {
    const missingRows = await appPage.evaluate(async () => {
      const database = await new Promise((resolve) => {
        const openRequest = indexedDB.open('rollcall');
        openRequest.onsuccess = () => resolve(openRequest.result);
      });
      const characterCount = await new Promise((resolve) => {
        const countRequest = database.transaction('characters').objectStore('characters').count();
        countRequest.onsuccess = () => resolve(countRequest.result);
      });
      database.close();
      const { rows: journalRows } = await window.rollcall.journalKnown();
      return characterCount - journalRows.filter(({ table }) => table === 'characters').length;
    });
    if (missingRows <= 0) return performance.now() - startTime;
    await appPage.waitForTimeout(1000);
  }
}

const folders = {
  empty: mkdtempSync(join(tmpdir(), 'rollcall-bench-')),
  full: mkdtempSync(join(tmpdir(), 'rollcall-bench-')),
};
const measurements = { empty: { start: [], all: [], page: [] }, full: { start: [], all: [], page: [] } };

try {
  for (const [libraryKind, libraryFolder] of Object.entries(folders)) {
    const firstStart = await startApp(libraryFolder);
    await fillLibrary(firstStart.page, libraryKind === 'full' ? CHARACTERS : 0);
    await firstStart.app.close();
    // Older versions kept no copy of the database.
    for (const copyFolder of ['Journal', 'Backups'])
      rmSync(join(libraryFolder, copyFolder), { recursive: true, force: true });
    const secondStart = await startApp(libraryFolder);
    console.log(`${libraryKind}: first start on a library of an older version ${Math.round(secondStart.ms)} ms`);
    console.log(
      `${libraryKind}: everything is in the journal after ${Math.round((await waitForJournal(secondStart.page)) / 1000)} s`,
    );
    await secondStart.app.close();
  }
  for (let roundIndex = 0; roundIndex < ROUNDS; roundIndex += 1) {
    for (const [libraryKind, libraryFolder] of Object.entries(folders)) {
      const { app, page: appPage, ms: startDuration } = await startApp(libraryFolder);
      await appPage.waitForTimeout(SETTLE_MS);
      const { all: totalMemory, page: pageMemory } = await readMemory(app);
      measurements[libraryKind].start.push(startDuration);
      measurements[libraryKind].all.push(totalMemory);
      measurements[libraryKind].page.push(pageMemory);
      await app.close();
    }
  }
  const { empty: emptyLibrary, full: fullLibrary } = measurements;
  const [emptyStart, fullStart] = [computeMedian(emptyLibrary.start), computeMedian(fullLibrary.start)];
  console.log(
    `start: empty ${Math.round(emptyStart)} ms, ${CHARACTERS} characters ${Math.round(fullStart)} ms, ratio ${(fullStart / emptyStart).toFixed(2)} (wanted 1.5)`,
  );
  for (const [memoryKey, memoryName] of [
    ['all', 'all processes'],
    ['page', 'the page alone'],
  ]) {
    console.log(
      `private memory, ${memoryName}: empty ${Math.round(computeMedian(emptyLibrary[memoryKey]))} MB, full ${Math.round(computeMedian(fullLibrary[memoryKey]))} MB`,
    );
  }
  const { app: listApp, page: listPage } = await startApp(folders.full);
  console.log(`the list of ${CHARACTERS} characters:`);
  await listPage.evaluate(() => {
    location.hash = '#/characters';
  });
  await measureListWork(listPage);
  await listApp.close();
  const timesByLibrary = {};
  for (const [libraryKind, libraryFolder] of Object.entries(folders)) {
    const { app, page } = await startApp(libraryFolder);
    timesByLibrary[libraryKind] = await measureTyping(page);
    console.log(`private memory after typing, ${libraryKind}: ${Math.round((await readMemory(app)).all)} MB`);
    await app.close();
  }
  console.log(
    'a key until the next frame, median and 95th percentile in ms (wanted 50); processor time of the page a key:',
  );
  for (const [fieldName] of FIELDS) {
    /** Formats the median, the 95th percentile and the processor time of a field: `full 21 / 34 (12)`. */
    const formatTimes = (libraryKind) => {
      const keyTimes = timesByLibrary[libraryKind][fieldName];
      const [median, percentile95] = [getPercentile(keyTimes, 0.5), getPercentile(keyTimes, 0.95)];
      return `${libraryKind} ${median.toFixed(0)} / ${percentile95.toFixed(0)} (${keyTimes.taken.toFixed(0)})`;
    };
    console.log(`  ${fieldName.padEnd(28)} ${formatTimes('empty').padEnd(22)} ${formatTimes('full')}`);
  }
} finally {
  for (const libraryFolder of Object.values(folders))
    rmSync(libraryFolder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
