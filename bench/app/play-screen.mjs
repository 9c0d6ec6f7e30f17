// @ts-nocheck half of it runs in the window, whose types Node does not have
// Measures a large game on the play screen: time from a tap or key to the painted state.
import { formatTimes } from './measure.mjs';

/** Number of taps of each kind. */
const TAPS = 60;
/** Pause between a paint and the next tap: faster than any player, longer than the disk needs. */
const PAUSE_MS = 150;

/** Records for every tap and key when its change on the play screen is painted. */
async function watchPaints(appPage) {
  await appPage.evaluate(() => {
    window.paintTimes = [];
    // When the last tap or key whose change has not been seen began. A tap that changes nothing is forgotten by the next one.
    let pressTime;
    for (const eventType of ['pointerup', 'keydown']) {
      window.addEventListener(
        eventType,
        (inputEvent) => {
          pressTime = inputEvent.timeStamp;
        },
        true,
      );
    }
    new MutationObserver(() => {
      if (pressTime === undefined) return;
      const startTime = pressTime;
      pressTime = undefined;
      // A message that is posted in an animation frame arrives after this frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.paintTimes.push(performance.now() - startTime);
        port2.postMessage(null);
      });
    }).observe(document.querySelector('[data-part="table"]'), { subtree: true, childList: true, characterData: true });
  });
}

/** Returns milliseconds of processor time that the page has used so far. Other programs hardly affect it. */
async function readProcessorTime(devToolsSession) {
  const { metrics } = await devToolsSession.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * Taps until TAPS is reached, or until nothing is left to tap: `tapOnce` returns false, or the tap changes nothing on the screen for ten
 * seconds. Returns the milliseconds from each tap to its paint in ascending order; `taken` is the processor time per painted tap.
 */
async function measureTaps(appPage, devToolsSession, tapOnce) {
  await appPage.evaluate(() => {
    window.paintTimes = [];
  });
  const processorTimeBefore = await readProcessorTime(devToolsSession);
  for (let tapIndex = 0; tapIndex < TAPS; tapIndex += 1) {
    const paintCount = await appPage.evaluate(() => window.paintTimes.length);
    if (!(await tapOnce())) break;
    const isPainted = await appPage
      .waitForFunction((countBefore) => window.paintTimes.length > countBefore, paintCount, {
        polling: 20,
        timeout: 10_000,
      })
      .then(() => true)
      .catch(() => false);
    if (!isPainted) break;
    await appPage.waitForTimeout(PAUSE_MS);
  }
  const sortedTimes = (await appPage.evaluate(() => window.paintTimes)).sort((left, right) => left - right);
  return Object.assign(sortedTimes, {
    taken: ((await readProcessorTime(devToolsSession)) - processorTimeBefore) / Math.max(1, sortedTimes.length),
  });
}

/** Returns milliseconds of undo, redo and the default next step on an open play screen, each in ascending order. */
export async function measureMoves(appPage) {
  await appPage.waitForTimeout(2000);
  await watchPaints(appPage);
  const devToolsSession = await appPage.context().newCDPSession(appPage);
  await devToolsSession.send('Performance.enable', { timeDomain: 'threadTicks' });
  const createKeyPress = (keyCombination) => async () => {
    await appPage.keyboard.press(keyCombination);
    return true;
  };
  const undoTimes = await measureTaps(appPage, devToolsSession, createKeyPress('Control+z'));
  const redoTimes = await measureTaps(appPage, devToolsSession, createKeyPress('Control+Shift+z'));
  const tapTimes = await measureTaps(appPage, devToolsSession, async () => {
    // Events that need more than a tap have a form, which is confirmed unchanged.
    const defaultButton = appPage
      .locator('[data-part="table"] button[data-usual]:not([disabled], [hidden]), [data-confirm]:not([data-disabled])')
      .or(appPage.getByRole('button', { name: 'Done', exact: true }))
      .first();
    if ((await defaultButton.count()) === 0) return false;
    await defaultButton.click({ timeout: 10_000 });
    return true;
  });
  return { undo: undoTimes, redo: redoTimes, tap: tapTimes };
}

/** Returns the rows of the report. */
export const createMoveRows = ({ open: openingTimes, undo: undoTimes, redo: redoTimes, tap: tapTimes }) =>
  [
    ['opening the game', openingTimes],
    ['an event to painted state', tapTimes],
    ['  by redo', redoTimes],
    ['  by undo', undoTimes],
  ].map(([rowName, rowTimes]) => [rowName, ...(rowTimes.length === 0 ? ['not seen'] : formatTimes(rowTimes))]);
