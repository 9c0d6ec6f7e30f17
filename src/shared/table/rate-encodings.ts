/**
 * Rates how plausible the text of a file is in each encoding of one byte per character: by the letters of languages that use the
 * encoding, by capitals within words, and by signs where letters belong.
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

/** The candidates, each with what it is worth that it is common: this decides only where few letters tell them apart. */
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
  apostrophe: 3,
  expectedSign: 2,
  otherLetter: -2,
  lonelyLetter: -2,
  capitalAfterCapital: -0.1,
  signByLetter: -4,
  misplaced: -6,
  undecoded: -12,
};

/** Bytes at the start of a file that are looked at, and how many of those that are no ASCII. */
const MAX_BYTES = 200_000;
const MAX_HIGH_BYTES = 20_000;

export interface RatedEncoding {
  readonly encoding: Encoding;
  /** Points for each byte that is no ASCII: about two for real text, less than zero for what is no text in this encoding. */
  readonly plausibility: number;
}

/** Returns the encoding of one byte per character in which the text is most plausible. */
export function findLikeliestEncoding(bytes: Uint8Array): RatedEncoding {
  const sample = bytes.subarray(0, MAX_BYTES);
  const highIndexes: number[] = [];
  for (let index = 0; index < sample.length && highIndexes.length < MAX_HIGH_BYTES; index++)
    if ((sample[index] as number) > 0x7f) highIndexes.push(index);
  const rated = CANDIDATES.map(([encoding, languages, bonus]) => {
    const points = bonus + ratePlausibility(sample, highIndexes, readSigns(encoding), languages);
    return { encoding, plausibility: points / Math.max(1, highIndexes.length) };
  });
  return rated.reduce((best, other) => (other.plausibility > best.plausibility ? other : best));
}

/** What a byte is in an encoding. */
interface Sign {
  readonly text: string;
  readonly lowerCase: string;
  readonly isLetter: boolean;
  readonly isCapital: boolean;
  readonly isSmall: boolean;
  /** Whether it is one of our letters. Those of other scripts never stand beside it in a word. */
  readonly isLatin: boolean;
}

const readSigns = (encoding: Encoding): readonly Sign[] => {
  const decoder = new CompleteTextDecoder(encoding);
  return Array.from({ length: 256 }, (_, byte) => {
    const text = decoder.decode(new Uint8Array([byte]));
    return {
      text,
      lowerCase: text.toLowerCase(),
      isLetter: /[\p{L}\p{M}]/u.test(text),
      isCapital: /\p{Lu}/u.test(text),
      isSmall: /\p{Ll}/u.test(text),
      isLatin: /\p{Script=Latin}|[\u0300-\u036f]/u.test(text),
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
  let points = 0;
  for (const index of highIndexes) {
    const sign = signs[bytes[index] as number] as Sign;
    const previous = signs[bytes[index - 1] ?? 0] as Sign;
    const next = signs[bytes[index + 1] ?? 0] as Sign;
    if (sign.isLetter) counts.set(sign.lowerCase, (counts.get(sign.lowerCase) ?? 0) + 1);
    points += sign.isLetter ? rateLetter(sign, previous, next) : ratePunctuation(sign, previous, next);
  }
  return points + Math.max(...languages.map((letters) => rateFrequency(counts, letters)));
}

function rateFrequency(counts: ReadonlyMap<string, number>, letters: string): number {
  let points = 0;
  for (const [letter, count] of counts) {
    const rank = letters.indexOf(letter);
    points += count * (rank < 0 ? POINTS.otherLetter : 3 - (2 * rank) / letters.length);
  }
  return points;
}

/** Rates a letter by those beside it: `ą` within a word, but no capital and no letter of another script. */
function rateLetter(letter: Sign, previous: Sign, next: Sign): number {
  const neighbors = [previous, next].filter(({ isLetter }) => isLetter);
  if (neighbors.some(({ isLatin }) => isLatin !== letter.isLatin)) return POINTS.misplaced;
  if (neighbors.length === 0) return POINTS.lonelyLetter;
  if (letter.isCapital && previous.isCapital) return POINTS.capitalAfterCapital;
  const isCapitalInWord = (letter.isSmall && next.isCapital) || (letter.isCapital && previous.isSmall);
  return isCapitalInWord ? POINTS.misplaced : 0;
}

const OPENING = '„“‘«‹¿¡';
const CLOSING = '”“’»›…™®';
const SEPARATING = '–—•';
const NO_BREAK_SPACE = '\u00a0';
/** Control characters, the replacement character, and the boxes of DOS. */
const UNDECODED = /[\p{C}\ufffd\u2500-\u25ff]/u;

function ratePunctuation({ text }: Sign, previous: Sign, next: Sign): number {
  if (text === NO_BREAK_SPACE) return 0;
  if (UNDECODED.test(text)) return POINTS.undecoded;
  const isByLetter = previous.isLetter || next.isLetter;
  if (previous.isLetter && next.isLetter) return text === '’' ? POINTS.apostrophe : POINTS.misplaced;
  if (SEPARATING.includes(text)) return isByLetter ? 0 : POINTS.expectedSign;
  if (OPENING.includes(text) && next.isLetter) return POINTS.expectedSign;
  if (CLOSING.includes(text) && !next.isLetter) return POINTS.expectedSign;
  return isByLetter ? POINTS.signByLetter : 0;
}
