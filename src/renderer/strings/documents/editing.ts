import { formatExpected } from '../../../shared/document/expected-text.ts';
import type { Unreadable } from '../../../shared/document/parse.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortenName } from './shorten-name.ts';

/** Returns the full name of a document, for example for a file; `Unnamed` if it has none. */
export const getTitle = (translate: Translate, documentName: string): string =>
  documentName === '' ? translate('editing.unnamed') : documentName;

/** Returns the name of a document for a sentence; `Unnamed` if it has none. */
export const getShortTitle = (translate: Translate, documentName: string): string =>
  documentName === '' ? translate('editing.unnamed') : shortenName(documentName);

/** Says what was expected in a document that can't be read, and where. */
export function describeUnreadable(translate: Translate, { path: pointer, expected }: Unreadable): string {
  const words = formatExpected(translate, expected);
  return pointer === ''
    ? translate('editing.brokenAtStart', { expected: words })
    : translate('editing.brokenReason', { path: pointer, expected: words });
}
