// @ts-nocheck half of it runs in the window, whose types Node does not have
// The studio with 200 elements on the card: a key in a form until the card it changes is painted, and the frames of a drag.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './measure.mjs';

const KEYS = 80;
const FRAMES = 240;
const ELEMENTS = 200;
const PAUSE_MS = 120;
const ID = 'bench';

/** Our own card with as many further texts on its front as make 200 elements. */
export function benchTemplate(root) {
  const file = join(root, 'templates', 'cards', 'supers-unlimited', 'classic', 'template.json');
  const { themes: _themes, sizes: _sizes, ...template } = JSON.parse(readFileSync(file, 'utf8'));
  const style = Object.keys(template.styles)[0];
  const more = Array.from({ length: ELEMENTS - template.front.length - 1 }, (_, index) => ({
    kind: 'text',
    box: [3 + (index % 12) * 4.6, 4 + Math.floor(index / 12) * 5.4, 4.4, 5],
    style,
    value: { text: String(index) },
  }));
  const dragged = { kind: 'shape', id: 'dragged', box: [20, 30, 20, 12], fill: 'accent' };
  return { ...template, id: ID, name: 'Bench', front: [...template.front, ...more, dragged] };
}

/** Where the middle of what is dragged lies on the screen. */
async function openStudio(page) {
  await page.evaluate((id) => {
    location.hash = `#/studio/${id}`;
  }, ID);
  const card = page.locator('[data-studio-card] svg').first();
  await card.waitFor({ timeout: 60_000 });
  await page.waitForTimeout(3000);
  const box = await card.boundingBox();
  const scale = box.width / (63.5 + 2 * 3.175);
  const point = { x: box.x + (30 + 3.175) * scale, y: box.y + (36 + 3.175) * scale };
  await page.mouse.click(point.x, point.y);
  return point;
}

/** A page with nothing but a field and a card that its arrow keys change: what no page can be quicker than here. */
export async function emptyTimes(page) {
  await page.evaluate(() => {
    document.body.innerHTML =
      '<input><div data-studio-card><svg viewBox="0 0 70 96" width="400" height="548"><rect width="20" height="12"/></svg></div>';
    const rect = document.querySelector('rect');
    let at = 0;
    document.querySelector('input').addEventListener('keydown', (event) => {
      event.preventDefault();
      at += event.key === 'ArrowUp' ? 0.1 : -0.1;
      rect.setAttribute('y', String(at));
    });
  });
  return keyTimes(page, page.locator('input'));
}

/** Of each key in milliseconds: until the paint, and what of it was work and not waiting for the screen. */
async function keyTimes(page, field) {
  await page.evaluate(() => {
    window.studioTimes = [];
    let pressed;
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = { at: timeStamp, from: performance.now() };
      },
      true,
    );
    new MutationObserver(() => {
      if (pressed === undefined) return;
      const { at: key, from } = pressed;
      const written = performance.now();
      pressed = undefined;
      requestAnimationFrame(() => {
        const frame = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const end = performance.now();
          window.studioTimes.push({ whole: end - key, work: written - from + end - frame });
        };
        port2.postMessage(null);
      });
    }).observe(document.querySelector('[data-studio-card]'), { subtree: true, childList: true, attributes: true });
  });
  await field.focus();
  for (let index = 0; index < KEYS; index += 1) {
    await page.keyboard.press(index % 2 === 0 ? 'ArrowDown' : 'ArrowUp');
    await page
      .waitForFunction((seen) => window.studioTimes.length > seen, index, { polling: 20, timeout: 10_000 })
      .catch(() => undefined);
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(() => window.studioTimes);
}

/** Milliseconds from frame to frame while something is dragged, and how much of each was work of the page. */
async function dragTimes(page, point) {
  await page.evaluate(() => {
    window.dragFrames = [];
    window.dragWork = [];
    let last;
    let began;
    window.addEventListener(
      'pointermove',
      () => {
        began ??= performance.now();
      },
      true,
    );
    const look = (now) => {
      if (last !== undefined) window.dragFrames.push(now - last);
      last = now;
      const from = began;
      began = undefined;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (from !== undefined) window.dragWork.push(performance.now() - from);
      };
      port2.postMessage(null);
      if (window.dragFrames !== undefined) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  for (let index = 0; index < FRAMES; index += 1) {
    const turn = (index / 40) * Math.PI;
    await page.mouse.move(point.x + 60 * Math.sin(turn), point.y + 90 * Math.sin(turn / 2));
  }
  const times = await page.evaluate(() => ({ frames: window.dragFrames, work: window.dragWork }));
  await page.evaluate(() => {
    window.dragFrames = undefined;
  });
  await page.mouse.up();
  return times;
}

/** The rows of the report, with what `emptyTimes` has found. */
export async function studioRows(page, empty) {
  const point = await openStudio(page);
  const field = page.locator('aside fieldset input').nth(1);
  await field.waitFor();
  const keys = await keyTimes(page, field);
  const { frames, work } = await dragTimes(page, point);
  return [
    ['a property to painted card', keys.map(({ whole }) => whole)],
    ['  of it work of the page', keys.map(({ work: of }) => of)],
    ['  the same on an empty page', empty.map(({ whole }) => whole)],
    ['  of it work of the page', empty.map(({ work: of }) => of)],
    ['a frame of a drag', frames],
    ['  of it work of the page', work],
  ].map(([name, times]) => [name, ...cells(times.sort((a, b) => a - b))]);
}

const cells = (times) =>
  times.length === 0
    ? ['not seen']
    : [`${at(times, 0.5).toFixed(1)} ms`, `p95 ${at(times, 0.95).toFixed(1)} ms`, `${times.length} times`];
