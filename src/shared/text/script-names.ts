/** Names the scripts of characters that no built-in font has, in words that users know. */

/** Message names by Unicode script. A script that only one language uses has the name of that language. */
const NAME_BY_SCRIPT = {
  Thai: 'thai',
  Lao: 'lao',
  Khmer: 'khmer',
  Myanmar: 'burmese',
  Devanagari: 'devanagari',
  Bengali: 'bengali',
  Gurmukhi: 'gurmukhi',
  Gujarati: 'gujarati',
  Oriya: 'odia',
  Tamil: 'tamil',
  Telugu: 'telugu',
  Kannada: 'kannada',
  Malayalam: 'malayalam',
  Sinhala: 'sinhala',
  Tibetan: 'tibetan',
  Mongolian: 'mongolian',
  Georgian: 'georgian',
  Armenian: 'armenian',
  Ethiopic: 'ethiopic',
  Cherokee: 'cherokee',
  Syriac: 'syriac',
  Thaana: 'thaana',
  Nko: 'nko',
  Adlam: 'adlam',
  Tifinagh: 'tifinagh',
  Javanese: 'javanese',
  Balinese: 'balinese',
  Hangul: 'korean',
  Hiragana: 'japanese',
  Katakana: 'japanese',
  Bopomofo: 'chinese',
  Hebrew: 'hebrew',
  Arabic: 'arabic',
  Greek: 'greek',
  Cyrillic: 'cyrillic',
} as const;

/** The message name of a script. */
export type ScriptName = (typeof NAME_BY_SCRIPT)[keyof typeof NAME_BY_SCRIPT] | 'chineseOrJapanese';
const HAN_CHARACTER = /\p{Script=Han}/u;
const KANA_CHARACTER = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

let cachedPatterns: readonly (readonly [name: ScriptName, test: RegExp])[] | undefined;
/** Returns the patterns of all scripts. They are created on first use, since most texts have no missing characters. */
const getScriptPatterns = (): readonly (readonly [name: ScriptName, test: RegExp])[] => {
  cachedPatterns ??= Object.entries(NAME_BY_SCRIPT).map(
    ([script, scriptName]) => [scriptName, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
  );
  return cachedPatterns;
};

/** Lists the scripts of the characters, without duplicates. Han characters together with kana count as Japanese. */
export function listScriptNames(characters: string): readonly ScriptName[] {
  const scriptNames = getScriptPatterns().flatMap(([scriptName, pattern]) =>
    pattern.test(characters) ? [scriptName] : [],
  );
  const hanNames: ScriptName[] =
    HAN_CHARACTER.test(characters) && !KANA_CHARACTER.test(characters) ? ['chineseOrJapanese'] : [];
  return [...new Set([...hanNames, ...scriptNames])];
}
