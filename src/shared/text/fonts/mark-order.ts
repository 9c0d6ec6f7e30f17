/**
 * Sorts Arabic and Hebrew marks, and the parts of the Thai and Lao vowel am, into the order that fonts expect. Unicode's canonical order
 * puts a fatha before the shadda below it, but fonts place each mark on the previous one, so the shadda has to come first (UTR 53, Arabic
 * Mark Transient Reordering Algorithm; for Hebrew the order of the SBL Hebrew manual, which HarfBuzz also follows). Only the order for
 * shaping changes. Text that is searched or copied keeps its order.
 */

/** The rank of each canonical combining class from 10 (sheva) to 35 (superscript alef). Marks are sorted by this rank. */
const RANK_BY_CLASS: readonly number[] = [
  // Hebrew, classes 10 to 26: shin and sin dot, dagesh, rafe, holam, vowels from the widest to the narrowest, meteg, varika.
  22,
  15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26,
  // Arabic, classes 27 to 35: shadda before all others.
  28, 29, 30, 31, 32, 33, 27, 34, 35,
];

/** The marks of each combining class, one string per class, from class 10 to 35. */
const MARKS_BY_CLASS: readonly string[] = [
  '\u05b0',
  '\u05b1',
  '\u05b2',
  '\u05b3',
  '\u05b4',
  '\u05b5',
  '\u05b6',
  '\u05b7',
  '\u05b8\u05c7',
  '\u05b9\u05ba',
  '\u05bb',
  '\u05bc',
  '\u05bd',
  '\u05bf',
  '\u05c1',
  '\u05c2',
  '\ufb1e',
  '\u064b\u08f0',
  '\u064c\u08f1',
  '\u064d\u08f2',
  '\u064e\u0618',
  '\u064f\u0619',
  '\u0650\u061a',
  '\u0651',
  '\u0652',
  '\u0670',
];

const rankByMark: ReadonlyMap<string, number> = new Map(
  MARKS_BY_CLASS.flatMap((marks, classIndex) =>
    [...marks].map((mark): [string, number] => [mark, RANK_BY_CLASS[classIndex] ?? 0]),
  ),
);

/** Modifier combining marks (UTR 53), which stay next to their letter. Marks below the letter come before marks above. */
const MODIFIERS_BELOW = /[\u0655\u06e3\u08cf\u08d3]/;
const MODIFIERS_ABOVE = /[\u0654\u0658\u06dc\u06e7\u06e8\u08ca\u08cb\u08cd\u08ce\u08f3]/;
/** All marks below the letter without a rank. A modifier after another mark on the same side isn't next to the letter and doesn't move. */
const MARKS_BELOW =
  /[\u0655\u0656\u065c\u065f\u06e3\u06ea\u06ed\u0899-\u089b\u08cf-\u08d3\u08e3\u08e6\u08e9\u08ed-\u08ef\u08f6\u08f9\u08fa]/;

const MARK_CLASS =
  '[\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u0898-\\u089f\\u08ca-\\u08e1\\u08e3-\\u08ff\\ufb1e]';
const HAS_MARKS = new RegExp(MARK_CLASS, 'u');
/** Matches a letter with its marks. */
const MARKED_LETTER = new RegExp(`.${MARK_CLASS}+`, 'gsu');

/**
 * Returns the word with its marks in the order for shaping. Words that differ only in the stored order of their marks give the same result.
 * `hasGlyph`: whether the font has a glyph for a character.
 */
export function orderMarks(word: string, hasGlyph: (character: string) => boolean = () => true): string {
  if (HAS_MARKS.test(word)) return word.replace(MARKED_LETTER, (cluster) => orderCluster(cluster, hasGlyph));
  if (!HAS_AM.test(word)) return word;
  return VOWELS_AM.reduce(
    (orderedWord, { pattern, ring, aa }) =>
      hasGlyph(ring) ? orderedWord.replace(pattern, `${ring}$1${aa}`) : orderedWord,
    word,
  );
}

/**
 * Matches the vowel am of Thai and Lao. Fonts draw it as a ring above the letter and an aa after the letter. Tone marks are typed before
 * the am but drawn above its ring, so the ring moves in front of them.
 */
const HAS_AM = /[\u0e33\u0eb3]/;
const VOWELS_AM = [
  { pattern: /([\u0e31\u0e34-\u0e37\u0e47-\u0e4e]{0,4})\u0e33/g, ring: '\u0e4d', aa: '\u0e32' },
  { pattern: /([\u0eb1\u0eb4-\u0eb7\u0ebb\u0ec8-\u0ece]{0,4})\u0eb3/g, ring: '\u0ecd', aa: '\u0eb2' },
];

function orderCluster(cluster: string, hasGlyph: (character: string) => boolean): string {
  const [letter = '', ...marks] = cluster.normalize('NFD');
  return composeLetter(letter, sortMarks(marks), hasGlyph);
}

/**
 * Composes the letter with marks if Unicode and the font have a character for both, such as an alef with its madda. A mark stays separate
 * if an uncomposed mark before it blocks the composition.
 */
function composeLetter(letter: string, marks: readonly string[], hasGlyph: (character: string) => boolean): string {
  let composedLetter = letter;
  let remainingMarks = '';
  for (const mark of marks) {
    const composed = `${composedLetter}${remainingMarks}${mark}`.normalize('NFC');
    const candidate = `${composedLetter}${mark}`.normalize('NFC');
    const isComposed = [...candidate].length === 1 && composed.startsWith(candidate) && hasGlyph(candidate);
    if (isComposed) composedLetter = candidate;
    else remainingMarks += mark;
  }
  return composedLetter + remainingMarks;
}

/** Sorts marks that are in canonical order into the order for shaping. */
function sortMarks(marks: readonly string[]): string[] {
  const getRank = (mark: string): number => rankByMark.get(mark) ?? 0;
  const rankedMarks = marks.filter((mark) => rankByMark.has(mark)).sort((a, b) => getRank(a) - getRank(b));
  const otherMarks = marks.filter((mark) => !rankByMark.has(mark));
  const modifiersBelow = findModifiers(otherMarks, isBelow, MODIFIERS_BELOW);
  const modifiersAbove = findModifiers(otherMarks, (mark) => !isBelow(mark), MODIFIERS_ABOVE);
  const pickMarks = (indexes: readonly number[]): string[] => indexes.map((markIndex) => otherMarks[markIndex] ?? '');
  const movedIndexes = new Set([...modifiersBelow, ...modifiersAbove]);
  return [
    ...pickMarks(modifiersBelow),
    ...pickMarks(modifiersAbove),
    ...rankedMarks,
    ...otherMarks.filter((_mark, markIndex) => !movedIndexes.has(markIndex)),
  ];
}

const isBelow = (mark: string): boolean => MARKS_BELOW.test(mark);

/** Returns the indexes of the modifiers that come before all other marks on one side of the letter. */
function findModifiers(marks: readonly string[], isOnSide: (mark: string) => boolean, modifiers: RegExp): number[] {
  const indexes = [...marks.keys()].filter((markIndex) => isOnSide(marks[markIndex] ?? ''));
  const firstOther = indexes.findIndex((markIndex) => !modifiers.test(marks[markIndex] ?? ''));
  return firstOther < 0 ? indexes : indexes.slice(0, firstOther);
}
