/**
 * Asks HarfBuzz (`hb-shape`, Debian's libharfbuzz-bin) how it positions marks on Arabic and Hebrew letters in our fonts, and letters
 * of some other fonts, and saves the answers in test/fixtures/unicode/harfbuzz-marks.json: `node tools/bidi/ask-harfbuzz.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OUTPUT_FILE = new URL('../../test/fixtures/unicode/harfbuzz-marks.json', import.meta.url);

/** Each vowel with and without a shadda, in both stored orders; modifiers before and after other marks; every point with a dagesh. */
const ARABIC = [...'ًٌٍَُِْٰ'].flatMap((vowel) => [`ب${vowel}`, `ب${vowel}ّ`, `بّ${vowel}`, `مُح${vowel}ّد`, `مُحّ${vowel}د`]);
const MODIFIED = [...'ٕۣٔ٘ۜۧۨ'].flatMap((vowelMark) => [
  `د${vowelMark}`,
  `دَ${vowelMark}`,
  `د${vowelMark}َ`,
  `ح${vowelMark}ُ`,
  `حُ${vowelMark}`,
]);
const HEBREW = [...'ְֱֲֳִֵֶַָֹֻֽ'].flatMap((vowelPoint) => [
  `ב${vowelPoint}`,
  `ב${vowelPoint}ּ`,
  `בּ${vowelPoint}`,
  `שׁ${vowelPoint}ּ`,
  `ש${vowelPoint}ּׁ`,
]);

/** Words of the Quran and of vocalized Arabic, Persian, Urdu, Pashto, Sindhi and Kashmiri: Quranic signs, small letters, hamzas and lam-alefs. */
const REAL_WORDS = `
  بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ ٱلصِّرَٰطَ ٱلضَّآلِّينَ الٓمٓ هُدًۭى لِّلْمُتَّقِينَ أُو۟لَٰٓئِكَ وَعَلَىٰٓ غِشَٰوَةٌۭ عَظِيمٌۭ صُمٌّۢ عُمْىٌۭ مِنۢ شَيْـًۭٔا ٱلسَّيِّـَٔاتِ خَٰسِـِٔينَ
  سُوٓءٍۢ ٱلْأَرْضِ ٱلْـَٔاخِرَةِ جَآءَكُم مَآءًۭ يَٰٓأَيُّهَا دَاوُۥدُ بِهِۦٓ لَهُۥٓ إِبْرَٰهِۦمَ نُۨجِى يَبْصُۜطُ بَصْۜطَةً ٱلْمُصَۣيْطِرُونَ مَجْر۪ىٰهَا ءَا۬عْجَمِىٌّۭ تَأْمَ۫نَّا مَلَإِي۟هِۦ بِأَيۡي۟دٖ
  مُحَمَّدٌ اللّٰه هٰذَا أُولٰئِكَ إِلٰهٌ مَسْؤُولِيَّةٌ لُؤْلُؤٌ شَيْءٌ الآنَ لآلِئُ پَهلَوان خانهٔ پٌ کُتٌبّ مُؤَثِّر مَسئولیّت فوراً ٹَٹُّو ڈَھّول بَچّہ عِیسیٰ عُمَرؓ عَلِیؑ سان٘پ ہَن٘سنا ټٌ ڄِڀَ ٿِيو
  کٔشیٖر كشمیٖری ٮ۪`
  .trim()
  .split(/\s+/);

/** Stacks of up to four marks on up to three letters, drawn with a fixed seed, for combinations that no word list contains. */
const MARKS = [...'ؘؙؚؐؑؒؓؔؕؖؗ', ...'ًٌٍَُِّْٰٕٖٜۣ۪ۭٓٔٗ٘ۖۗۘۙۚۛۜ۟۠ۡۢۤۧۨ۫۬'];
const LETTERS = [...'بدحروالمنيهکگپچټ'];
const STACKS = drawStacks(150);

/** @param {number} count */
function drawStacks(count) {
  // A linear congruential generator of random numbers.
  let state = 53;
  /** @param {number} maximum */
  const drawNumber = (maximum) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * maximum);
  };
  const drawLetter = () =>
    (LETTERS[drawNumber(LETTERS.length)] ?? '') +
    Array.from({ length: drawNumber(5) }, () => MARKS[drawNumber(MARKS.length)]).join('');
  return Array.from({ length: count }, () => Array.from({ length: 1 + drawNumber(3) }, drawLetter).join(''));
}

const SHIPPED = '../../fonts/';
const FIXTURES = '../../test/fixtures/fonts/';

/**
 * Returns the glyphs of a word from left to right, each as glyph id, x and y in font units. HarfBuzz prints them as
 * `[12@-30,50+0|7+560]`: id, offset and advance.
 * @param {string} fontPath
 * @param {string} word
 */
function shapeWord(fontPath, word) {
  const fontFile = fileURLToPath(new URL(`${fontPath}.ttf`, import.meta.url));
  const direction = /^[\u0e00-\u109f]/.test(word) ? 'ltr' : 'rtl';
  const options = ['--no-glyph-names', '--no-clusters', `--direction=${direction}`];
  const shapedText = execFileSync('hb-shape', [...options, fontFile, word], { encoding: 'utf8' }).trim();
  let penPosition = 0;
  return shapedText
    .slice(1, -1)
    .split('|')
    .map((glyphText) => {
      const [, glyphId, offsetX = 0, offsetY = 0, advance] =
        /^(\d+)(?:@(-?\d+),(-?\d+))?\+(-?\d+)/.exec(glyphText) ?? [];
      const glyphPlace = [Number(glyphId), penPosition + Number(offsetX), Number(offsetY)];
      penPosition += Number(advance);
      return glyphPlace;
    });
}

/** @param {string} value */
const escapeValue = (value) =>
  JSON.stringify(value).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const ARABIC_WORDS = [...new Set([...ARABIC, ...MODIFIED, ...REAL_WORDS, ...STACKS])];
/**
 * The name of a font in the fixture, its path, and the words to shape in it.
 * @type {[string, string, string[]][]}
 */
const FONTS = [
  ['arabic', `${SHIPPED}NotoSansArabicCondensed-Medium`, ARABIC_WORDS],
  ['hebrew', `${SHIPPED}NotoSansHebrewCondensed-Medium`, HEBREW],
  ['lam-alef', `${FIXTURES}lam-alef`, ['لَأْ', 'لْأَ', 'بَلْأَ']],
  ['nastaliq', `${FIXTURES}nastaliq`, ['آئیں', 'ئیں', 'آئی']],
  ['thai', `${FIXTURES}thai`, ['น้ำ', 'ป่ำ', 'นำ', 'ที่', 'น่ที่']],
  ['burmese', `${FIXTURES}burmese`, ['ကျွန်ုပ်', 'သင်္ဘော', 'ကောင်း', 'ကြွယ်', 'သင်္က', 'ကြော', 'ပွေ', 'န်ုပ်']],
];
const outputRows = FONTS.flatMap(([fontName, fontPath, fontWords]) =>
  fontWords.map((word) => [fontName, word, shapeWord(fontPath, word)]),
);
writeFileSync(
  OUTPUT_FILE,
  `[\n${outputRows.map((outputRow) => `  ${escapeValue(/** @type {any} */ (outputRow))}`).join(',\n')}\n]\n`,
);
process.stdout.write(`${outputRows.length} words\n`);
