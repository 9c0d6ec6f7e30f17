import type { Character } from '../../../../shared/document/schema.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { shortName } from '../../../strings/documents/short-name.ts';

/** A name as lists and sentences have room for it. */
export const shownNameOf = (t: Translate, { name }: Character): string =>
  name === '' ? t('editing.unnamed') : shortName(name);
