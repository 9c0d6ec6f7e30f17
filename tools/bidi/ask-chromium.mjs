/**
 * Asks Chromium in which order it sets seeded random texts that mix scripts, figures, brackets and control characters of writing
 * direction, and freezes its answers in test/fixtures/unicode/chromium-order.json. A unit test compares them with the order on cards.
 * Run it again when the set of texts changes: `node tools/bidi/ask-chromium.mjs`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const COUNT = 400;
const LONGEST = 18;
const OUT = new URL('../../test/fixtures/unicode/chromium-order.json', import.meta.url);
const FONTS = new URL('../../fonts/', import.meta.url);

/** No lam before alef and no marks: each character has to have a place of its own. */
const CHARACTERS = [
  ...['a', 'b', 'C', 'd', 'א', 'ב', 'ג', 'ד', 'ب', 'ج', 'د', 'ر'],
  ...['1', '2', '34', '5', '٣', '٤', '۷'],
  ...[' ', ' ', ' ', ' ', '(', ')', '[', ']', ',', '.', ':', '-', '+', '/', '%', '$', '!'],
  ...['\u200e', '\u200f', '\u061c', '\u2066', '\u2067', '\u2068', '\u2069', '\u2069', '\u2069'],
  ...['\u202a', '\u202b', '\u202d', '\u202e', '\u202c', '\u202c', '\u202c'],
];
const CONTROL = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** What the page does, as text: this file knows no page. */
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
 * Mulberry32.
 * @param {number} seed
 */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A text without spaces at its ends and without two in a row, whatever stands between them.
 * @param {() => number} next
 */
function makeText(next) {
  let text = '';
  let followsSpace = true;
  const length = 3 + Math.floor(next() * LONGEST);
  for (let index = 0; index < length; index += 1) {
    const piece = CHARACTERS[Math.floor(next() * CHARACTERS.length)] ?? '';
    if (piece === ' ' && followsSpace) continue;
    if (!CONTROL.test(piece)) followsSpace = piece === ' ';
    text += piece;
  }
  return followsSpace ? `${text}x` : text;
}

const next = random(20260701);
const texts = Array.from({ length: COUNT }, () => makeText(next));

const shell = '/usr/bin/chromium-headless-shell';
const browser = await chromium.launch(existsSync(shell) ? { executablePath: shell } : {});
try {
  const page = await browser.newPage();
  const faces = ['FiraSansCondensed-Regular', 'NotoSansHebrewCondensed-Medium', 'NotoSansArabicCondensed-Medium'];
  await page.goto(FONTS.href);
  const asked = { texts, faces, fonts: FONTS.href, control: CONTROL.source };
  const orders = /** @type {string[]} */ (await page.evaluate(`(${READ_ORDERS})(${JSON.stringify(asked)})`));
  /** @param {string | undefined} text */
  const escaped = (text = '') =>
    JSON.stringify(text).replace(/[^ -~]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const rows = texts.map((text, index) => `  [${escaped(text)}, ${escaped(orders[index])}]`);
  writeFileSync(OUT, `[\n${rows.join(',\n')}\n]\n`);
  process.stdout.write(`${rows.length} texts, set by Chromium ${browser.version()}\n`);
} finally {
  await browser.close();
}
