/** Texts that are made where they are shown, by code that knows no language. */
import type { Translate } from './translate.ts';

/** A text, or a function that makes it in the language of whoever shows it. */
export type LateText = string | ((translate: Translate) => string);

export const formatText = (translate: Translate, text: LateText): string =>
  typeof text === 'string' ? text : text(translate);

/** Names the message and its values instead of formatting them, so that texts can be compared in no language. */
export const identify = Object.assign((...message: readonly unknown[]) => JSON.stringify(message), {
  language: 'en',
  has: () => true,
  add: () => {},
}) as unknown as Translate;

/** Returns a text that two texts have in common only if they are the same in every language. */
export const identifyText = (text: LateText): string => formatText(identify, text);

/** Whether two texts are the same in every language. */
export const isSameText = (a: LateText | undefined, b: LateText | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && identifyText(a) === identifyText(b));
