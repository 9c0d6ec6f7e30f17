import type { Translate } from '../../shared/texts/translate.ts';
import { shortName } from './documents/short-name.ts';

/** Labels a document in the list of commands. `kind` is the label of its kind, `game` the name of its game, if it has one. */
export const labelFoundDocument = (translate: Translate, name: string, kind: string, game?: string): string =>
  game === undefined
    ? translate('shell.openDocument', { name: shortName(name), kind })
    : translate('shell.openDocumentOfGame', { name: shortName(name), kind, game });
