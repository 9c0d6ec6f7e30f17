/**
 * Sentences that stand where they are used: labels of fixes, lines of a log. The English one is the key of its translation,
 * with its values numbered: t`Set ${label} to ${n}` is found as `Set {0} to {1}`.
 */

/** By the English sentence. A value may stand elsewhere, more than once, or be left out. */
export type Phrases = Readonly<Record<string, string>>;

let language = 'en';
let current: ReadonlyMap<string, readonly string[]> = new Map();
const keys = new WeakMap<TemplateStringsArray, string>();

const keyOf = (parts: TemplateStringsArray): string => {
  const known = keys.get(parts);
  if (known !== undefined) return known;
  const key = phraseKey(parts);
  keys.set(parts, key);
  return key;
};

const phraseKey = (parts: readonly string[]): string =>
  parts.map((part, i) => (i === 0 ? part : `{${i - 1}}${part}`)).join('');

/** A sentence in the language of the window. */
export function t(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const other = current.size === 0 ? undefined : current.get(keyOf(parts));
  if (other === undefined) return parts.map((part, i) => (i === 0 ? part : `${values[i - 1]}${part}`)).join('');
  return other.map((part, i) => (i % 2 === 0 ? part : values[Number(part)])).join('');
}

/** `en` or `de`: the language of the moment. */
export const currentLanguage = (): string => language;

/** A number with the signs of the language of the moment: `4,500.5`, in German `4.500,5`. */
export const localNumber = (n: number): string => n.toLocaleString(language);

/** Puts phrases in the place of the English ones from now on; returns a function that takes them back. */
export function setPhrases(name: string, phrases: readonly Phrases[]): () => void {
  const [past, before] = [language, current];
  language = name;
  const split = phrases
    .flatMap((each) => Object.entries(each))
    .map(([key, text]) => [key, text.split(/\{(\d)\}/)] as const);
  current = new Map([...before, ...split]);
  return () => {
    language = past;
    current = before;
  };
}

/** The translation of a sentence without values, else the sentence itself. */
export const translatePhrase = (text: string): string => current.get(text)?.[0] ?? text;

/** Texts that are data of a module, each in the language of the moment at which it is read. */
export function texts<T extends Readonly<Record<string, string>>>(english: T): T {
  const read = Object.entries(english).map(
    ([key, text]) => [key, { enumerable: true, get: () => translatePhrase(text) }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(read)) as T;
}
