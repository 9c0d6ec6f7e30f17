// @ts-nocheck half of it runs in the window, whose types Node does not have
// A large game at the table: how long it takes to open, and a tap or a key until the state after it is painted.
import { at } from './measure.mjs';

/** Of each kind. */
const TAPS = 60;
const OPENINGS = 7;
/** Between a paint and the next tap: quicker than anybody plays, longer than the disk needs. */
const PAUSE_MS = 150;

/**
 * Puts an encounter into the library of the app, which has to be started anew to see it.
 * @param {import('@playwright/test').Page} page an open window of the app
 * @param {object} encounter
 */
export async function addGame(page, encounter) {
  await page.evaluate(async (document) => {
    const db = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('rollcall');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    await new Promise((resolve, reject) => {
      const change = db.transaction(['encounters', 'meta'], 'readwrite');
      change.objectStore('encounters').put({ id: document.id, document, updatedAt: 0, rev: 1 });
      change.objectStore('meta').put({ key: 'rev:encounters', value: 1 });
      change.oncomplete = resolve;
      change.onabort = () => reject(change.error);
    });
    db.close();
  }, encounter);
}

/** Milliseconds from choosing the game until its table is painted, in ascending order. */
export async function openings(page, id) {
  const times = [];
  for (let i = 0; i < OPENINGS; i += 1) {
    await page.evaluate(() => {
      location.hash = '#/encounters';
    });
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(1000);
    times.push(
      await page.evaluate(
        (to) =>
          new Promise((resolve) => {
            const start = performance.now();
            location.hash = to;
            const look = () => {
              if (document.querySelector('[data-part="table"] > *') === null) return requestAnimationFrame(look);
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - start);
              port2.postMessage(null);
            };
            requestAnimationFrame(look);
          }),
        `#/encounters/${id}`,
      ),
    );
  }
  return times.sort((a, b) => a - b);
}

/** From now on every tap and key notes when what it has changed at the table is painted. */
async function watchPaints(page) {
  await page.evaluate(() => {
    window.paintTimes = [];
    let pressed;
    for (const kind of ['pointerup', 'keydown']) {
      window.addEventListener(
        kind,
        (event) => {
          pressed = event.timeStamp;
        },
        true,
      );
    }
    new MutationObserver(() => {
      if (pressed === undefined) return;
      const from = pressed;
      pressed = undefined;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.paintTimes.push(performance.now() - from);
        port2.postMessage(null);
      });
    }).observe(document.querySelector('[data-part="table"]'), { subtree: true, childList: true, characterData: true });
  });
}

/** Milliseconds of processor time that the page has taken so far, which other programs hardly affect. */
async function busy(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function timed(page, session, act) {
  await page.evaluate(() => {
    window.paintTimes = [];
  });
  const before = await busy(session);
  for (let i = 0; i < TAPS; i += 1) {
    if (!(await act(i))) break;
    await page
      .waitForFunction((seen) => window.paintTimes.length > seen, i, { polling: 20, timeout: 10_000 })
      .catch(() => undefined);
    await page.waitForTimeout(PAUSE_MS);
  }
  const times = (await page.evaluate(() => window.paintTimes)).sort((a, b) => a - b);
  return Object.assign(times, { taken: ((await busy(session)) - before) / Math.max(1, times.length) });
}

/** Milliseconds of undo, redo and the usual next thing at an open table, each in ascending order. */
export async function tableTimes(page) {
  await page.waitForTimeout(2000);
  await watchPaints(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const key = (keys) => async () => {
    await page.keyboard.press(keys);
    return true;
  };
  const undo = await timed(page, session, key('Control+z'));
  const redo = await timed(page, session, key('Control+Shift+z'));
  const tap = await timed(page, session, async () => {
    // What asks for more than a tap has a form, which is confirmed as it is.
    const next = page
      .locator('[data-part="table"] button[data-usual]:not([disabled], [hidden]), [data-confirm]:not([data-disabled])')
      .or(page.getByRole('button', { name: 'Done', exact: true }))
      .first();
    if ((await next.count()) === 0) return false;
    await next.click({ timeout: 10_000 });
    return true;
  });
  return { undo, redo, tap };
}

/** The rows of the report. */
export const tableRows = ({ open, undo, redo, tap }) =>
  [
    ['opening the game', open],
    ['an event to painted state', tap],
    ['  by redo', redo],
    ['  by undo', undo],
  ].map(([name, times]) => [name, ...(times.length === 0 ? ['not seen'] : cells(times))]);

const cells = (times) => [
  `${at(times, 0.5).toFixed(0)} ms`,
  `p95 ${at(times, 0.95).toFixed(0)} ms`,
  `${times.length} times`,
  // With all that follows the paint: disk, journal, the list of the other windows.
  ...(times.taken === undefined ? [] : [`busy ${times.taken.toFixed(0)} ms`]),
];
