/**
 * Marks of Arabic and Hebrew in the order in which fonts expect them. Unicode's canonical order puts a fatha before the shadda that it
 * stands on; fonts place each mark on the one before it, so the shadda has to come first (UTR 53, Arabic Mark Transient Reordering
 * Algorithm; for Hebrew the order of the SBL Hebrew manual, which HarfBuzz follows as well). Only the order for shaping changes: the text
 * that is read and copied stays as it is.
 */

/** Ranks by canonical combining class, from class 10 (sheva) to 35 (superscript alef): the order within these classes. */
const RANKS: readonly number[] = [
  // Hebrew, classes 10 to 26: shin and sin dot, dagesh, rafe, holam, vowels from the widest to the narrowest, meteg, varika.
  22,
  15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26,
  // Arabic, classes 27 to 35: shadda before all others.
  28, 29, 30, 31, 32, 33, 27, 34, 35,
];

/** Characters of a rankedMarks class, one string a class, from 10 to 35. */
const FIXED: readonly string[] = [
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
  FIXED.flatMap((marks, i) => [...marks].map((mark): [string, number] => [mark, RANKS[i] ?? 0])),
);

/** Modifier combining marks (UTR 53): they belong to the letter and stay next to it. Below it first, then above it. */
const MODIFIERS_BELOW = /[\u0655\u06e3\u08cf\u08d3]/;
const MODIFIERS_ABOVE = /[\u0654\u0658\u06dc\u06e7\u06e8\u08ca\u08cb\u08cd\u08ce\u08f3]/;
/** Other marks above and below. A modifier behind one of these is no longer next to its letter and is not movedPlaces. */
const BELOW =
  /[\u0655\u0656\u065c\u065f\u06e3\u06ea\u06ed\u0899-\u089b\u08cf-\u08d3\u08e3\u08e6\u08e9\u08ed-\u08ef\u08f6\u08f9\u08fa]/;

const MARK =
  '[\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u0898-\\u089f\\u08ca-\\u08e1\\u08e3-\\u08ff\\ufb1e]';
const HAS_MARKS = new RegExp(MARK, 'u');
/** A letter with its marks. */
const MARKED = new RegExp(`.${MARK}+`, 'gsu');

/** The word with its marks in the order for shaping. Words that differ only in the stored order of their marks give the same result. */
export const orderMarks = (word: string): string => (HAS_MARKS.test(word) ? word.replace(MARKED, orderCluster) : word);

function orderCluster(cluster: string): string {
  const [letter = '', ...marks] = cluster.normalize('NFD');
  return composeLetter(letter, sortMarks(marks));
}

/** The letter with its first marks joined to it where Unicode has a letter for both, as fonts know those. */
function composeLetter(letter: string, marks: readonly string[]): string {
  let base = letter;
  let next = 0;
  for (; next < marks.length; next += 1) {
    const joined = `${base}${marks[next]}`.normalize('NFC');
    if ([...joined].length !== 1) break;
    base = joined;
  }
  return base + marks.slice(next).join('');
}

/** `marks` in canonical order. */
function sortMarks(marks: readonly string[]): string[] {
  const rank = (mark: string): number => rankByMark.get(mark) ?? 0;
  const rankedMarks = marks.filter((mark) => rankByMark.has(mark)).sort((a, b) => rank(a) - rank(b));
  const otherMarks = marks.filter((mark) => !rankByMark.has(mark));
  const modifiersBelow = findModifiers(otherMarks, isBelow, MODIFIERS_BELOW);
  const modifiersAbove = findModifiers(otherMarks, (mark) => !isBelow(mark), MODIFIERS_ABOVE);
  const pickMarks = (places: readonly number[]): string[] => places.map((place) => otherMarks[place] ?? '');
  const movedPlaces = new Set([...modifiersBelow, ...modifiersAbove]);
  return [
    ...pickMarks(modifiersBelow),
    ...pickMarks(modifiersAbove),
    ...rankedMarks,
    ...otherMarks.filter((_, place) => !movedPlaces.has(place)),
  ];
}

const isBelow = (mark: string): boolean => BELOW.test(mark);

/** The places of the modifiers that come first among the marks of one side. */
function findModifiers(marks: readonly string[], isOfSide: (mark: string) => boolean, modifiers: RegExp): number[] {
  const places = [...marks.keys()].filter((place) => isOfSide(marks[place] ?? ''));
  const firstOther = places.findIndex((place) => !modifiers.test(marks[place] ?? ''));
  return firstOther < 0 ? places : places.slice(0, firstOther);
}
