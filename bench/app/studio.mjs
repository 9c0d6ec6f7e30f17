// @ts-nocheck half of it runs in the window, whose types Node does not have
// Measures the studio with 200 elements on the card: time from a key in a form to the painted card, and the frames of a drag.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPercentile } from './measure.mjs';

const KEYS = 80;
/** Mouse moves of the drag. */
const MOVES = 240;
/** Elements on the front of the card. */
const ELEMENTS = 200;
/** Pause after each key, longer than a paint takes. */
const PAUSE_MS = 120;
const ID = 'bench';

/** Creates a template from our own card, with enough extra texts on its front to make 200 elements. */
export function createBenchTemplate(checkoutFolder) {
  const templateFile = join(checkoutFolder, 'templates', 'cards', 'supers-unlimited', 'classic', 'template.json');
  // Themes and other sizes refer to elements of the original card, and the bench needs none of them.
  const { themes: _themes, sizes: _sizes, ...template } = JSON.parse(readFileSync(templateFile, 'utf8'));
  const styleName = Object.keys(template.styles)[0];
  // Boxes are [x, y, width, height] in millimeters. The extra texts form a grid of twelve columns.
  const extraElements = Array.from({ length: ELEMENTS - template.front.length - 1 }, (_item, elementIndex) => ({
    kind: 'text',
    box: [3 + (elementIndex % 12) * 4.6, 4 + Math.floor(elementIndex / 12) * 5.4, 4.4, 5],
    style: styleName,
    value: { text: String(elementIndex) },
  }));
  const draggedElement = { kind: 'shape', id: 'dragged', box: [20, 30, 20, 12], fill: 'accent' };
  return { ...template, id: ID, name: 'Bench', front: [...template.front, ...extraElements, draggedElement] };
}

/** Opens the studio, selects the dragged element by a click, and returns its center on the screen. */
async function openStudio(appPage) {
  await appPage.evaluate((templateId) => {
    location.hash = `#/studio/${templateId}`;
  }, ID);
  const cardImage = appPage.locator('[data-studio-card] svg').first();
  await cardImage.waitFor({ timeout: 60_000 });
  await appPage.waitForTimeout(3000);
  const cardBox = await cardImage.boundingBox();
  // The card is 63.5 mm wide, with a bleed of 3.175 mm on every side. The center of the dragged element is at 30, 36 mm.
  const pixelsPerMillimeter = cardBox.width / (63.5 + 2 * 3.175);
  const dragPoint = {
    x: cardBox.x + (30 + 3.175) * pixelsPerMillimeter,
    y: cardBox.y + (36 + 3.175) * pixelsPerMillimeter,
  };
  await appPage.mouse.click(dragPoint.x, dragPoint.y);
  return dragPoint;
}

/** Measures a page with nothing but a field and a card that its arrow keys change: no page can be faster. */
export async function measureEmptyPage(appPage) {
  await appPage.evaluate(() => {
    document.body.innerHTML =
      '<input><div data-studio-card><svg viewBox="0 0 70 96" width="400" height="548"><rect width="20" height="12"/></svg></div>';
    const rectangle = document.querySelector('rect');
    let position = 0;
    document.querySelector('input').addEventListener('keydown', (keyEvent) => {
      keyEvent.preventDefault();
      position += keyEvent.key === 'ArrowUp' ? 0.1 : -0.1;
      rectangle.setAttribute('y', String(position));
    });
  });
  return measureKeys(appPage, appPage.locator('input'));
}

/** Returns milliseconds of each key: `whole` until the paint, and `work`, the part that was not waiting for the screen. */
async function measureKeys(appPage, inputField) {
  await appPage.evaluate(() => {
    window.studioTimes = [];
    let pressedKey;
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressedKey = { pressTime: timeStamp, handlerTime: performance.now() };
      },
      true,
    );
    new MutationObserver(() => {
      if (pressedKey === undefined) return;
      const { pressTime, handlerTime } = pressedKey;
      const mutationTime = performance.now();
      pressedKey = undefined;
      // A message that is posted in an animation frame arrives after this frame is painted.
      requestAnimationFrame(() => {
        const frameTime = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const paintTime = performance.now();
          window.studioTimes.push({
            whole: paintTime - pressTime,
            work: mutationTime - handlerTime + paintTime - frameTime,
          });
        };
        port2.postMessage(null);
      });
    }).observe(document.querySelector('[data-studio-card]'), { subtree: true, childList: true, attributes: true });
  });
  await inputField.focus();
  for (let keyIndex = 0; keyIndex < KEYS; keyIndex += 1) {
    await appPage.keyboard.press(keyIndex % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
    await appPage
      .waitForFunction((paintCount) => window.studioTimes.length > paintCount, keyIndex, {
        polling: 20,
        timeout: 10_000,
      })
      .catch(() => undefined);
    await appPage.waitForTimeout(PAUSE_MS);
  }
  return appPage.evaluate(() => window.studioTimes);
}

/** Returns milliseconds from frame to frame during a drag, and how much of each was work of the page. */
async function measureDrag(appPage, dragPoint) {
  await appPage.evaluate(() => {
    window.dragFrames = [];
    window.dragWork = [];
    let lastFrameTime;
    let firstMoveAt;
    window.addEventListener(
      'pointermove',
      () => {
        firstMoveAt ??= performance.now();
      },
      true,
    );
    const watchFrame = (currentFrameTime) => {
      // The end of the drag removes the list.
      if (window.dragFrames === undefined) return;
      if (lastFrameTime !== undefined) window.dragFrames.push(currentFrameTime - lastFrameTime);
      lastFrameTime = currentFrameTime;
      const moveTime = firstMoveAt;
      firstMoveAt = undefined;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (moveTime !== undefined) window.dragWork.push(performance.now() - moveTime);
      };
      port2.postMessage(null);
      requestAnimationFrame(watchFrame);
    };
    requestAnimationFrame(watchFrame);
  });
  await appPage.mouse.move(dragPoint.x, dragPoint.y);
  await appPage.mouse.down();
  for (let stepIndex = 0; stepIndex < MOVES; stepIndex += 1) {
    const angle = (stepIndex / 40) * Math.PI;
    await appPage.mouse.move(dragPoint.x + 60 * Math.sin(angle), dragPoint.y + 90 * Math.sin(angle / 2));
  }
  const timeLists = await appPage.evaluate(() => ({ frames: window.dragFrames, work: window.dragWork }));
  await appPage.evaluate(() => {
    window.dragFrames = undefined;
  });
  await appPage.mouse.up();
  return timeLists;
}

/** Returns the rows of the report. `emptyPageTimes` are those of `measureEmptyPage`. */
export async function measureStudioRows(appPage, emptyPageTimes) {
  const dragPoint = await openStudio(appPage);
  // The second number of the selected element's box is its distance from the top, which arrow keys change.
  const topField = appPage.locator('aside fieldset input').nth(1);
  await topField.waitFor();
  const studioTimes = await measureKeys(appPage, topField);
  const { frames: frameTimes, work: workTimes } = await measureDrag(appPage, dragPoint);
  return [
    ['a property to painted card', studioTimes.map(({ whole }) => whole)],
    ['  of it work of the page', studioTimes.map(({ work }) => work)],
    ['  the same on an empty page', emptyPageTimes.map(({ whole }) => whole)],
    ['  of it work of the page', emptyPageTimes.map(({ work }) => work)],
    ['a frame of a drag', frameTimes],
    ['  of it work of the page', workTimes],
  ].map(([rowName, rowTimes]) => [rowName, ...formatRowTimes(rowTimes.sort((left, right) => left - right))]);
}

const formatRowTimes = (rowTimes) =>
  rowTimes.length === 0
    ? ['not seen']
    : [
        `${getPercentile(rowTimes, 0.5).toFixed(1)} ms`,
        `p95 ${getPercentile(rowTimes, 0.95).toFixed(1)} ms`,
        `${rowTimes.length} times`,
      ];
