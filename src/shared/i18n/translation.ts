import { type Labelled, relabel } from './labels.ts';
import { type Phrases, setPhrases } from './phrases.ts';

/**
 * What a language has in the place of the English sentences: the same sentences, asking for the same values at most.
 * The compiler names what is missing or left over.
 */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : T[K] extends (...values: infer V) => infer R
        ? (...values: V) => R
        : T[K] extends readonly string[]
          ? readonly string[]
          : Translation<T[K]>;
};

/** A group of English sentences and their translation. */
export interface Translated {
  readonly english: object;
  readonly other: object;
}

export const translated = <T extends object>(english: T, other: Translation<T>): Translated => ({ english, other });

/** Puts the sentences of a language in the place of the English ones: whoever holds the group reads them from now on. */
function translate({ english, other }: Translated): void {
  const target = english as Record<string, unknown>;
  for (const [key, value] of Object.entries(other)) {
    const held = target[key];
    const isGroup = typeof held === 'object' && held !== null && !Array.isArray(held);
    if (isGroup) translate({ english: held, other: value as object });
    else target[key] = value;
  }
}

/** All that a language has for a part of Rollcall: groups of sentences, and those that are found by the English one. */
export interface LanguageTexts {
  readonly groups: readonly Translated[];
  readonly phrases?: Phrases;
  readonly labelled?: Labelled;
}

/** Shows texts in a language from now on; returns a function that goes back to the language before. */
export function switchLanguage(name: string, texts: readonly LanguageTexts[]): () => void {
  const groups = texts.flatMap((each) => each.groups);
  const before = groups.map(({ english }) => ({ english, other: structureOf(english) }));
  for (const group of groups) translate(group);
  const undo = texts.map(({ labelled }) => (labelled === undefined ? () => {} : relabel(labelled)));
  const restorePhrases = setPhrases(
    name,
    texts.flatMap(({ phrases }) => (phrases === undefined ? [] : [phrases])),
  );
  return () => {
    for (const group of before) translate(group);
    for (const back of undo) back();
    restorePhrases();
  };
}

/** The sentences of a group as they are now. */
const structureOf = (group: object): object =>
  Object.fromEntries(
    Object.entries(group).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? structureOf(value) : value,
    ]),
  );
