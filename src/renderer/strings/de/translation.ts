/**
 * What a language says in the place of the English sentences: the same sentences, asking for the same values at most.
 * The compiler names what is missing or left over.
 */
export type Translation<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
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
export function translate({ english, other }: Translated): void {
  const target = english as Record<string, unknown>;
  for (const [key, value] of Object.entries(other)) {
    const held = target[key];
    const isGroup = typeof held === 'object' && held !== null && !Array.isArray(held);
    if (isGroup) translate({ english: held, other: value as object });
    else target[key] = value;
  }
}
