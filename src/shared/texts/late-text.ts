/** Texts from code that doesn't know the language; they are formatted where they are shown. */
import type { Translate } from './translate.ts';

/** A text, or a function that formats the text in the language in which it is shown. */
export type LateText = string | ((translate: Translate) => string);

export const formatLateText = (translate: Translate, lateText: LateText): string =>
  typeof lateText === 'string' ? lateText : lateText(translate);

/** Returns the message key and values instead of a formatted text, so that texts can be compared independent of language. */
export const identifyMessage = Object.assign((...message: readonly unknown[]) => JSON.stringify(message), {
  language: 'en',
  has: () => true,
  add: () => {},
}) as unknown as Translate;

/** Returns an identity that is equal only for texts that are the same in every language. */
export const createTextIdentity = (lateText: LateText): string => formatLateText(identifyMessage, lateText);

/** Whether two texts are the same in every language. */
export const isSameText = (first: LateText | undefined, second: LateText | undefined): boolean =>
  first === second ||
  (first !== undefined && second !== undefined && createTextIdentity(first) === createTextIdentity(second));
