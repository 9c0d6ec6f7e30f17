import { expectedText } from '../../../shared/document/expected-text.ts';
import type { Unreadable } from '../../../shared/document/parse.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortName } from './short-name.ts';

/** Returns the name of a document in full, as for a file; `Unnamed` if it has none. */
export const getTitle = (translate: Translate, name: string): string =>
  name === '' ? translate('editing.unnamed') : name;

/** Returns the name of a document for a sentence; `Unnamed` if it has none. */
export const getShortTitle = (translate: Translate, name: string): string =>
  name === '' ? translate('editing.unnamed') : shortName(name);

/** Says what was expected in a document that can't be read, and where. */
export function describeUnreadable(translate: Translate, { path, expected }: Unreadable): string {
  const words = expectedText(translate, expected);
  return path === ''
    ? translate('editing.brokenAtStart', { expected: words })
    : translate('editing.brokenReason', { path, expected: words });
}
