/**
 * Sorts the characters of Burmese syllables into the order in which they are drawn: the vowel e and the medial ra are typed behind their
 * consonant but stand before it (OpenType, "Creating fonts for the Myanmar script"). fontkit leaves this to its caller.
 */

const CONSONANT =
  '[\\u1000-\\u102a\\u103f\\u104e\\u1050-\\u1055\\u105a-\\u105d\\u1061\\u1065\\u1066\\u106e-\\u1070\\u1075-\\u1081\\u108e]';
const MARK =
  '[\\u102b-\\u1038\\u103a-\\u103e\\u1056-\\u1059\\u105e-\\u1060\\u1062-\\u1064\\u1067-\\u106d\\u1071-\\u1074\\u1082-\\u108d\\u108f\\u109a-\\u109d]';
/** A nga above the next consonant, the consonant, those below it, and its marks. */
const SYLLABLE = new RegExp(
  `([\\u1004\\u101b\\u105a]\\u103a\\u1039)?(${CONSONANT}(?:\\u1039${CONSONANT}){0,4})(${MARK}{0,16})`,
  'g',
);

const VOWEL_E = /[\u1031\u1084]/;
const MEDIAL_RA = '\u103c';
const VOWEL_BELOW = /[\u102f\u1030\u1058\u1059]/;
const ANUSVARA = /[\u1032\u1036]/;

/** Whether a word has characters of the Burmese script. */
export const hasMyanmar = (word: string): boolean => /[\u1000-\u109f]/.test(word);

/** Returns the word in the order in which its characters are drawn. */
export const orderMyanmar = (word: string): string =>
  word.replace(SYLLABLE, (_, kinzi: string | undefined, consonants: string, marks: string) => {
    const vowelsE = [...marks].filter((mark) => VOWEL_E.test(mark));
    const medialsRa = [...marks].filter((mark) => mark === MEDIAL_RA);
    const [base = '', ...stacked] = consonants;
    const others = [...marks].filter((mark) => mark !== MEDIAL_RA && !VOWEL_E.test(mark));
    return [...vowelsE, ...medialsRa, base, kinzi ?? '', ...stacked, ...orderVowelsBelow(others)].join('');
  });

/** Puts the dot above before a vowel below that was typed first. */
function orderVowelsBelow(marks: readonly string[]): string[] {
  const first = marks.findIndex((mark) => VOWEL_BELOW.test(mark));
  if (first < 0) return [...marks];
  const end = marks.findIndex((mark, index) => index > first && !VOWEL_BELOW.test(mark) && !ANUSVARA.test(mark));
  const run = marks.slice(first, end < 0 ? marks.length : end);
  return [
    ...marks.slice(0, first),
    ...run.filter((mark) => ANUSVARA.test(mark)),
    ...run.filter((mark) => VOWEL_BELOW.test(mark)),
    ...marks.slice(first + run.length),
  ];
}
