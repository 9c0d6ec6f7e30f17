/**
 * Sorts the characters of Burmese syllables into visual order. The vowel e and the medial ra are typed after their consonant but drawn
 * before it (OpenType, "Creating fonts for the Myanmar script"). fontkit leaves this to its caller.
 */

const CONSONANT =
  '[\\u1000-\\u102a\\u103f\\u104e\\u1050-\\u1055\\u105a-\\u105d\\u1061\\u1065\\u1066\\u106e-\\u1070\\u1075-\\u1081\\u108e]';
const MARK =
  '[\\u102b-\\u1038\\u103a-\\u103e\\u1056-\\u1059\\u105e-\\u1060\\u1062-\\u1064\\u1067-\\u106d\\u1071-\\u1074\\u1082-\\u108d\\u108f\\u109a-\\u109d]';
/** Matches a syllable: an optional nga above the consonant (kinzi), the consonant, stacked consonants, and marks. */
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
  word.replace(SYLLABLE, (_syllable, kinzi: string | undefined, consonants: string, marks: string) => {
    const vowelsE = [...marks].filter((mark) => VOWEL_E.test(mark));
    const medialsRa = [...marks].filter((mark) => mark === MEDIAL_RA);
    const [firstConsonant = '', ...stacked] = consonants;
    const otherMarks = [...marks].filter((mark) => mark !== MEDIAL_RA && !VOWEL_E.test(mark));
    return [...vowelsE, ...medialsRa, firstConsonant, kinzi ?? '', ...stacked, ...orderVowelsBelow(otherMarks)].join(
      '',
    );
  });

/** Puts the dot above before a vowel below that was typed first. */
function orderVowelsBelow(marks: readonly string[]): string[] {
  const firstVowel = marks.findIndex((mark) => VOWEL_BELOW.test(mark));
  if (firstVowel < 0) return [...marks];
  const runEnd = marks.findIndex(
    (mark, index) => index > firstVowel && !VOWEL_BELOW.test(mark) && !ANUSVARA.test(mark),
  );
  const markRun = marks.slice(firstVowel, runEnd < 0 ? marks.length : runEnd);
  return [
    ...marks.slice(0, firstVowel),
    ...markRun.filter((mark) => ANUSVARA.test(mark)),
    ...markRun.filter((mark) => VOWEL_BELOW.test(mark)),
    ...marks.slice(firstVowel + markRun.length),
  ];
}
