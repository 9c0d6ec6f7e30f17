/**
 * Rates how plausible the text of a file is in each encoding of one byte per character: by the letters of languages that use the encoding,
 * by capitals within words, and by signs in the place of letters.
 */

import { TextDecoder as CompleteTextDecoder } from '@exodus/bytes/encoding-browser.js';
import type { Encoding } from './encodings.ts';

/** Letters outside ASCII of the languages that are written in an encoding, the most frequent ones first. */
const LATIN_WEST = [
  'äüöß', // German
  'éèàçêôâîûùïëœü', // French
  'óíáéñúü', // Spanish
  'ãçáéóêíõâôúà', // Portuguese
  'àèòùéì', // Italian
  'äåöéü', // Swedish, Finnish
  'åøæéö', // Danish, Norwegian
  'íðáéóöþúæý', // Icelandic
  'éëïèöü', // Dutch, English
];
const LATIN_CENTRAL = [
  'íáéěýřžčšůúťňóď', // Czech
  'áíéúčžýšľťóňôäďĺŕ', // Slovak
  'łęóążśćńź', // Polish
  'áéóőöíüúű', // Hungarian
  'ăîâşţ', // Romanian
  'čšžćđ', // Croatian, Slovenian
];
const CYRILLIC = [
  'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё', // Russian
  'оаниівтесрлкдумпяьзгбчхцйжїєщюфшґ', // Ukrainian
  'аоиетнрсвлкдпмзябугцъчщжшхфюйь', // Bulgarian
  'аоиенрстјувкмдплзгбцчшњћжхљђфџ', // Serbian
];
const RUSSIAN = CYRILLIC.slice(0, 1);

/** The candidates, each with a bonus for how common it is. The bonus decides only if few letters distinguish them. */
const CANDIDATES: readonly (readonly [encoding: Encoding, languages: readonly string[], bonus: number])[] = [
  ['windows-1252', LATIN_WEST, 0.7],
  ['windows-1250', LATIN_CENTRAL, 0.4],
  ['windows-1251', CYRILLIC, 0.4],
  ['macintosh', LATIN_WEST, 0],
  ['windows-1254', ['ıüşçğöİâî'], 0], // Turkish
  ['windows-1253', ['αοιετσνηυρπκμλςωίόάέήδγύώθχφβξζψϊϋΐΰ'], 0],
  ['windows-1257', ['šėžųįūąčę', 'āīēšņļūžķčģ', 'äõüöšž'], -0.3], // Lithuanian, Latvian, Estonian
  ['windows-1255', ['יוהלאתרבשמןנםעדקחפצכגטסזךףץ'], 0.3],
  ['windows-1256', ['اليمونترعبدسفهكقحجشطصخضذةىأءثغزظئإؤآپچژگ'], 0],
  ['windows-874', ['านรอก่เงม้ยลวัดทสิตะปีบคุหแจพชข็ึ์ูใไืโผธณซำศษถภฉ'], 0],
  ['windows-1258', ['đ\u0300\u0301ươ\u0323âêôă\u0309\u0303àáéóíùòèú'], -1], // Vietnamese
  ['iso-8859-2', LATIN_CENTRAL, 0],
  ['iso-8859-15', LATIN_WEST, 0],
  ['koi8-r', RUSSIAN, -0.7],
  ['ibm866', RUSSIAN, -1],
];

/** Points for one character. A frequent letter of a language is worth up to three. */
const POINTS = {
  /** ’ between two letters. */
  apostrophe: 3,
  /** A sign in its usual place: “ before a word, – between blanks. */
  expectedSign: 2,
  /** A letter that the language doesn't use. */
  otherLetter: -2,
  /** A letter without letters next to it. */
  lonelyLetter: -2,
  capitalAfterCapital: -0.1,
  /** A sign next to a letter, in an unusual place. */
  signByLetter: -4,
  /** A capital, a letter of another script or a sign within a word. */
  misplaced: -6,
  /** A byte that has no character in the encoding. */
  undecoded: -12,
};

/** The number of bytes at the start of a file that are examined, and of those outside ASCII. */
const MAX_BYTES = 200_000;
const MAX_HIGH_BYTES = 20_000;

export interface RatedEncoding {
  readonly encoding: Encoding;
  /** The points per byte outside ASCII: about two for real text, less than zero for bytes that are not text in this encoding. */
  readonly plausibility: number;
}

/** Returns the encoding of one byte per character in which the text is most plausible. */
export function findLikeliestEncoding(bytes: Uint8Array): RatedEncoding {
  const sample = bytes.subarray(0, MAX_BYTES);
  const highIndexes: number[] = [];
  for (let index = 0; index < sample.length && highIndexes.length < MAX_HIGH_BYTES; index++)
    if ((sample[index] as number) > 0x7f) highIndexes.push(index);
  const ratedEncodings = CANDIDATES.map(([encoding, languages, commonBonus]) => {
    const totalPoints = commonBonus + ratePlausibility(sample, highIndexes, readSigns(encoding), languages);
    return { encoding, plausibility: totalPoints / Math.max(1, highIndexes.length) };
  });
  return ratedEncodings.reduce((bestEncoding, candidate) =>
    candidate.plausibility > bestEncoding.plausibility ? candidate : bestEncoding,
  );
}

/** The meaning of a byte in an encoding. */
interface Sign {
  readonly text: string;
  readonly lowerCase: string;
  readonly isLetter: boolean;
  readonly isCapital: boolean;
  readonly isSmall: boolean;
  /** Whether it is a Latin letter. Letters of other scripts are never in the same word. */
  readonly isLatin: boolean;
}

const readSigns = (encoding: Encoding): readonly Sign[] => {
  const decoder = new CompleteTextDecoder(encoding);
  return Array.from({ length: 256 }, (_item, byte) => {
    const decodedText = decoder.decode(new Uint8Array([byte]));
    return {
      text: decodedText,
      lowerCase: decodedText.toLowerCase(),
      isLetter: /[\p{L}\p{M}]/u.test(decodedText),
      isCapital: /\p{Lu}/u.test(decodedText),
      isSmall: /\p{Ll}/u.test(decodedText),
      isLatin: /\p{Script=Latin}|[\u0300-\u036f]/u.test(decodedText),
    };
  });
};

/** Returns the points of the language whose letters fit best, with those for capitals and for signs. */
function ratePlausibility(
  bytes: Uint8Array,
  highIndexes: readonly number[],
  signs: readonly Sign[],
  languages: readonly string[],
): number {
  const counts = new Map<string, number>();
  let totalPoints = 0;
  for (const index of highIndexes) {
    const currentSign = signs[bytes[index] as number] as Sign;
    const previousSign = signs[bytes[index - 1] ?? 0] as Sign;
    const nextSign = signs[bytes[index + 1] ?? 0] as Sign;
    if (currentSign.isLetter) counts.set(currentSign.lowerCase, (counts.get(currentSign.lowerCase) ?? 0) + 1);
    totalPoints += currentSign.isLetter
      ? rateLetter(currentSign, previousSign, nextSign)
      : ratePunctuation(currentSign, previousSign, nextSign);
  }
  return totalPoints + Math.max(...languages.map((languageLetters) => rateFrequency(counts, languageLetters)));
}

function rateFrequency(counts: ReadonlyMap<string, number>, languageLetters: string): number {
  let totalPoints = 0;
  for (const [letter, count] of counts) {
    const frequencyRank = languageLetters.indexOf(letter);
    totalPoints += count * (frequencyRank < 0 ? POINTS.otherLetter : 3 - (2 * frequencyRank) / languageLetters.length);
  }
  return totalPoints;
}

/** Rates a letter by its neighbors: `ą` within a word is plausible, but a capital or a letter of another script is not. */
function rateLetter(letterSign: Sign, previousSign: Sign, nextSign: Sign): number {
  const neighbors = [previousSign, nextSign].filter(({ isLetter }) => isLetter);
  if (neighbors.some(({ isLatin }) => isLatin !== letterSign.isLatin)) return POINTS.misplaced;
  if (neighbors.length === 0) return POINTS.lonelyLetter;
  if (letterSign.isCapital && previousSign.isCapital) return POINTS.capitalAfterCapital;
  const isCapitalInWord = (letterSign.isSmall && nextSign.isCapital) || (letterSign.isCapital && previousSign.isSmall);
  return isCapitalInWord ? POINTS.misplaced : 0;
}

const OPENING = '„“‘«‹¿¡';
const CLOSING = '”“’»›…™®';
const SEPARATING = '–—•';
const NO_BREAK_SPACE = '\u00a0';
/** Control characters, the replacement character, and the boxes of DOS. */
const UNDECODED = /[\p{C}\ufffd\u2500-\u25ff]/u;

function ratePunctuation({ text }: Sign, previousSign: Sign, nextSign: Sign): number {
  if (text === NO_BREAK_SPACE) return 0;
  if (UNDECODED.test(text)) return POINTS.undecoded;
  const isByLetter = previousSign.isLetter || nextSign.isLetter;
  if (previousSign.isLetter && nextSign.isLetter) return text === '’' ? POINTS.apostrophe : POINTS.misplaced;
  if (SEPARATING.includes(text)) return isByLetter ? 0 : POINTS.expectedSign;
  if (OPENING.includes(text) && nextSign.isLetter) return POINTS.expectedSign;
  if (CLOSING.includes(text) && !nextSign.isLetter) return POINTS.expectedSign;
  return isByLetter ? POINTS.signByLetter : 0;
}
