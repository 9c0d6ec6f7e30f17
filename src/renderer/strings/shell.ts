import type { Translate } from '../../shared/texts/translate.ts';
import { shortenName } from './documents/shorten-name.ts';

/** Labels a document in the list of commands, with the label of its kind and the name of its game, if it has one. */
export const labelFoundDocument = (
  translate: Translate,
  documentName: string,
  kindLabel: string,
  gameName?: string,
): string =>
  gameName === undefined
    ? translate('shell.openDocument', { name: shortenName(documentName), kind: kindLabel })
    : translate('shell.openDocumentOfGame', { name: shortenName(documentName), kind: kindLabel, game: gameName });
