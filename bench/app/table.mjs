// @ts-nocheck half of it runs in the window, whose types Node does not have
// A large game at the table: a tap or a key until the state after it is painted.
import { cells } from './measure.mjs';

/** Of each kind. */
const TAPS = 60;
/** Between a paint and the next tap: quicker than anybody plays, longer than the disk needs. */
const PAUSE_MS = 150;

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
  for (let index = 0; index < TAPS; index += 1) {
    if (!(await act(index))) break;
    await page
      .waitForFunction((seen) => window.paintTimes.length > seen, index, { polling: 20, timeout: 10_000 })
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
