import type { Translation } from '../../../shared/i18n/translation.ts';
import type { KEYS } from '../keys.ts';

export const KEYS_DE: Translation<typeof KEYS> = {
  ctrl: 'Strg',
  shift: 'Umschalt',
  alt: 'Alt',
  delete: 'Entf',
  escape: 'Esc',
  pageUp: 'Bild auf',
  pageDown: 'Bild ab',
};
