// @ts-nocheck half of it runs in the window, whose types Node does not have
// A library of thousands beside an empty one, in the real app: how long it takes to start, what its processes hold in
// memory, and how long a key takes until the window shows it. Everything is measured in turns, empty and full, so that a
// busy machine weighs on both. `npm run bench:library -- [characters] [rounds]` runs it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import { ensureElectron } from '../../scripts/lib/electron/electron.mjs';
import { ROOT } from '../../scripts/lib/node-version.mjs';
import { fillLibrary } from './fill-library.mjs';
import { listWork } from './list-work.mjs';
import { at, median, memory } from './measure.mjs';

const CHARACTERS = Number(process.argv[2] ?? 5000);
const ROUNDS = Number(process.argv[3] ?? 3);
const KEYS = 100;
/** Pause between two keys: a fast typist's. */
const PAUSE_MS = 60;
/** After the start, until the processes have settled. */
const IDLE_MS = 6000;

const asRoot = process.getuid?.() === 0;
const executablePath = process.env.ELECTRON_EXEC_PATH ?? (await ensureElectron({ quiet: true })).exe;

/** @param {string} folder */
async function start(folder) {
  const began = performance.now();
  const app = await _electron.launch({
    executablePath,
    args: [...(asRoot ? ['--no-sandbox'] : []), ROOT],
    env: { ...process.env, ROLLCALL_USER_DATA: folder },
    chromiumSandbox: !asRoot,
    timeout: 60_000,
  });
  const page = await app.firstWindow({ timeout: 60_000 });
  await page.waitForFunction(() => document.querySelector('main h1 + [role="status"]') !== null, undefined, {
    polling: 'raf',
    timeout: 600_000,
  });
  return { app, page, ms: performance.now() - began };
}

/** Milliseconds of processor time that the page has taken so far, which other programs hardly affect. */
async function busy(page) {
  if (session.page !== page) Object.assign(session, { page, cdp: await page.context().newCDPSession(page) });
  await session.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
const session = { page: undefined, cdp: undefined };

/** Milliseconds from each key to the frame that follows it. */
async function typing(page, keys) {
  await page.evaluate(() => {
    window.keyTimes = [];
    window.onKeyTimed ??= (event) => {
      const pressed = event.timeStamp;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.keyTimes.push(performance.now() - pressed);
        port2.postMessage(null);
      });
    };
    window.addEventListener('keydown', window.onKeyTimed, true);
  });
  const before = await busy(page);
  for (let index = 0; index < keys; index += 1) {
    await page.keyboard.press('abcdefgh '[index % 9]);
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.waitForTimeout(500);
  const taken = ((await busy(page)) - before) / keys;
  const times = await page.evaluate(() => window.keyTimes);
  return Object.assign(
    times.sort((a, b) => a - b),
    { taken },
  );
}

const go = async (page, hash, ready) => {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator(ready).first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(2500);
};

/** Every place where one types beside a long list. The documents are in both libraries. */
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

async function measureTyping(page) {
  const times = {};
  for (const [name, hash, field] of FIELDS) {
    await go(page, hash, field);
    const input = page.locator(field).last();
    await input.focus();
    times[name] = await typing(page, KEYS);
    if (field.includes('search')) await input.fill('');
  }
  return times;
}

/** Milliseconds until the journal knows every row of the library. */
async function journalFilled(page) {
  const began = performance.now();
  for (;;) {
    const lacks = await page.evaluate(async () => {
      const db = await new Promise((resolve) => {
        const opening = indexedDB.open('rollcall');
        opening.onsuccess = () => resolve(opening.result);
      });
      const count = await new Promise((resolve) => {
        const counting = db.transaction('characters').objectStore('characters').count();
        counting.onsuccess = () => resolve(counting.result);
      });
      db.close();
      const { rows } = await window.rollcall.journalKnown();
      return count - rows.filter(({ table }) => table === 'characters').length;
    });
    if (lacks <= 0) return performance.now() - began;
    await page.waitForTimeout(1000);
  }
}

const folders = {
  empty: mkdtempSync(join(tmpdir(), 'rollcall-bench-')),
  full: mkdtempSync(join(tmpdir(), 'rollcall-bench-')),
};
const seen = { empty: { start: [], all: [], page: [] }, full: { start: [], all: [], page: [] } };

try {
  for (const [kind, folder] of Object.entries(folders)) {
    const first = await start(folder);
    await fillLibrary(first.page, kind === 'full' ? CHARACTERS : 0);
    await first.app.close();
    // An older version kept no copy beside its database.
    for (const copy of ['Journal', 'Backups']) rmSync(join(folder, copy), { recursive: true, force: true });
    const second = await start(folder);
    console.log(`${kind}: first start on a library of an older version ${Math.round(second.ms)} ms`);
    console.log(
      `${kind}: everything is in the journal after ${Math.round((await journalFilled(second.page)) / 1000)} s`,
    );
    await second.app.close();
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [kind, folder] of Object.entries(folders)) {
      const { app, page, ms } = await start(folder);
      await page.waitForTimeout(IDLE_MS);
      const { all, page: own } = await memory(app);
      seen[kind].start.push(ms);
      seen[kind].all.push(all);
      seen[kind].page.push(own);
      await app.close();
    }
  }
  const { empty, full } = seen;
  const starts = [median(empty.start), median(full.start)];
  console.log(
    `start: empty ${Math.round(starts[0])} ms, ${CHARACTERS} characters ${Math.round(starts[1])} ms, ratio ${(starts[1] / starts[0]).toFixed(2)} (wanted 1.5)`,
  );
  for (const [key, name] of [
    ['all', 'all processes'],
    ['page', 'the page alone'],
  ]) {
    console.log(
      `private memory, ${name}: empty ${Math.round(median(empty[key]))} MB, full ${Math.round(median(full[key]))} MB`,
    );
  }
  const { app: list, page: listed } = await start(folders.full);
  console.log(`the list of ${CHARACTERS} characters:`);
  await listed.evaluate(() => {
    location.hash = '#/characters';
  });
  await listWork(listed);
  await list.close();
  const times = {};
  for (const [kind, folder] of Object.entries(folders)) {
    const { app, page } = await start(folder);
    times[kind] = await measureTyping(page);
    console.log(`private memory after typing, ${kind}: ${Math.round((await memory(app)).all)} MB`);
    await app.close();
  }
  console.log(
    'a key until the next frame, median and 95th percentile in ms (wanted 50); processor time of the page a key:',
  );
  for (const [name] of FIELDS) {
    const words = (kind) =>
      `${kind} ${at(times[kind][name], 0.5).toFixed(0)} / ${at(times[kind][name], 0.95).toFixed(0)} (${times[kind][name].taken.toFixed(0)})`;
    console.log(`  ${name.padEnd(28)} ${words('empty').padEnd(22)} ${words('full')}`);
  }
} finally {
  for (const folder of Object.values(folders))
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
