/** Names the scripts of characters that no built-in font covers, in words that users know. */

/** English names by Unicode script. A script that only one language uses has the name of that language. */
const NAME_BY_SCRIPT: Readonly<Record<string, string>> = {
  Thai: 'Thai',
  Lao: 'Lao',
  Khmer: 'Khmer',
  Myanmar: 'Burmese',
  Devanagari: 'Devanagari',
  Bengali: 'Bengali',
  Gurmukhi: 'Gurmukhi',
  Gujarati: 'Gujarati',
  Oriya: 'Odia',
  Tamil: 'Tamil',
  Telugu: 'Telugu',
  Kannada: 'Kannada',
  Malayalam: 'Malayalam',
  Sinhala: 'Sinhala',
  Tibetan: 'Tibetan',
  Mongolian: 'Mongolian',
  Georgian: 'Georgian',
  Armenian: 'Armenian',
  Ethiopic: 'Ethiopic',
  Cherokee: 'Cherokee',
  Syriac: 'Syriac',
  Thaana: 'Thaana',
  Nko: 'N’Ko',
  Adlam: 'Adlam',
  Tifinagh: 'Tifinagh',
  Javanese: 'Javanese',
  Balinese: 'Balinese',
  Hangul: 'Korean',
  Hiragana: 'Japanese',
  Katakana: 'Japanese',
  Bopomofo: 'Chinese',
  Hebrew: 'Hebrew',
  Arabic: 'Arabic',
  Greek: 'Greek',
  Cyrillic: 'Cyrillic',
};
const HAN_CHARACTER = /\p{Script=Han}/u;
const KANA_CHARACTER = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

let cachedTests: readonly (readonly [name: string, test: RegExp])[] | undefined;
/** Returns the patterns of all scripts, created on first use since most texts have no missing characters. */
const getScriptTests = (): readonly (readonly [name: string, test: RegExp])[] => {
  cachedTests ??= Object.entries(NAME_BY_SCRIPT).map(
    ([script, name]) => [name, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
  );
  return cachedTests;
};

/** Lists the English names of the scripts that the characters belong to, without duplicates. Han characters together with kana count as Japanese. */
export function listScriptNames(characters: string): readonly string[] {
  const names = getScriptTests().flatMap(([name, pattern]) => (pattern.test(characters) ? [name] : []));
  const hanNames = HAN_CHARACTER.test(characters) && !KANA_CHARACTER.test(characters) ? ['Chinese or Japanese'] : [];
  return [...new Set([...hanNames, ...names])];
}
