/**
 * Sentences that stand where they are used: labels of fixes, lines of a log. The English one is the key of its translation,
 * with its values numbered: say`Set ${label} to ${n}` is found as `Set {0} to {1}`.
 */

/** By the English sentence. A value may stand elsewhere, more than once, or be left out. */
export type Phrases = Readonly<Record<string, string>>;

let language = 'en';
let spoken: ReadonlyMap<string, readonly string[]> = new Map();
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
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const other = spoken.size === 0 ? undefined : spoken.get(keyOf(parts));
  if (other === undefined) return parts.map((part, i) => (i === 0 ? part : `${values[i - 1]}${part}`)).join('');
  return other.map((part, i) => (i % 2 === 0 ? part : values[Number(part)])).join('');
}

/** `en`, `de`: what is said now. */
export const spokenLanguage = (): string => language;

/** A number with the signs of the language of the moment: `4,500.5`, in German `4.500,5`. */
export const localNumber = (n: number): string => n.toLocaleString(language);

/** From now on these are said; gives a function that goes back to what was said before. */
export function speak(name: string, phrases: readonly Phrases[]): () => void {
  const [past, before] = [language, spoken];
  language = name;
  const split = phrases
    .flatMap((each) => Object.entries(each))
    .map(([key, text]) => [key, text.split(/\{(\d)\}/)] as const);
  spoken = new Map([...before, ...split]);
  return () => {
    language = past;
    spoken = before;
  };
}

/** A sentence without values that is kept as data: its translation, else itself. */
export const told = (text: string): string => spoken.get(text)?.[0] ?? text;

/** Texts that are data of a module, each in the language of the moment at which it is read. */
export function texts<T extends Readonly<Record<string, string>>>(english: T): T {
  const read = Object.entries(english).map(
    ([key, text]) => [key, { enumerable: true, get: () => told(text) }] as const,
  );
  return Object.defineProperties({}, Object.fromEntries(read)) as T;
}
