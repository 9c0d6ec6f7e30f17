/** The names of scripts for which no font ships, as readers call them. */

/** By the name of the script in Unicode. Scripts of one language go by that. */
const NAMES: Readonly<Record<string, string>> = {
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
const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

let tests: readonly (readonly [name: string, test: RegExp])[] | undefined;
/** Made when they are first asked for: most texts lack no character. */
const scriptTests = (): readonly (readonly [name: string, test: RegExp])[] => {
  tests ??= Object.entries(NAMES).map(([script, name]) => [name, new RegExp(`\\p{Script=${script}}`, 'u')] as const);
  return tests;
};

/** English names of the scripts that characters belong to, each once. Chinese characters beside kana are Japanese. */
export function scriptNames(characters: string): readonly string[] {
  const names = scriptTests().flatMap(([name, test]) => (test.test(characters) ? [name] : []));
  const han = HAN.test(characters) && !KANA.test(characters) ? ['Chinese or Japanese'] : [];
  return [...new Set([...han, ...names])];
}
