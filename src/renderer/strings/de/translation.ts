/**
 * What a language says in the place of the English sentences. What is missing stays English, and a test lists it; what is
 * there has the shape of the English one, or the compiler says so.
 */
export type Translation<T> = {
  readonly [K in keyof T]?: T[K] extends string
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

/** The English sentences that a language has none for, as `themes.dark`. */
export function untranslated({ english, other }: Translated, above = ''): string[] {
  return Object.entries(english).flatMap(([key, held]) => {
    const place = above === '' ? key : `${above}.${key}`;
    const said = (other as Record<string, unknown>)[key];
    const isGroup = typeof held === 'object' && held !== null && !Array.isArray(held);
    if (isGroup) return untranslated({ english: held, other: (said ?? {}) as object }, place);
    // An empty text says nothing in any language.
    return said === undefined && held !== '' ? [place] : [];
  });
}
