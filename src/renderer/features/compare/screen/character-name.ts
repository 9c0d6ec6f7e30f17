import type { Character } from '../../../../shared/document/schema.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';

/** Returns a character's name, shortened for lists and sentences. */
export const formatCharacterName = (translate: Translate, { name }: Character): string =>
  name === '' ? translate('editing.unnamed') : shortenName(name);
