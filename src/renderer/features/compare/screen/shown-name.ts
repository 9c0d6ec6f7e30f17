import type { Character } from '../../../../shared/document/schema.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { shortName } from '../../../strings/documents/short-name.ts';

/** A name as lists and sentences have room for it. */
export const shownNameOf = (translate: Translate, { name }: Character): string =>
  name === '' ? translate('editing.unnamed') : shortName(name);
