/**
 * Asks HarfBuzz (`hb-shape`, Debian's libharfbuzz-bin) how it sets marks on letters of Arabic and Hebrew in the fonts that ship, and
 * freezes its answers in test/fixtures/unicode/harfbuzz-marks.json: `node tools/bidi/ask-harfbuzz.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OUT = new URL('../../test/fixtures/unicode/harfbuzz-marks.json', import.meta.url);

/** Each vowel with and without a shadda, in both stored orders; modifiers before and behind other marks; every point with a dagesh. */
const ARABIC = [...'ًٌٍَُِْٰ'].flatMap((vowel) => [`ب${vowel}`, `ب${vowel}ّ`, `بّ${vowel}`, `مُح${vowel}ّد`, `مُحّ${vowel}د`]);
const MODIFIED = [...'ٕۣٔ٘ۜۧۨ'].flatMap((mark) => [`د${mark}`, `دَ${mark}`, `د${mark}َ`, `ح${mark}ُ`, `حُ${mark}`]);
const HEBREW = [...'ְֱֲֳִֵֶַָֹֻֽ'].flatMap((point) => [`ב${point}`, `ב${point}ּ`, `בּ${point}`, `שׁ${point}ּ`, `ש${point}ּׁ`]);

/**
 * @param {string} font
 * @param {string} word
 */
function shape(font, word) {
  const file = fileURLToPath(new URL(`../../fonts/${font}.ttf`, import.meta.url));
  const options = ['--no-glyph-names', '--no-clusters', '--direction=rtl'];
  const out = execFileSync('hb-shape', [...options, file, word], { encoding: 'utf8' }).trim();
  let pen = 0;
  return out
    .slice(1, -1)
    .split('|')
    .map((glyph) => {
      const [, id, x = 0, y = 0, advance] = /^(\d+)(?:@(-?\d+),(-?\d+))?\+(-?\d+)/.exec(glyph) ?? [];
      const place = [Number(id), pen + Number(x), Number(y)];
      pen += Number(advance);
      return place;
    });
}

/** @param {string} text */
const escaped = (text) =>
  JSON.stringify(text).replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const rows = [
  ...[...ARABIC, ...MODIFIED].map((word) => ['arabic', word, shape('NotoSansArabicCondensed-Medium', word)]),
  ...HEBREW.map((word) => ['hebrew', word, shape('NotoSansHebrewCondensed-Medium', word)]),
];
writeFileSync(OUT, `[\n${rows.map((row) => `  ${escaped(/** @type {any} */ (row))}`).join(',\n')}\n]\n`);
process.stdout.write(`${rows.length} words\n`);
