/**
 * Asks Chromium in which order it sets random texts with a fixed seed that mix scripts, digits, brackets and directional control
 * characters, and saves the answers in test/fixtures/unicode/chromium-order.json. A unit test compares them with the order on cards.
 * Run this again when the set of texts changes: `node tools/bidi/ask-chromium.mjs`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const COUNT = 400;
const MAX_PIECES = 18;
const OUTPUT_FILE = new URL('../../test/fixtures/unicode/chromium-order.json', import.meta.url);
const FONTS = new URL('../../fonts/', import.meta.url);

/** Contains no lam before alef and no marks, since each character needs a position of its own. */
const CHARACTERS = [
  ...['a', 'b', 'C', 'd', 'א', 'ב', 'ג', 'ד', 'ب', 'ج', 'د', 'ر'],
  ...['1', '2', '34', '5', '٣', '٤', '۷'],
  ...[' ', ' ', ' ', ' ', '(', ')', '[', ']', ',', '.', ':', '-', '+', '/', '%', '$', '!'],
  ...['\u200e', '\u200f', '\u061c', '\u2066', '\u2067', '\u2068', '\u2069', '\u2069', '\u2069'],
  ...['\u202a', '\u202b', '\u202d', '\u202e', '\u202c', '\u202c', '\u202c'],
];
const CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** Code that runs in the page, as text, since the types of this file have no DOM. */
const READ_ORDERS = `async ({ texts, faces, fonts, control }) => {
  document.body.replaceChildren();
  for (const name of faces) {
    const face = new FontFace(name, 'url(' + fonts + name + '.ttf)');
    document.fonts.add(await face.load());
  }
  const isControl = new RegExp(control);
  return texts.map((text) => {
    const line = document.createElement('div');
    line.style.cssText = 'white-space: pre; unicode-bidi: plaintext; width: max-content; font: 20px ' + faces.join(', ');
    line.textContent = text;
    document.body.append(line);
    const places = [];
    for (let i = 0; i < text.length; i += 1) {
      if (isControl.test(text[i])) continue;
      const range = document.createRange();
      range.setStart(line.firstChild, i);
      range.setEnd(line.firstChild, i + 1);
      places.push({ character: text[i], left: range.getBoundingClientRect().left });
    }
    line.remove();
    return places.sort((a, b) => a.left - b.left).map(({ character }) => character).join('');
  });
}`;

/**
 * Creates a Mulberry32 generator of random numbers.
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Creates a text without spaces at its ends and without consecutive spaces, even across control characters.
 * @param {() => number} drawNumber
 */
function createText(drawNumber) {
  let newText = '';
  let followsSpace = true;
  const pieceCount = 3 + Math.floor(drawNumber() * MAX_PIECES);
  for (let pieceIndex = 0; pieceIndex < pieceCount; pieceIndex += 1) {
    const character = CHARACTERS[Math.floor(drawNumber() * CHARACTERS.length)] ?? '';
    if (character === ' ' && followsSpace) continue;
    if (!CONTROL.test(character)) followsSpace = character === ' ';
    newText += character;
  }
  return followsSpace ? `${newText}x` : newText;
}

const drawNumber = createRandom(20260701);
const texts = Array.from({ length: COUNT }, () => createText(drawNumber));

const shellPath = '/usr/bin/chromium-headless-shell';
const browser = await chromium.launch(existsSync(shellPath) ? { executablePath: shellPath } : {});
try {
  const browserPage = await browser.newPage();
  const fontNames = ['FiraSansCondensed-Regular', 'NotoSansHebrewCondensed-Medium', 'NotoSansArabicCondensed-Medium'];
  await browserPage.goto(FONTS.href);
  const request = { texts, faces: fontNames, fonts: FONTS.href, control: CONTROL.source };
  const textOrders = /** @type {string[]} */ (
    await browserPage.evaluate(`(${READ_ORDERS})(${JSON.stringify(request)})`)
  );
  /** @param {string | undefined} sourceText */
  const escapeText = (sourceText = '') =>
    JSON.stringify(sourceText).replace(
      /[^ -~]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  const outputRows = texts.map(
    (sourceText, textIndex) => `  [${escapeText(sourceText)}, ${escapeText(textOrders[textIndex])}]`,
  );
  writeFileSync(OUTPUT_FILE, `[\n${outputRows.join(',\n')}\n]\n`);
  process.stdout.write(`${outputRows.length} texts, set by Chromium ${browser.version()}\n`);
} finally {
  await browser.close();
}
